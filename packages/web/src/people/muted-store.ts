// Whom I do not want to hear at any table: they are not told. The server keeps it, and sends nothing of what they say.
import type { Known } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { create } from 'zustand';
import { server } from '../table/server.ts';

export const useMuted = create<{ readonly muted: readonly Known[] }>()(() => ({ muted: [] }));

export async function loadMuted(): Promise<void> {
  if (useSettings.getState().known) useMuted.setState({ muted: (await server.call('friends')).muted });
}

export async function hush(person: string, muted: boolean): Promise<void> {
  await server.call('hush', { body: { person, muted } });
  await loadMuted();
}
