// The twelve face cards of the standard deck: people of the West, one for each.
import type { SuitText } from '@sagebrush/engine';
import type { Paint } from '../shapes.ts';
import { type PortraitPerson, paintOf, person } from './portrait.ts';

export type CourtRank = 'J' | 'Q' | 'K';

export const COURTS: Readonly<Record<`${CourtRank}${SuitText}`, PortraitPerson>> = {
  JC: person(
    ['round', 'tan', 'smile', 'short', 'brown', 'stubble'],
    ['slouch', 'sand', 'bandana', 'ochre', 'overalls', 'sage', 'harmonica'],
  ),
  QC: person(
    ['oval', 'tan', 'wink', 'braids', 'brown', 'none'],
    ['stetson', 'sand', 'knot', 'ochre', 'fringe', 'sage', 'lasso'],
  ),
  KC: person(
    ['square', 'tan', 'stern', 'short', 'brown', 'full'],
    ['tall', 'walnut', 'bandana', 'ochre', 'duster', 'sage', 'whip'],
  ),
  JD: person(
    ['thin', 'tan', 'wink', 'parted', 'black', 'pencil'],
    ['bowler', 'walnut', 'bow', 'night', 'vest', 'rust', 'cards'],
  ),
  QD: person(
    ['oval', 'tan', 'lashes', 'curls', 'brown', 'none'],
    ['plumed', 'rust', 'beads', 'ochre', 'dress', 'rust', 'fan'],
  ),
  KD: person(
    ['round', 'tan', 'monocle', 'burns', 'grey', 'goatee'],
    ['topper', 'night', 'jabot', 'ochre', 'duster', 'rust', 'coin'],
  ),
  JH: person(
    ['oval', 'tan', 'open', 'fringe', 'brown', 'none'],
    ['stetson', 'cream', 'bandana', 'ember', 'fringe', 'sand', 'straw'],
  ),
  QH: person(
    ['round', 'tan', 'lashes', 'flowing', 'black', 'none'],
    ['flower', 'ember', 'lace', 'ochre', 'dress', 'ember', 'rose'],
  ),
  KH: person(
    ['square', 'tan', 'open', 'burns', 'grey', 'handlebar'],
    ['sombrero', 'sand', 'bow', 'ember', 'duster', 'ember', 'cigar'],
  ),
  JS: person(
    ['thin', 'tan', 'narrow', 'long', 'black', 'goatee'],
    ['gambler', 'night', 'knot', 'slate', 'poncho', 'indigo', 'revolver'],
  ),
  QS: person(
    ['thin', 'tan', 'stern', 'long', 'black', 'none'],
    ['hood', 'night', 'knot', 'ochre', 'robe', 'indigo', 'lantern'],
  ),
  KS: person(
    ['square', 'tan', 'stern', 'burns', 'grey', 'walrus'],
    ['badgeHat', 'slate', 'ribbon', 'night', 'duster', 'indigo', 'star'],
  ),
};

/** Court cards are printed in few colours: skin and paper are almost one. */
export const courtPaint = (person: PortraitPerson): Paint => ({ ...paintOf(person), skin: '#ecc9a0' });
