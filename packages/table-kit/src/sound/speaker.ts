// The speaker: opened after the first touch, since browsers keep quiet before; it sleeps when nothing sounds.
import { detach } from '@sagebrush/engine';
import type { Noise, Recipe, Tone } from './recipes.ts';

export interface Speaker {
  play(recipe: Recipe, volume: number): void;
}

const SILENCE = 0.0001;
const ATTACK = 0.004;
const SLEEP_AFTER = 8000;

/** Undefined as long as nobody has touched the page, and where there is no sound at all. */
export function openSpeaker(): Speaker | undefined {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return undefined;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const noise = whiteNoise(context);
  const master = context.createGain();
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  let sleep: ReturnType<typeof setTimeout> | undefined;

  return {
    play(recipe, volume) {
      clearTimeout(sleep);
      sleep = setTimeout(() => detach(context.suspend(), reportError), SLEEP_AFTER);
      if (context.state === 'suspended') detach(context.resume(), reportError);
      // The ear hears loudness in powers.
      master.gain.value = volume ** 2;
      const now = context.currentTime + 0.01;
      for (const layer of recipe) {
        if ('noise' in layer) hissed(context, noise, layer, now).connect(master);
        else sounded(context, layer, now).connect(master);
      }
    },
  };
}

function hissed(context: AudioContext, buffer: AudioBuffer, layer: Noise, now: number): AudioNode {
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const filter = new BiquadFilterNode(context, { type: layer.noise, Q: layer.noise === 'bandpass' ? 1.4 : 0.7 });
  glide(filter.frequency, layer, now);
  source.start(now + layer.at, Math.random());
  source.stop(now + layer.at + layer.lasts);
  return source.connect(filter).connect(faded(context, layer, now));
}

function sounded(context: AudioContext, layer: Tone, now: number): AudioNode {
  const source = new OscillatorNode(context, { type: layer.wave });
  glide(source.frequency, layer, now);
  source.start(now + layer.at);
  source.stop(now + layer.at + layer.lasts);
  return source.connect(faded(context, layer, now));
}

function glide(pitch: AudioParam, { at, lasts, from, to }: Noise | Tone, now: number): void {
  pitch.setValueAtTime(from, now + at);
  pitch.exponentialRampToValueAtTime(to, now + at + lasts);
}

function faded(context: AudioContext, { at, lasts, loud }: Noise | Tone, now: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, now + at);
  gain.gain.exponentialRampToValueAtTime(loud, now + at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, now + at + lasts);
  return gain;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
