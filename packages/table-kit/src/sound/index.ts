// Sounds, synthesized: no files. As loud as the settings say.
import { useSettings } from '../settings.ts';
import { RECIPES, type Sound } from './recipes.ts';
import { openSpeaker, type Speaker } from './speaker.ts';

export type { Sound } from './recipes.ts';

/** The same sound again so soon is not heard as a second one, only as a louder one. */
const TOO_SOON = 60;

let speaker: Speaker | undefined;
const played = new Map<Sound, number>();

export function playSound(sound: Sound | undefined): void {
  const { sound: on, volume } = useSettings.getState();
  if (sound === undefined || !on || volume <= 0) return;
  const now = performance.now();
  if (now - (played.get(sound) ?? -TOO_SOON) < TOO_SOON) return;
  speaker ??= openSpeaker();
  if (!speaker) return;
  played.set(sound, now);
  speaker.play(RECIPES[sound], volume);
}
