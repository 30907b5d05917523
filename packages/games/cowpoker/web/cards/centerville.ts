// The people of Centerville, by their English names.
import { type Portrait, person } from '@sagebrush/table-kit/art/people/portrait.ts';

const one = (...parts: Parameters<typeof person>): Portrait => ({ person: person(...parts) });

export const CENTERVILLE: Readonly<Record<string, Portrait>> = {
  'Chucho the Goat': { animal: 'goat' },
  'Lupe Ocotillo': one(
    ['oval', 'olive', 'stern', 'braids', 'black', 'none'],
    ['sombrero', 'sand', 'knot', 'ember', 'fringe', 'rust', 'revolver'],
  ),
  'Paco Two-Spoons': one(
    ['round', 'olive', 'smile', 'short', 'black', 'walrus'],
    ['none', 'sand', 'bandana', 'ochre', 'apron', 'cream', 'spoons'],
  ),
  'Old Tomás': one(
    ['thin', 'brown', 'old', 'bald', 'white', 'goatee'],
    ['sombrero', 'cream', 'open', 'rust', 'poncho', 'walnut', 'cane'],
  ),
  'Rafael the Quick': one(
    ['thin', 'tan', 'wink', 'burns', 'black', 'pencil'],
    ['gambler', 'night', 'bow', 'ember', 'vest', 'rust', 'knife'],
  ),
  'Sister Remedios': one(
    ['oval', 'olive', 'open', 'short', 'black', 'none'],
    ['veil', 'night', 'wimple', 'cream', 'robe', 'night', 'cross'],
  ),
  'Consuelo Reyes': one(
    ['oval', 'tan', 'lashes', 'side', 'chestnut', 'none'],
    ['stetson', 'rust', 'bandana', 'cream', 'vest', 'walnut', 'lasso'],
  ),
  'Night Rider Inés': one(
    ['thin', 'tan', 'narrow', 'long', 'black', 'none'],
    ['hood', 'night', 'knot', 'ember', 'duster', 'night', 'lantern'],
  ),
  'The Vega Brothers': {
    pair: [
      person(
        ['square', 'olive', 'stern', 'short', 'black', 'handlebar'],
        ['stetson', 'walnut', 'bandana', 'ember', 'duster', 'sand', 'none'],
      ),
      person(
        ['round', 'olive', 'narrow', 'short', 'black', 'stubble'],
        ['sombrero', 'rust', 'bandana', 'ochre', 'poncho', 'walnut', 'revolver'],
      ),
    ],
  },
  'Doña Ximena Davila': one(
    ['oval', 'tan', 'lashes', 'bun', 'grey', 'none'],
    ['comb', 'walnut', 'lace', 'rust', 'shawl', 'night', 'fan'],
  ),
  'Little Finn': one(
    ['round', 'pale', 'smile', 'fringe', 'red', 'none'],
    ['cap', 'sage', 'open', 'bottle', 'overalls', 'walnut', 'straw'],
  ),
  'Bridie Lasso': one(
    ['round', 'pale', 'wink', 'braids', 'red', 'none'],
    ['stetson', 'sand', 'knot', 'bottle', 'fringe', 'sand', 'lasso'],
  ),
  'Uncle Declan': one(
    ['round', 'pale', 'spectacles', 'bald', 'white', 'full'],
    ['none', 'walnut', 'bow', 'bottle', 'vest', 'sage', 'pipe'],
  ),
  "Shamus O'Hay": one(
    ['square', 'pale', 'open', 'short', 'straw', 'stubble'],
    ['slouch', 'ochre', 'bandana', 'bottle', 'overalls', 'indigo', 'hay'],
  ),
  'Cormac the Drover': one(
    ['square', 'tan', 'stern', 'burns', 'red', 'handlebar'],
    ['tall', 'walnut', 'knot', 'cream', 'duster', 'bottle', 'whip'],
  ),
  'Fiddling Nora': one(
    ['oval', 'pale', 'smile', 'curls', 'red', 'none'],
    ['none', 'sage', 'lace', 'bottle', 'dress', 'bottle', 'fiddle'],
  ),
  'Tug Flanagan': one(
    ['square', 'pale', 'narrow', 'short', 'chestnut', 'chops'],
    ['bowler', 'walnut', 'tie', 'sage', 'vest', 'night', 'horseshoe'],
  ),
  'Widow Kearney': one(
    ['thin', 'pale', 'old', 'bun', 'grey', 'none'],
    ['bonnet', 'night', 'lace', 'night', 'shawl', 'slate', 'none'],
  ),
  'Bull McCready': one(
    ['square', 'tan', 'stern', 'bald', 'red', 'full'],
    ['none', 'walnut', 'open', 'bottle', 'vest', 'walnut', 'saddle'],
  ),
  'Big Maeve Gallagher': one(
    ['round', 'pale', 'lashes', 'flowing', 'red', 'none'],
    ['plumed', 'bottle', 'beads', 'ochre', 'dress', 'sage', 'horseshoe'],
  ),
  'Silent Amos': one(
    ['thin', 'dark', 'narrow', 'short', 'black', 'none'],
    ['gambler', 'slate', 'bandana', 'indigo', 'duster', 'night', 'rifle'],
  ),
  'Hob Calloway': one(
    ['round', 'tan', 'open', 'short', 'straw', 'handlebar'],
    ['stetson', 'slate', 'bandana', 'sky', 'vest', 'indigo', 'revolver'],
  ),
  'Deputy Crane': one(
    ['thin', 'pale', 'spectacles', 'parted', 'straw', 'none'],
    ['stetson', 'cream', 'ribbon', 'night', 'duster', 'indigo', 'star'],
  ),
  'Lefty Boone': one(
    ['square', 'tan', 'patch', 'wild', 'brown', 'stubble'],
    ['slouch', 'walnut', 'knot', 'sky', 'fringe', 'sand', 'knife'],
  ),
  'Ruth Ironside': one(
    ['square', 'brown', 'stern', 'bun', 'black', 'none'],
    ['none', 'slate', 'cleric', 'night', 'uniform', 'slate', 'rifle'],
  ),
  'Ten-Pace Tilly': one(
    ['oval', 'pale', 'wink', 'tail', 'straw', 'none'],
    ['tall', 'cream', 'knot', 'ember', 'fringe', 'sky', 'revolver'],
  ),
  'Gideon Slate': one(
    ['thin', 'pale', 'monocle', 'parted', 'grey', 'chops'],
    ['topper', 'slate', 'jabot', 'slate', 'duster', 'slate', 'cane'],
  ),
  'Deadeye Dot': one(
    ['round', 'tan', 'patch', 'side', 'chestnut', 'none'],
    ['kerchief', 'indigo', 'bandana', 'indigo', 'vest', 'slate', 'rifle'],
  ),
  'The Yuma Twins': {
    pair: [
      person(
        ['oval', 'brown', 'narrow', 'long', 'black', 'none'],
        ['tall', 'night', 'bandana', 'indigo', 'poncho', 'sky', 'none'],
      ),
      person(
        ['oval', 'brown', 'stern', 'long', 'black', 'none'],
        ['tall', 'cream', 'bandana', 'ember', 'poncho', 'slate', 'revolver'],
      ),
    ],
  },
  'Colonel Ezra Masterson': one(
    ['square', 'pale', 'stern', 'burns', 'white', 'handlebar'],
    ['kepi', 'indigo', 'tie', 'ochre', 'uniform', 'indigo', 'medal'],
  ),
  'Three-Card Lem': one(
    ['thin', 'tan', 'wink', 'parted', 'black', 'goatee'],
    ['bowler', 'ochre', 'bow', 'mauve', 'vest', 'mauve', 'cards'],
  ),
  'Mirabel Catfish': one(
    ['round', 'dark', 'smile', 'curls', 'black', 'none'],
    ['kerchief', 'ochre', 'beads', 'ochre', 'overalls', 'sky', 'fish'],
  ),
  'Hollis Mudd': one(
    ['square', 'tan', 'narrow', 'wild', 'brown', 'full'],
    ['slouch', 'slate', 'bandana', 'rust', 'duster', 'walnut', 'dynamite'],
  ),
  'Silk Delacroix': one(
    ['thin', 'brown', 'monocle', 'short', 'black', 'pencil'],
    ['topper', 'night', 'jabot', 'ochre', 'duster', 'ochre', 'cane'],
  ),
  'Ferryman Abel': one(
    ['square', 'dark', 'old', 'short', 'white', 'long'],
    ['cap', 'indigo', 'knot', 'ochre', 'robe', 'slate', 'oar'],
  ),
  'Pilar Quicksand': one(
    ['oval', 'olive', 'stern', 'flowing', 'chestnut', 'none'],
    ['gambler', 'ochre', 'bandana', 'bottle', 'fringe', 'cream', 'lasso'],
  ),
  'Marisol the Dealer': one(
    ['oval', 'olive', 'lashes', 'bun', 'black', 'none'],
    ['flower', 'walnut', 'bow', 'night', 'vest', 'ochre', 'cards'],
  ),
  'Judge Pettibone': one(
    ['round', 'pale', 'spectacles', 'curls', 'white', 'none'],
    ['none', 'walnut', 'jabot', 'cream', 'robe', 'night', 'book'],
  ),
  'Lucky Encarnación': one(
    ['round', 'olive', 'smile', 'flowing', 'black', 'none'],
    ['flower', 'ochre', 'beads', 'ochre', 'dress', 'ember', 'coin'],
  ),
  'Don Joaquín del Río': one(
    ['square', 'olive', 'open', 'burns', 'grey', 'handlebar'],
    ['sombrero', 'night', 'bow', 'ochre', 'duster', 'ochre', 'cigar'],
  ),
  'Stray Dog': { animal: 'dog' },
  'Telegraph Boy': one(
    ['round', 'brown', 'open', 'short', 'black', 'none'],
    ['kepi', 'mauve', 'bow', 'mauve', 'uniform', 'slate', 'letter'],
  ),
  'The Barber': one(
    ['round', 'tan', 'open', 'parted', 'black', 'handlebar'],
    ['none', 'night', 'bow', 'ember', 'apron', 'sky', 'scissors'],
  ),
  'The Schoolmarm': one(
    ['thin', 'pale', 'spectacles', 'bun', 'brown', 'none'],
    ['none', 'mauve', 'lace', 'mauve', 'dress', 'mauve', 'bell'],
  ),
  'Drunken Pianist': one(
    ['oval', 'pale', 'old', 'wild', 'straw', 'stubble'],
    ['bowler', 'mauve', 'ribbon', 'ember', 'vest', 'slate', 'bottle'],
  ),
  'The Undertaker': one(
    ['thin', 'pale', 'stern', 'burns', 'black', 'chops'],
    ['topper', 'night', 'ribbon', 'night', 'duster', 'night', 'shovel'],
  ),
  'Tax Collector': one(
    ['round', 'pale', 'monocle', 'bald', 'brown', 'pencil'],
    ['bowler', 'night', 'tie', 'mauve', 'duster', 'slate', 'ledger'],
  ),
  'Preacher Holloway': one(
    ['thin', 'dark', 'open', 'burns', 'grey', 'none'],
    ['gambler', 'night', 'cleric', 'night', 'duster', 'slate', 'book'],
  ),
  'Stagecoach Sal': one(
    ['square', 'tan', 'smile', 'tail', 'brown', 'none'],
    ['tall', 'sand', 'knot', 'mauve', 'duster', 'sand', 'whip'],
  ),
  'Mayor Tuttle': one(
    ['round', 'pale', 'smile', 'burns', 'grey', 'walrus'],
    ['topper', 'mauve', 'bow', 'ember', 'vest', 'mauve', 'key'],
  ),
  'Marigold Finster': one(
    ['oval', 'pale', 'wink', 'curls', 'straw', 'none'],
    ['plumed', 'mauve', 'beads', 'ember', 'dress', 'ember', 'parasol'],
  ),
  'Doc Amberley': one(
    ['oval', 'tan', 'spectacles', 'parted', 'grey', 'goatee'],
    ['none', 'night', 'ribbon', 'night', 'vest', 'sand', 'medicine'],
  ),
  'The Coyote': { animal: 'coyote' },
  Tumbleweed: { animal: 'tumbleweed' },
};
