// What the puzzles of Cowpoker teach, in German.
import type { MotifText } from '@sagebrush/table-kit/plugin.ts';

export const motifs: Readonly<Record<string, MotifText>> = {
  'gang-points': {
    title: 'Punkte in der Bande',
    lesson: 'Die Punkte deiner Bande zählen am Schluss: Manchmal sind sie mehr wert als ein Pokerblatt.',
  },
  'poker-hand': {
    title: 'Ein Pokerblatt',
    lesson: 'Bande, Keller und Hand haben je 6 Punkte für das beste Blatt: Sieh, welches du noch gewinnst.',
  },
  effect: {
    title: 'Der Spezialeffekt',
    lesson: 'Eine Karte deiner Ranch oder der Stadt muss tun, was daraufsteht: Spiel sie, wenn es sich lohnt.',
  },
  'keep-cards': {
    title: 'Was zu behalten lohnt',
    lesson: 'Was du am Ende hältst, ist auch ein Pokerblatt: Trenn dich von dem, was am wenigsten passt.',
  },
  steer: {
    title: 'Wohin die Karte geht',
    lesson: 'Manche Stadtkarten suchen sich ihre Bande selbst: So wie alles liegt, lenkst du sie.',
  },
  'win-trick': {
    title: 'Den Stich holen',
    lesson: 'Der höchste Wert holt alle Karten des Stichs in den Keller, unter gleichen der später gespielte.',
  },
  'spare-card': {
    title: 'Gut verlieren',
    lesson: 'Wo du nicht gewinnen kannst oder willst, gib die Karte, die dem Gewinner am wenigsten hilft.',
  },
  'call-trick': {
    title: 'Einen Stich ausrufen',
    lesson: 'Wer einen Stich ausruft, spielt zuletzt und sieht, was alle anderen gespielt haben.',
  },
  target: {
    title: 'Das richtige Ziel',
    lesson: 'Ein Effekt, der wählen lässt, ist so viel wert wie das, was du wählst.',
  },
  'take-or-give': {
    title: 'Nehmen oder geben',
    lesson:
      'Eine gestohlene oder verschobene Karte wird nicht gespielt: Sie kommt ohne Effekt und ändert zwei Haufen zugleich.',
  },
};
