// The games of this house, listed in one place.
import { corral } from '@sagebrush/corral';
import { cowpoker } from '@sagebrush/cowpoker';
import { type Game, registry } from '@sagebrush/engine';
import { wyoming } from '@sagebrush/wyoming';

export const games = registry([corral, wyoming, cowpoker] as readonly Game[]);
