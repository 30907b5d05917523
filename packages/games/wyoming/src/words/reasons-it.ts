// Reasons in Italian: what a choice gains, and what it risks.
import { type Sentence, say } from '@sagebrush/engine';
import type { Combination } from '../sense/combinations.ts';
import type { Lexicon } from './lexicon.ts';
import type { About } from './parts.ts';

const WAY = { left: 'a sinistra', right: 'a destra', across: 'di fronte' } as const;
const FOUR = {
  kings: ['tutti e quattro i Re', 'tre dei quattro Re'],
  queens: ['tutte e quattro le Donne', 'tre delle quattro Donne'],
  jacks: ['tutti e quattro i Fanti', 'tre dei quattro Fanti'],
} as const;
/** What cards are together; of a set of four there may be three. */
function together(on: About): string {
  const kind = on.text('kind') as Combination['kind'];
  if (kind in FOUR) return FOUR[kind as keyof typeof FOUR][on.number('size') === 4 ? 0 : 1];
  if (kind === 'couple') return 'una coppia';
  if (kind === 'family') return 'una famiglia';
  return kind === 'part' ? 'due terzi di una .357' : `una ${kind}`;
}
const way = (on: About): string => WAY[on.text('way') as keyof typeof WAY];
const leader = (on: About): string => (on.is('leads') ? ' (in testa)' : '');

/** What a card that goes with nothing is kept for, by its rank. */
const NEEDS: Readonly<Record<string, string>> = {
  '2': 'Con un altro Due sarebbe una .22.',
  '3': 'Con un Otto sarebbe una .38.',
  '4': 'Con il Cinque dello stesso seme sarebbe una .45.',
  '7': 'Con un Tre e un Cinque sarebbe una .357.',
  '8': 'Con un Tre sarebbe una .38.',
  J: 'Tutti e quattro i Fanti varrebbero 80 punti.',
};
const needed = (on: About): string => NEEDS[on.text('card').charAt(0)] ?? '';

