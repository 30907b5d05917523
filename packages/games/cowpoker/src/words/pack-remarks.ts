// Remarks on packs, as the end of a sentence in every language; the place stands before it.
import type { Lang } from '@sagebrush/engine';

export type PackRemark =
  | { readonly why: 'cellar' }
  | { readonly why: 'filled' }
  | { readonly why: 'five' }
  | { readonly why: 'placed' }
  | { readonly why: 'tricks'; readonly found: number; readonly rival: number }
  | { readonly why: 'wild'; readonly found: number };

type RemarkWords = { readonly [R in PackRemark as R['why']]: (remark: R) => string };

const EN: RemarkWords = {
  cellar: () => 'takes a card out of a Cellar: by the rulebook it stays there till the end (CP-4.5)',
  filled: () => 'puts a card into a Cellar: by the rulebook only tricks do (CP-4.4)',
  five: () => 'can leave five cards in a final Hand: by the rulebook it never has so many (CP-8.1)',
  placed: () => 'chooses its Gang: by the rulebook only Town cards do (CP-5.1)',
  tricks: ({ found, rival }) =>
    `has an effect on ${rival} cards, but Roundup or Gunfight on only ${found}: by the rulebook these two are the most frequent (CP-9.3)`,
  wild: ({ found }) =>
    `has ${found === 0 ? 'no card' : 'only one card'} that makes others wild: by the rulebook there are some (CP-9.2)`,
};
const DE: RemarkWords = {
  cellar: () => 'nimmt eine Karte aus einem Keller: Laut Spielanleitung bleibt sie bis zum Schluss dort (CP-4.5)',
  filled: () => 'bringt eine Karte in einen Keller: Laut Spielanleitung tun das nur Stiche (CP-4.4)',
  five: () => 'kann am Schluss fünf Karten auf der Hand lassen: Laut Spielanleitung sind es nie so viele (CP-8.1)',
  placed: () => 'sucht sich die Bande selbst: Laut Spielanleitung tun das nur Stadtkarten (CP-5.1)',
  tricks: ({ found, rival }) =>
    `hat einen Effekt auf ${rival} Karten, Viehtrieb oder Schießerei aber nur auf ${found}: Laut Spielanleitung sind diese beiden die häufigsten (CP-9.3)`,
  wild: ({ found }) =>
    `hat ${found === 0 ? 'keine Karte' : 'nur eine Karte'}, die andere zu Jokern macht: Laut Spielanleitung gibt es einige (CP-9.2)`,
};
const IT: RemarkWords = {
  cellar: () => 'toglie una carta da una cantina: secondo il regolamento ci resta fino alla fine (CP-4.5)',
  filled: () => 'mette una carta in una cantina: secondo il regolamento ci arrivano solo dalle sfide (CP-4.4)',
  five: () => 'può lasciare cinque carte nella mano finale: secondo il regolamento non sono mai così tante (CP-8.1)',
  placed: () => 'si sceglie la banda: secondo il regolamento lo fanno solo le carte della città (CP-5.1)',
  tricks: ({ found, rival }) =>
    `ha un effetto su ${rival} carte, ma raduno o sparatoria solo su ${found}: secondo il regolamento questi due sono i più frequenti (CP-9.3)`,
  wild: ({ found }) =>
    `ha ${found === 0 ? 'nessuna carta' : 'una sola carta'} che ne rende jolly altre: secondo il regolamento ce ne sono alcune (CP-9.2)`,
};

const WORDS: Readonly<Record<Lang, RemarkWords>> = { en: EN, de: DE, it: IT };

export const packRemarkText = (lang: Lang, remark: PackRemark): string =>
  (WORDS[lang][remark.why] as (remark: PackRemark) => string)(remark);
