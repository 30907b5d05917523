// The lesson of the Corral in German.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const de: LessonTexts<StepId> = {
  fighter: {
    title: 'Einer muss anfangen',
    intro:
      'Die Straße ist leer. Im Zug tust du genau eines, und das Erste ist ein Kämpfer. Eine Karte ist so viel wert wie ihre Zahl; Bube, Dame und König sind Gesetzlose mit 11, 12 und 13.',
    tasks: [
      {
        task: 'Schick deinen König hinaus.',
        wrong: 'Auch ein Kämpfer, aber ein langsamer. Dein König zieht am schnellsten: 13.',
      },
    ],
    well: 'Da steht er, 13 wert. Wer ihn holt, bekommt diese 13 Punkte, also braucht er Hilfe. Deine Hand füllt sich von selbst wieder auf fünf Karten auf.',
  },
  aim: {
    title: 'Zielen',
    intro: 'Jede Karte darf verdeckt auf einen deiner Kämpfer und zählt bei ihm mit. Welche es ist, weißt nur du.',
    tasks: [
      {
        task: 'Ziel mit der Kreuz-Neun: Leg sie auf deinen König.',
        wrong: 'Das ginge. Aber jetzt stärken wir den König: Wähle die Kreuz-Neun, dann tippe auf den König.',
      },
    ],
    well: 'König und Neun machen 22. Dusty sieht eine Karte auf ihm, aber nicht, welche.',
  },
  fight: {
    title: 'Ein Kampf',
    intro:
      'Auf deiner Sieben liegt verdeckt eine Sechs: 13. Drüben stehen eine Dame ohne Zielkarte, 12, und eine Zehn mit irgendetwas darauf. Die höhere Summe siegt, und bei Gleichstand der Angreifer.',
    tasks: [
      {
        task: 'Greif den Kämpfer an, den du sicher schlägst.',
        wrong: 'Wer weiß? Auf der Dame liegt nichts: 12 gegen deine 13 ist sicher. Wähle deine Sieben, dann die Dame.',
      },
    ],
    well: 'Die Dame kommt auf deinen Punktestapel: 12 Punkte. Die Zielkarten beider sind verbraucht. Ein Kampf kostet keine Karte, also wird nicht gezogen.',
  },
  lawman: {
    title: 'Das Gesetz',
    intro:
      'Eine Zwei ist ein Gesetzeshüter: fast nichts wert, aber er schlägt jeden Gesetzlosen, was auch auf ihm liegt. Dieser König trägt zwei Zielkarten.',
    tasks: [
      {
        task: 'Überlass den König dem Gesetz.',
        wrong: 'Der König hat 13 und zwei Karten dazu. Sicher ist nur der Gesetzeshüter: deine Zwei gegen den König.',
      },
    ],
    well: '34 gegen 2, und das Gesetz hat gewonnen. Heb dir Zweien für dicke Gesetzlose auf.',
  },
  ambush: {
    title: 'Ein Hinterhalt',
    intro:
      'Zwei Handkarten vom selben Rang schießen auf einen beliebigen Kämpfer. Ihre Werte zählen zusammen: Zwei Siebenen sind 14. Die Zielkarten des Kämpfers zählen mit, und kommt er davon, behält sein Besitzer dein Paar.',
    tasks: [
      {
        task: 'Lauere dem Buben mit deinen zwei Siebenen auf.',
        wrong:
          'Gewagt oder verschwendet. Auf dem Buben, 11, liegt nichts, da reichen 14 ganz sicher. Wähle beide Siebenen, dann den Buben.',
      },
    ],
    well: 'Elf Punkte aus dem Schatten, und zwei neue Karten. Einen Kämpfer brauchtest du dafür nicht.',
  },
  bullet: {
    title: 'Ein Querschläger',
    intro:
      'Ein Ass kann nie Kämpfer sein. Legst du es ab, fegt es einen beliebigen Kämpfer von der Straße, und niemand bekommt ihn. Dieser König mit zwei Karten kommt sonst zu dir.',
    tasks: [
      {
        task: 'Nimm dein Ass gegen den König.',
        wrong: 'Gefährlich ist hier der König mit zwei Zielkarten. Wähle das Ass, dann den König.',
      },
    ],
    well: 'Er hatte 36. Die Punkte hat niemand, aber deine Neun lebt.',
  },
  joker: {
    title: 'Ein Joker unterm Hut',
    intro:
      'Auf deiner Fünf liegt verdeckt ein Joker. In deinem Zug zählt er 15, und nichts, wenn jemand anders am Zug ist: als Wache wertlos, im Angriff unübertroffen.',
    tasks: [
      {
        task: 'Du bist am Zug: Greif mit der Fünf den König an.',
        wrong: 'Wartest du, ist der Joker nichts wert, wenn Dusty angreift. Schlag jetzt zu: die Fünf gegen den König.',
      },
    ],
    well: '5 und 15 gegen 13 und 6: um einen Punkt. Joker sind für Angreifer.',
  },
  showdown: {
    title: 'Showdown',
    intro:
      'Fünf Karten, die eine Straße, einen Flush oder ein Full House bilden, holen alle Kämpfer vom Tisch, auch deine eigenen. Joker stehen hier für jede Karte.',
    tasks: [
      {
        task: 'Fünf, Sechs, Sieben, Acht und ein Joker: Leg sie alle hin.',
        wrong: 'Halt sie zusammen! Wähle alle fünf Handkarten; sie sind eine Straße.',
      },
    ],
    well: 'Vier Kämpfer auf einmal, 39 Punkte. Sammle heimlich, und warte, bis die Straße voll ist.',
  },
  end: {
    title: 'Der letzte Schuss',
    intro:
      'Der Stapel ist leer, die Hände auch. Du hast 13 Punkte, Dusty 19. Die Dame ist 12 wert. Kann niemand mehr spielen, werden die Stapel gezählt; wer noch steht, zählt für niemanden.',
    tasks: [
      {
        task: 'Gewinn die Partie: Hol die Dame.',
        wrong: 'Die Acht würde verlieren, und Dusty bekäme sie. Auf deiner Neun liegt eine Vier: 13 gegen 12.',
      },
    ],
    well: '25 zu 19. Mehr ist es nicht: Jetzt braucht es nur noch Nerven.',
  },
};
