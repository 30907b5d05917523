// What the checker finds, as the end of a sentence in every language; the place stands before it.
import { type Fault, faultText, type Lang } from '@sagebrush/engine';
import type { PlaceId, RanchId } from '../pack/steps.ts';
import { ranchName } from './names.ts';

/** What no shape can say about a pack. */
export type PackFault =
  | { readonly why: 'long'; readonly found: number; readonly most: number }
  | { readonly why: 'fields' }
  | { readonly why: 'cards'; readonly found: number; readonly wanted: number }
  | { readonly why: 'gains'; readonly found: number; readonly most: number }
  | { readonly why: 'second deck'; readonly card: string }
  | { readonly why: 'twice'; readonly card: string; readonly earlier: string }
  | { readonly why: 'town ace'; readonly card: string }
  | { readonly why: 'aces'; readonly ranch: RanchId; readonly found: number }
  | { readonly why: 'late place' }
  | { readonly why: 'inside' }
  | { readonly why: 'nowhere'; readonly place: PlaceId }
  | { readonly why: 'reach' }
  | { readonly why: 'steps'; readonly found: number; readonly most: number }
  | { readonly why: 'no trick' }
  | { readonly why: 'hand loop' };

type FaultWords = { readonly [F in PackFault as F['why']]: (fault: F) => string };

const EN: FaultWords = {
  long: ({ found, most }) => `has ${found} characters: expected at most ${most}`,
  fields: () => 'is no object with fields',
  cards: ({ found, wanted }) => `has ${found} cards: expected ${wanted}`,
  gains: ({ found, most }) =>
    `is card ${found} that brings more cards into the hand than it takes out: with more than ${most} a game might never end`,
  'second deck': ({ card }) => `${card} is a card of a second deck: a pack has one`,
  twice: ({ card, earlier }) => `${card} stands twice: also at ${earlier}`,
  'town ace': ({ card }) => `is town: the ${card} must belong to a Ranch`,
  aces: ({ ranch, found }) => `${ranchName(ranch)} has ${found === 0 ? 'no Ace' : `${found} Aces`}: expected one`,
  'late place': () => 'must be the first step: first where the card goes, then its effect',
  inside: () => 'holds however the card is played: it cannot stand inside another step',
  nowhere: ({ place }) => `moves from the ${place} to the ${place}`,
  reach: () => 'reaches for what is out of reach: of others only a Gang can be reached',
  steps: ({ found, most }) => `comes to ${found} steps with its repeats: expected at most ${most}`,
  'no trick': () => 'can loop for ever: it repeats while tricks are won, but calls none itself',
  'hand loop': () => 'can loop for ever: each trick uses up cards, and this brings them back into the hand',
};

const DE: FaultWords = {
  long: ({ found, most }) => `hat ${found} Zeichen: erlaubt sind höchstens ${most}`,
  fields: () => 'ist kein Objekt mit Feldern',
  cards: ({ found, wanted }) => `hat ${found} Karten: es müssen ${wanted} sein`,
  gains: ({ found, most }) =>
    `ist die ${found}. Karte, die mehr Karten auf die Hand bringt, als sie von ihr nimmt: Mit mehr als ${most} davon könnte ein Spiel nie enden`,
  'second deck': ({ card }) => `${card} gehört zu einem zweiten Deck: Ein Kartensatz hat nur eines`,
  twice: ({ card, earlier }) => `${card} kommt zweimal vor: auch bei ${earlier}`,
  'town ace': ({ card }) => `ist die Stadt: ${card} muss zu einer Ranch gehören`,
  aces: ({ ranch, found }) =>
    `${ranchName(ranch)} hat ${found === 0 ? 'kein Ass' : `${found} Asse`}: Es muss genau eines sein`,
  'late place': () => 'muss der erste Schritt sein: erst, wohin die Karte kommt, dann ihr Effekt',
  inside: () => 'gilt, egal wie die Karte gespielt wird: Es kann nicht in einem anderen Schritt stehen',
  nowhere: ({ place }) =>
    `führt im Kreis: ${{ hand: 'von der Hand auf die Hand', gang: 'aus der Bande in die Bande', cellar: 'aus dem Keller in den Keller' }[place]}`,
  reach: () => 'greift nach etwas Unerreichbarem: Von anderen ist nur die Bande erreichbar',
  steps: ({ found, most }) => `kommt mit Wiederholungen auf ${found} Schritte: erlaubt sind höchstens ${most}`,
  'no trick': () =>
    'kann endlos weitergehen: Es wiederholt sich, solange Stiche gewonnen werden, ruft aber selbst keinen aus',
  'hand loop': () =>
    'kann endlos weitergehen: Jeder Stich verbraucht Karten, und dieser Schritt bringt sie auf die Hand zurück',
};

const IT: FaultWords = {
  long: ({ found, most }) => `ha ${found} caratteri: al massimo possono essere ${most}`,
  fields: () => 'non è un oggetto con campi',
  cards: ({ found, wanted }) => `ha ${found} carte: devono essere ${wanted}`,
  gains: ({ found, most }) =>
    `è la carta numero ${found} che porta in mano più carte di quante ne toglie: con più di ${most} una partita potrebbe non finire mai`,
  'second deck': ({ card }) => `${card} è la gemella di un'altra carta: in un set ognuna c'è una volta sola`,
  twice: ({ card, earlier }) => `${card} compare due volte: anche in ${earlier}`,
  'town ace': ({ card }) => `è la città: ${card} deve appartenere a un ranch`,
  aces: ({ ranch, found }) =>
    `${ranchName(ranch)} ha ${found === 0 ? 'nessun Asso' : `${found} Assi`}: deve averne uno`,
  'late place': () => 'deve essere il primo passo: prima dove va la carta, poi il suo effetto',
  inside: () => 'vale comunque la carta sia giocata: non può stare dentro un altro passo',
  nowhere: ({ place }) =>
    `gira a vuoto: ${{ hand: 'dalla mano alla mano', gang: 'dalla banda alla banda', cellar: 'dalla cantina alla cantina' }[place]}`,
  reach: () => 'cerca ciò che non può raggiungere: degli altri si raggiunge solo la banda',
  steps: ({ found, most }) => `con le ripetizioni arriva a ${found} passi: al massimo possono essere ${most}`,
  'no trick': () => 'può ripetersi per sempre: si ripete finché si vincono sfide, ma non ne annuncia nessuna',
  'hand loop': () => 'può ripetersi per sempre: ogni sfida consuma carte, e questo passo le riporta in mano',
};

const WORDS: Readonly<Record<Lang, FaultWords>> = { en: EN, de: DE, it: IT };

const isPackFault = (fault: Fault | PackFault): fault is PackFault => Object.hasOwn(EN, fault.why);

export function packFaultText(lang: Lang, fault: Fault | PackFault): string {
  if (!isPackFault(fault)) return faultText(lang, fault);
  const say = WORDS[lang][fault.why] as (fault: PackFault) => string;
  return say(fault);
}

const OTHERS: Readonly<Record<Lang, (count: number) => string>> = {
  en: (count) => ` (and ${count} more)`,
  de: (count) => ` (und ${count === 1 ? 'ein weiterer' : `${count} weitere`})`,
  it: (count) => ` (e ${count === 1 ? 'un altro' : `altri ${count}`})`,
};

/** Behind the first of several mistakes. */
export const othersText = (lang: Lang, count: number): string => (count === 0 ? '' : OTHERS[lang](count));