export const reasonsIt: Lexicon['reasons'] = {
  couple: (on) => say`Subito ${on.number('points')} punti, solo per mostrarli: ${on.cards()} ti restano in mano.`,
  pass: (on) => say`Ciò che ti costa punti va ${way(on)}, a ${on.seat()}${leader(on)}.`,
  nine: (on) =>
    on.howMany('cards') === 0
      ? say`Con ${on.card()} non ti resta nulla da passare, ma ricevi lo stesso.`
      : say`Con ${on.card()} ti liberi di ${on.cards()}: vanno a ${on.seat()}${leader(on)}.`,
  give: (on) => say`${on.cards()} vanno a ${on.seat()}: con il resto della tua mano non si combinano.`,
  'give-keep': (on) => say`${on.cards()} vanno a ${on.seat()}, e ti tieni ${together(on)}: ${on.list('partners')}.`,
  'give-plain': (on) => say`${on.cards()} vanno a ${on.seat()}${leader(on)}.`,
  'give-six': (on) =>
    say`Ogni Sei in mano costa 20: ${on.list('named')} ${on.howMany('named') === 1 ? 'va' : 'vanno'} a ${on.seat()}${leader(on)}${rest(on)}.`,
  'give-queen': (on) =>
    say`Una Donna costa 25, accanto al suo Re 50: ${on.list('named')} ${on.howMany('named') === 1 ? 'va' : 'vanno'} a ${on.seat()}${leader(on)}${rest(on)}.`,
  'nothing-to-give': (on) => say`A ${on.seat()} non passi nulla, ma ricevi lo stesso.`,
  gun: (on) => say`In tavola ${on.cards()} sono una ${on.text('kind')}, che può sparare dal tuo prossimo turno.`,
  'heavy-gun': (on) =>
    say`In tavola ${on.cards()} sono una ${on.text('kind')}: dal tuo prossimo turno colpisce anche i cowboy con la stella.`,
  end: (on) => say`${laid(on)} chiude la mano, con ${on.number('points')} punti per te.`,
  'end-badly': (on) => say`${laid(on)} chiude la mano, con soli ${on.number('points')} punti per te.`,
  shoot: (on) =>
    on.number('chance') === 100
      ? say`${on.seat()}${leader(on)} ha di sicuro un cowboy che ${on.cards()} possono colpire.`
      : say`${on.seat()}${leader(on)} ha circa ${on.number('chance')} volte su cento un cowboy che ${on.cards()} possono colpire.`,
  hopeless: (on) =>
    on.number('chance') === 0
      ? say`${on.seat()} non ha cowboy che ${on.cards()} possano colpire.`
      : say`Solo circa ${on.number('chance')} volte su cento ${on.seat()} ha un cowboy che ${on.cards()} possono colpire.`,
  backfire: (on) =>
    say`Lo sparo finisce lì, e i ${on.number('points')} punti di ${on.cards()} li paga ${on.seat()} al posto tuo.`,
  quickdraw: (on) =>
    say`${on.cards()} arrivano prima: prendi la pistola di ${on.seat()}, e anche la tua resta in tavola.`,
  'no-cowboy': (on) => say`${on.seat()} non può colpire nulla nella tua mano: lo sparo non fa danni.`,
  stand: (on) => say`Uno sparo del suo stesso seme va a vuoto e porta una stella: ${on.cards()}.`,
  unmarry: (on) => say`Senza ${on.card()} eviti i 50 punti del matrimonio con ${on.one('spouse')}.`,
  'hand-over': (on) =>
    on.howMany('cards') === 0
      ? say`Se ne va ${on.card()}, e non hai altri cowboy.`
      : say`Se ne va ${on.card()}, e tieni ${on.cards()}.`,
  enough: () => say`Una carta che non peschi non può costarti nulla: un Sei costerebbe 20, una Donna 25.`,
  fresh: (on) =>
    on.text('card') === ''
      ? say`${on.number('count') === 1 ? 'Una carta sconosciuta: potrebbe essere' : 'Due carte sconosciute: una potrebbe essere'} proprio quella giusta.`
      : say`${on.number('count') === 1 ? 'Una carta sconosciuta' : 'Due carte sconosciute'}, forse una adatta a ${on.card()}. ${needed(on)}`,
  ten: (on) => say`In tavola ${on.card()} vale 10 punti sicuri; in mano può costartene 30.`,
  six: (on) =>
    on.number('count') > 2
      ? say`Tre Sei costano 100: ${on.card()} deve andarsene.`
      : say`In mano ${on.card()} ti costa 20 punti.`,
  queen: (on) => say`In mano ${on.card()} ti costa 25 punti.`,
  'keep-cowboy': (on) => say`Butti via un cowboy: ${on.card()} vale 25 punti.`,
  five: (on) => say`Con ${on.card()} puoi pescare due carte.`,
  loose: (on) => say`${on.card()} non si combina con nessuna delle tue altre carte.`,
  keeps: (on) => say`Anche senza ${on.card()} hai ancora ${together(on)}: ${on.cards()}.`,
  spare: (on) => say`Da sola, la carta ${on.card()} non porta punti.`,
  rather: (on) =>
    say`${offered(on)}meglio ${on.number('count') === 1 ? 'una carta sconosciuta' : 'due carte sconosciute'}.`,
  makes: (on) => say`Con ${on.list('partners')}, ${on.card()} forma ${together(on)}.${more(on)}`,
  'new-cowboy': (on) => say`${on.card()} è un cowboy: 25 punti, se lo tieni.${more(on)}`,
  'new-ten': (on) => say`${on.card()} vale 10 punti appena lo metti in tavola.${more(on)}`,
  costly: (on) => say`In mano ${on.card()} ti costerebbe ${on.number('points')} punti.${more(on)}`,
  known: (on) => say`Con ${on.card()} sai che cosa prendi, anche se per ora non si combina con nulla.${more(on)}`,
  'new-nine': (on) => say`Con ${on.card()} al prossimo turno puoi far passare le carte.${more(on)}`,
  'new-five': (on) => say`Più avanti puoi scartare ${on.card()} e pescarne due.${more(on)}`,
  done: () => say`Il tuo turno è finito.`,
  marriage: (on) => say`Se alla fine li hai ancora entrambi, il matrimonio costa ${on.number('points')}.`,
  receive: (on) => say`Ciò che ricevi lo decide ${on.seat()}.`,
  breaks: (on) =>
    on.howMany('partners') === 0
      ? say`In cambio rinunci a ${together(on)}.`
      : say`In cambio rinunci a ${together(on)}: ${on.list('named')} con ${on.list('partners')}.`,
  cowboy: (on) => say`Però ${on.card()} è un cowboy e vale ${on.number('points')} punti.`,
  badge: () => say`Se va a vuoto, il bersaglio può guadagnarci una stella.`,
  'six-back': (on) =>
    on.number('chance') === 100
      ? say`Di sicuro ti torna indietro un Sei.`
      : say`Circa ${on.number('chance')} volte su cento ti torna indietro un Sei.`,
  'may-backfire': () => say`Chi ha un Sei può rispondere consegnandolo a te.`,
  lost: (on) => say`Ogni altro seme ti costa un cowboy, e ${on.number('points')} punti vanno a ${on.seat()}.`,
  leaves: (on) => say`Lasci lì ${on.card()}, che con ${on.list('partners')} farebbe ${together(on)}.`,
  'no-pass': () => say`Rinunci a far passare le carte.`,
  needs: (on) => [needed(on)],
  'leaves-points': (on) => say`Lasci lì ${on.card()}: ${on.number('points')} punti.`,
  'badge-goes': (on) => say`La sua stella va con lui: ${on.one('badge')}.`,
};

/** The other cards of a gift. */
const rest = (on: About): Sentence =>
  on.howMany('cards') === on.howMany('named') ? [] : say`, insieme a ${on.listBut('cards', 'named')}`;
/** What is wrong with the card of the discards. */
function offered(on: About): Sentence {
  if (on.number('costs') > 0) return say`${on.card()} ti costerebbe ${on.number('costs')} punti: `;
  if (on.number('brings') > 0 || on.is('fits')) return say`Invece di ${on.card()} `;
  return say`${on.card()} non si combina con nulla di ciò che hai: `;
}
/** What ends the hand. */
const laid = (on: About): Sentence => (on.howMany('cards') > 0 ? say`Una .22 con ${on.cards()}` : say`${on.card()}`);
const more = (on: About): string => (on.is('more') ? ' E ne peschi una dal mazzo.' : '');
