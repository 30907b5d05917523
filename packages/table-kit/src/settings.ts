// What a guest likes: kept in this browser, read everywhere.
import { create } from 'zustand';
import { keepSettings, keptSettings, type Settings } from './light.ts';

export * from './light.ts';

export const useSettings = create<Settings>()(keptSettings);
useSettings.subscribe(keepSettings);
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
}
