// The lesson of Wyoming Cowboy in German.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const de: LessonTexts<StepId> = {
  pass: {
    title: 'Erst einmal den Ärger loswerden',
    intro:
      'Könige sind Cowboys, am Ende der Runde je 25 Punkte wert. Eine Dame allein kostet 25, eine 6 kostet 20. Vor dem Spiel geben alle drei Karten weiter, diesmal nach links.',
    tasks: [
      {
        task: 'Gib die zwei Sechsen und die Dame weiter.',
        wrong: 'Manches davon willst du behalten. Die zwei Sechsen und die Dame sind es, die wehtun.',
      },
    ],
    well: 'Jetzt hat Dusty deine Sorgen, und deine Cowboys hast du noch. Was von rechts kam, hast du erst danach gesehen.',
  },
  couple: {
    title: 'Ein Pärchen zeigen',
    intro:
      'Ein Zug ist: eine Aktion, wenn du magst, dann ablegen, dann ziehen. König und Dame einer Farbe sind ein Pärchen. Rechtzeitig gezeigt bringen sie 25; am Ende noch beisammen sind sie eine Ehe und kosten 50.',
    tasks: [
      {
        task: 'Zeig Herz-König und Herz-Dame.',
        wrong: 'Noch nicht: Zeigen kannst du nur vor dem Ablegen. Diese 25 Punkte sind geschenkt.',
      },
    ],
    well: '25 Punkte notiert. Beide bleiben auf der Hand; die Dame darfst du gleich danach ablegen.',
  },
  ten: {
    title: 'Zehnen kommen auf den Tisch',
    intro:
      'Eine 10 legst du vor dir ab, wo sie niemand nehmen kann: 10 Punkte. Hast du sie am Ende noch auf der Hand, kostet sie 30.',
    tasks: [
      {
        task: 'Leg die Zehn hin.',
        wrong: 'Diese Karte kann warten. Die Zehn ist auf dem Tisch sicher und auf der Hand gefährlich.',
      },
      {
        task: 'Nun zieh vom Stapel.',
        wrong: 'Oben auf dem Ablagestapel liegt eine Dame, und eine Dame allein kostet 25. Nimm vom Stapel.',
      },
    ],
    well: 'Zehn Punkte, und die Runde ist ihrem Ende näher: Sie ist aus, wenn alle Zehnen und eine .22 auf dem Tisch liegen.',
  },
  five: {
    title: 'Eine Fünf zieht zwei',
    intro:
      'Legst du eine 5 ab, darfst du zwei Karten ziehen: beide vom Stapel, oder eine von dort und die oberste Ablagekarte. Dort liegt der Karo-König.',
    tasks: [
      {
        task: 'Leg die Fünf ab.',
        wrong: 'Nach jedem Ablegen ziehst du eine Karte. Die Fünf bringt zwei, und eine davon kann dieser König sein.',
      },
      {
        task: 'Nimm eine vom Stapel und den König.',
        wrong: 'Du darfst beides: eine Karte vom Stapel und den König vom Ablagestapel.',
      },
    ],
    well: 'Ein zweiter Cowboy, und eine Karte mehr als vorher. Fünfen sind kleine Türen zu großen Händen.',
  },
  gun: {
    title: 'Eine Waffe ziehen',
    intro:
      'Waffen bestehen aus kleinen Karten: zwei Zweien sind eine .22; 3 und 8 eine .38; 3, 5 und 7 eine .357; 4 und 5 einer Farbe eine .45. Einmal hingelegt, darf sie ab deinem nächsten Zug schießen.',
    tasks: [
      {
        task: 'Zieh deine .38: die Drei und die Acht.',
        wrong: 'Eine Waffe zieht man vor dem Ablegen. Wähle die Drei und die Acht.',
      },
    ],
    well: 'Jetzt sehen sie alle. Punkte bringt eine Waffe nicht; was sie dir holt, schon.',
  },
  shoot: {
    title: 'Schießen',
    intro:
      'Deine .38 ist bereit. Wer einen Cowboy verbirgt, weißt du nicht, aber Dusty hat ein Karo-Pärchen gezeigt. Eine Karte wird gedreht: Hat sie die Farbe eines Cowboys des Opfers, geht der Schuss daneben, und er bekommt einen Stern. Sonst trifft er.',
    tasks: [
      {
        task: 'Schieß auf Dusty.',
        wrong: 'Von Maybelle weiß man nichts, und deine Waffe ist geladen. Dusty hat sicher einen König.',
      },
    ],
    well: 'Ein Kreuz, und er hatte den Karo-König: getroffen. Der Cowboy gehört dir. Dusty durfte dafür eine Karte ziehen.',
  },
  backfire: {
    title: 'Rohrkrepierer',
    intro:
      'Nun zielt Dusty mit einer .22 auf dich, und du hast zwei Cowboys. Aber auch eine 6: Gegen eine .22 darfst du sie dem Schützen geben, und der Schuss ist erledigt.',
    tasks: [
      {
        task: 'Antworte mit deiner Sechs.',
        wrong: 'Du würdest einen König riskieren und eine Karte behalten, die 20 kostet. Gib die Sechs her.',
      },
    ],
    well: 'Er schoss auf deine Cowboys und bekam eine Sechs. Einmal war es gut, eine zu haben.',
  },
  six: {
    title: 'Der Ärger mit den Sechsen',
    intro:
      'Eine 6 darf nur weg, solange alle deine anderen Karten Punkte brächten. Zwei Könige tun es: Das ist der Augenblick.',
    tasks: [{ task: 'Leg die Sechs ab.', wrong: 'Wirf nie einen Cowboy weg, solange die Sechs gehen kann.' }],
    well: '20 Punkte gespart. Mit einer einzigen Karte mehr, die nichts bringt, hättest du sie behalten müssen.',
  },
  end: {
    title: 'Die Runde beenden',
    intro:
      'Drei Zehnen und eine .22 liegen auf dem Tisch; die letzte Zehn hast du. Wer die Runde beendet, bekommt 30. Du hast 410, und mit 500 ist gewonnen.',
    tasks: [
      {
        task: 'Leg die letzte Zehn hin.',
        wrong: 'Warum warten? Die letzte Zehn beendet die Runde: 30 für dich, und 10 für jede Zehn.',
      },
    ],
    well: '30 für das Ende, 20 für zwei Zehnen, 50 für zwei Cowboys: 510. Wyoming gehört dir.',
  },
};
