// The rules of thumb that bots build on. They read what one seat may know, never the truth.
import type { Sense } from '@sagebrush/engine';
import type { CorralTypes } from '../types.ts';
import { favourite } from './favourite.ts';
import { leanings } from './leanings.ts';
import { likelihood } from './likelihood.ts';
import { motif } from './motif.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';
import { prospects } from './prospects.ts';
import { read, sightOf } from './sight.ts';
import { traits } from './traits.ts';
import { weigh } from './weigh.ts';
import { verdicts, why } from './why.ts';

export const sense: Sense<CorralTypes> = {
  read,
  sightOf,
  weigh,
  favourite,
  why,
  verdicts,
  motif,
  stage: () => 0,
  prospects,
  likelihood,
  traits,
  weights: () => NETWORK_WEIGHTS,
  leanings,
};
