// The lesson of Cowpoker in German.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const de: LessonTexts<StepId> = {
  play: {
    title: 'Deine Bande',
    intro:
      'Du führst die Davila-Ranch, die aufgehende Sonne. In jedem Zug spielst du eine Karte in deine Bande, und ihre Punkte zählen am Ende. Der Text einer Karte wirkt nur für ihre eigene Ranch, bei Stadtkarten für alle.',
    tasks: [
      {
        task: 'Spiel Ruth Ironside für ihre 3 Punkte.',
        wrong:
          'Weniger Punkte, oder ein Text, dem du folgen müsstest. Ruth Ironside bringt 3 und tut als Masterson-Karte sonst nichts für dich.',
      },
    ],
    well: 'Drei Punkte in deiner Bande, ohne Haken. Als Nächstes eine Karte deiner eigenen Ranch.',
  },
  roundup: {
    title: 'Viehtrieb!',
    intro:
      'Paco Zweilöffel gehört zu dir: Sein Text ruft einen Viehtrieb aus. Alle spielen eine Karte, du zuletzt; die höchste Zahl neben dem Lasso holt alle vier verdeckt in ihren Keller.',
    tasks: [
      { task: 'Spiel Paco Zweilöffel.', wrong: 'Erst muss jemand den Viehtrieb ausrufen: Das tut Paco Zweilöffel.' },
      {
        task: 'Es liegen 7, 4 und 7. Hol dir den Stich: mit den Gebrüdern Vega.',
        wrong: 'Schau auf die Zahl neben dem Lasso: Nur die Gebrüder Vega haben mehr als 7.',
      },
    ],
    well: 'Neun schlägt sieben: vier Karten für deinen Keller. Das beste Pokerblatt dort unten bringt 6, der ärmste Keller kostet 6.',
  },
  later: {
    title: 'Das letzte Wort',
    intro:
      'Eine Schießerei, von dir ausgerufen: Jetzt zählt die Zahl neben dem Revolver. Bisher liegt eine 8 vorn. Unter gleichen gewinnt die spätere Karte, und du kommst zuletzt.',
    tasks: [
      {
        task: 'Gewinn so billig wie möglich: mit einer 8.',
        wrong: 'Zu schwach, oder zu schade: Die Yuma-Zwillinge gewännen mit 9, aber Rafael Flinkfinger gewinnt mit 8.',
      },
    ],
    well: 'Wer einen Stich ausruft, spielt zuletzt und gewinnt bei Gleichstand. Darum ruft man sie aus.',
  },
  steal: {
    title: 'Viehdiebe',
    intro:
      'Manche Karten stehlen. Die Gebrüder Vega gehören zu dir, also wirkt ihr Text: eine Karte nach Wahl aus einer beliebigen Bande. Irgendwer hat eine Lehrerin, die 6 Punkte wert ist.',
    tasks: [
      {
        task: 'Spiel die Gebrüder Vega.',
        wrong: 'Punkte sind schön, aber heute wird geritten: Die Gebrüder Vega stehlen für dich.',
      },
      { task: 'Nimm die Lehrerin.', wrong: 'Bescheiden. Die Lehrerin ist 6 wert, mehr als alle anderen.' },
    ],
    well: 'Sechs Punkte für dich und sechs weniger für sie. Was im Keller liegt, kann niemand stehlen.',
  },
  place: {
    title: 'Sie suchen sich ihre Gesellschaft',
    intro:
      'Manche Stadtkarten bestimmen selbst, wohin sie kommen, egal, wie man sie spielt. Der Straßenköter, 5 Punkte wert, läuft zur Bande mit den wenigsten Punkten. Das ist gerade deine.',
    tasks: [
      {
        task: 'Spiel den Straßenköter.',
        wrong: 'Die kann warten. Der Hund nicht: Sobald deine Bande reicher ist als eine andere, läuft er dorthin.',
      },
    ],
    well: 'Fünf Punkte, und der Hund bleibt bei dir. Später, oder aus einem Stich, liefe er zu dem, der dann am wenigsten hat.',
  },
  ace: {
    title: 'Fremde Bosse',
    intro:
      'Jede Ranch hat einen Boss, ihr Ass. Big Maeve Gallagher ist in deiner Bande: Solange sie da ist, wirken alle Gallagher-Karten auch für dich, ob es dir passt oder nicht.',
    tasks: [
      {
        task: 'Spiel Onkel Declan, einen Gallagher.',
        wrong: 'Deren Text bliebe stumm. Onkel Declans Text wirkt für dich, weil sein Boss bei dir ist.',
      },
    ],
    well: 'Er hat für dich aus der reichsten Bande gestohlen. Achte darauf, welches Ass wo liegt.',
  },
  poker: {
    title: 'Und Poker ist es doch',
    intro:
      'Am Ende bringt das beste Pokerblatt unter den Banden 6 Punkte, ebenso der beste Keller und die beste Hand. Maybelle hat zwei Paare, Könige und Vieren. Du hast zwei Neunen.',
    tasks: [
      {
        task: 'Mach einen Drilling daraus.',
        wrong: 'Punkte, ja. Aber eine dritte Neun schlägt zwei Paare: Das sind am Ende 6 mehr.',
      },
    ],
    well: 'Drei Neunen schlagen Könige und Vieren. Das Schild an jeder Bande sagt immer, was sie ist.',
  },
  end: {
    title: 'Ein wildes Ende',
    intro:
      'Der Stapel ist leer: Nach dir ist das Spiel aus. Maybelle hat ein Full House. In deiner Bande ist Marigold Finster, die alle Zweien neben sich zu Jokern macht, dazu König, Bube und Zehn ihrer Farbe.',
    tasks: [
      {
        task: 'Finde die Karte, die ein Full House schlägt.',
        wrong:
          'Eine Straße: hübsch, aber unter einem Full House. Drei-Karten-Lem ist eine Zwei, neben Marigold also ein Joker.',
      },
    ],
    well: 'Lem ist jetzt das Kreuz-Ass: ein Royal Flush, 6 Punkte und das Spiel. Im Zweifel zeigt „Erklären“ auf der Abrechnung, wie.',
  },
};
