// What people carry: at the right hand, on the chest, or in the mouth.
import { type ArtShapes, circle, star } from '../shapes.ts';

const FIST = ['skin', 'M74 83Q74 78 79 78H88Q92 78 92 83V89Q92 94 87 94H79Q74 94 74 89Z'] as const;
const FINGERS = ['line', 'M75 83.5H84M75 88H84'] as const;
const HAND: ArtShapes = [FIST, FINGERS];

export const PROPS = {
  none: [],
  revolver: [
    ['steel', 'M79.5 44H84.5V64H79.5Z'],
    ['steel', 'M76 62H88V74H76Z'],
    ['line', 'M80 62V74M84 62V74M88 74Q94 78 88 82'],
    ['wood', 'M77 74H88L90 97H80Z'],
    ...HAND,
  ],
  rifle: [
    ['steel', 'M81 14H84.5V58H81Z'],
    ['wood', 'M79.5 44H86V74L90 100H78L79.5 74Z'],
    ['line', 'M86 70Q92 74 87 80'],
    ...HAND,
  ],
  lasso: [
    ['line', `${circle(83, 74, 15)}${circle(82, 76, 11.4)}${circle(84, 73, 8)}`],
    ['brass', 'M83 59a15 15 0 1 0 .1 0ZM83 62.6a11.4 11.4 0 1 1 -.1 0Z'],
    ['brass', 'M84 65a8 8 0 1 0 .1 0ZM84 68a5 5 0 1 1 -.1 0Z'],
    ...HAND,
  ],
  star: [
    ['brass', star(69, 90, 8.5)],
    ['line', circle(69, 90, 2.2)],
  ],
  medal: [
    ['scarf', 'M64 82H72V88L68 91L64 88Z'],
    ['brass', circle(68, 94, 4.4)],
  ],
  harmonica: [
    ['steel', 'M37 61.5H63V70H37Z'],
    ['ink', 'M40 64.5H43.5V67.5H40ZM46 64.5H49.5V67.5H46ZM52 64.5H55.5V67.5H52ZM58 64.5H60.5V67.5H58Z'],
    ['skin', 'M60 66Q66 60 71 66L76 84L66 88Q66 76 60 73Z'],
  ],
  lantern: [
    ['line', 'M75 62Q83 48 91 62'],
    ['ink', 'M77 58H89L91 63H75Z'],
    ['paper', 'M76 63H90L92 80H74Z'],
    ['brass', 'M83 66Q88 73 83 79Q78 73 83 66Z'],
    ['ink', 'M73 80H93V85H73Z'],
  ],
  cards: [
    ['paper', 'M64 66L74 62L82 84L72 88Z'],
    ['paper', 'M75 61H86V85H75Z'],
    ['paper', 'M86 62L96 66L88 88L78 84Z'],
    ['ember', 'M80.5 67L84 72L80.5 77L77 72Z'],
    FIST,
    FINGERS,
  ],
  fiddle: [
    ['wood', 'M70 96C64 88 72 84 74 80C72 72 80 66 86 72C92 76 90 84 84 86C82 94 78 102 70 96Z'],
    ['line', 'M72 92L95 58M77 78L85 84'],
    ['ink', 'M90 58L96 54L99 58L94 64Z'],
  ],
  bottle: [
    ['sage', 'M79 54H86V62L91 70V92H74V70L79 62Z'],
    ['paper', 'M74 74H91V84H74Z'],
    ['wood', 'M79.5 50H85.5V54H79.5Z'],
    ['line', 'M78 79H87'],
  ],
  book: [
    ['ember', 'M68 74L82 70L96 74V96L82 92L68 96Z'],
    ['line', 'M82 70V92M72 79L79 77M85 77L92 79'],
  ],
  bell: [
    ['brass', 'M76 84C78 78 76 68 83 66C90 68 88 78 90 84L93 88H73Z'],
    ['wood', 'M81 56H85V67H81Z'],
    ['brass', circle(83, 90, 2.6)],
  ],
  rose: [
    ['line', 'M83 72Q80 84 82 98M82 86Q76 84 75 79'],
    ['ember', 'M83 74C75 72 75 62 80 60Q83 56 86 60C91 62 91 72 83 74Z'],
    ['line', 'M80 64Q83 61 86 64Q87 68 83 69Q80 68 81 65'],
  ],
  cigar: [
    ['wood', 'M53 64.5L70 68.5L69.5 72L52.5 67.5Z'],
    ['ember', 'M70 68.5L73.5 69.5L73 73L69.5 72Z'],
    ['line', 'M74 66Q78 62 75 58Q73 54 77 50'],
  ],
  pipe: [
    ['wood', 'M52 64.5L64 70Q64 62 66 62H73Q74 74 68 76Q62 76 52 67.5Z'],
    ['line', 'M69 59Q66 55 70 51Q73 48 70 44'],
  ],
  straw: [
    ['brass', 'M53 64L74 58L74.4 60L53.4 66Z'],
    ['brass', 'M74 58L80 53L79 58L83 58L78 61L74.4 60Z'],
  ],
  letter: [
    ['paper', 'M66 72L94 66L97 86L69 92Z'],
    ['line', 'M66 72L83 81L94 66M80 86L90 84'],
  ],
  scissors: [
    ['steel', 'M84 50L86.5 51L82 76L79.5 75ZM75 52L78 50.5L84 74L81.5 76Z'],
    ['line', `${circle(77, 82, 5)}${circle(88, 82, 5)}M80 77L81.5 74L85 77`],
  ],
  coin: [
    ['brass', circle(84, 66, 6.5)],
    ['line', `${circle(84, 66, 3.6)}M72 60L75 62M74 54L77 58M80 51L81 55`],
    ...HAND,
  ],
  oar: [['wood', 'M80 30Q84 26 88 30V52L85.5 56V100H82.5V56L80 52Z'], ['line', 'M84 32V50'], ...HAND],
  cane: [['ink', 'M82 62H85V101H82Z'], ['brass', circle(83.5, 59, 5)], ...HAND],
  shovel: [
    ['wood', 'M82 44H85V101H82Z'],
    ['steel', 'M76 24Q83.5 20 91 24V38Q90 46 83.5 48Q77 46 76 38Z'],
    ['line', 'M83.5 28V40'],
    ...HAND,
  ],
  whip: [['line', 'M83 78C80 58 96 62 94 50C92 40 78 46 82 36'], ['wood', 'M81 76H86V100H81Z'], ...HAND],
  spoons: [
    ['steel', 'M77 52a4.4 6.5 0 1 1 .1 0ZM89 52a4.4 6.5 0 1 1 .1 0Z'],
    ['steel', 'M76 52H79L82 82H80ZM87.5 52H90.5L87 82H85Z'],
    ...HAND,
  ],
  fan: [
    ['scarf', 'M82 96L62 76Q70 60 82 60Q94 60 100 74Z'],
    ['line', 'M82 96L68 69M82 96L77 61M82 96L88 61M82 96L96 68M65 80Q73 66 82 66Q92 66 98 79'],
  ],
  cross: [['wood', 'M81 58H86V68H94V73H86V96H81V73H73V68H81Z'], ...HAND],
  dynamite: [
    ['ember', 'M75 66H80V94H75ZM80.5 64H85.5V94H80.5ZM86 66H91V94H86Z'],
    ['ink', 'M74 76H92V81H74Z'],
    ['line', 'M83 64Q82 56 88 54Q92 52 90 47'],
    ['brass', star(90, 45, 5, 6)],
  ],
  key: [
    ['brass', `${circle(83, 60, 7)}M81.5 67H84.5V92H92V88H88V86H92V82H84.5Z`],
    ['line', circle(83, 60, 3)],
  ],
  ledger: [
    ['paper', 'M67 70H92V97H67Z'],
    ['line', 'M71 76H88M71 81H88M71 86H84M71 91H86'],
    ['ink', 'M92 62L96 58L98 60L88 76L86 78L86.5 74Z'],
  ],
  medicine: [
    ['wood', 'M66 78H97V98H66Z'],
    ['line', 'M74 78Q74 71 81.5 71Q89 71 89 78'],
    ['paper', circle(81.5, 88, 6)],
    ['ember', 'M80 84H83V86.5H85.5V89.5H83V92H80V89.5H77.5V86.5H80Z'],
  ],
  pick: [['wood', 'M82 46H86V101H82Z'], ['steel', 'M64 56Q74 42 84 43Q94 42 100 54Q92 49 84 50Q74 50 64 56Z'], ...HAND],
  fish: [
    ['steel', 'M84 98L78 103H92L86 98C94 86 92 70 84 62C77 70 76 86 84 98Z'],
    ['ink', circle(82, 72, 1.4)],
    ['line', 'M84 62V52M79 80Q84 84 89 80M80 88Q84 91 88 88M78 70L70 66M79 73L70 74'],
  ],
  knife: [['steel', 'M80 46Q88 52 87 74H80Z'], ['wood', 'M79 74H88V98H79Z'], ['brass', 'M76 72H91V76H76Z'], ...HAND],
  feather: [
    ['paper', 'M86 40C96 52 92 74 82 86C76 74 78 52 86 40Z'],
    ['line', 'M86 42C86 60 84 76 80 98M84 60L89 54M83 70L89 63M83 66L79 61'],
  ],
  parasol: [
    ['wood', 'M82.5 36H85V101H82.5Z'],
    ['scarf', 'M62 50Q66 30 83.5 28Q101 30 105 50Q98 45 93 50Q88 45 83.5 50Q79 45 74 50Q69 45 62 50Z'],
    ['line', 'M83.5 28Q76 36 74 50M83.5 28Q91 36 93 50'],
    ...HAND,
  ],
  glass: [
    ['paper', 'M75 64H92L90 90H77Z'],
    ['brass', 'M76 74H91.2L90 90H77Z'],
    ['line', 'M80 78V86'],
  ],
  horseshoe: [
    ['steel', 'M74 94C66 74 76 62 83 62C90 62 100 74 92 94H87C92 78 88 68 83 68C78 68 74 78 79 94Z'],
    ['ink', `${circle(74.6, 76, 1)}${circle(91.4, 76, 1)}${circle(76, 86, 1)}${circle(90, 86, 1)}`],
  ],
  hay: [
    ['brass', 'M68 52L71 52L82 84L79 86ZM83 46H86V84H83ZM96 52L93 51L86 84H89Z'],
    ['brass', 'M66 48L74 44L73 54L68 57ZM80 40L85 34L90 40L87 50H82ZM93 46L101 48L98 57L93 54Z'],
    ...HAND,
  ],
  telegraph: [
    ['wood', 'M64 88H98V97H64Z'],
    ['brass', 'M70 82H90V85H70Z'],
    ['brass', circle(71, 79, 4)],
    ['line', 'M80 85V88M90 85V88M64 72L60 68M66 66L64 61'],
  ],
  saddle: [
    ['line', `${circle(83, 80, 14)}M83 66V94M69 80H97M73 70L93 90M93 70L73 90`],
    ['wood', circle(83, 80, 4)],
  ],
} as const satisfies Record<string, ArtShapes>;
