// Reasons in German: what a choice gains, and what it risks.
import { type Sentence, say } from '@sagebrush/engine';
import type { Combination } from '../sense/combinations.ts';
import type { Lexicon } from './lexicon.ts';
import type { About } from './parts.ts';

const WAY = { left: 'nach links', right: 'nach rechts', across: 'nach gegenüber' } as const;
const FOUR = { kings: 'Könige', queens: 'Damen', jacks: 'Buben' } as const;
/** What cards are together; of a set of four there may be three. */
function together(on: About): string {
  const kind = on.text('kind') as Combination['kind'];
  if (kind in FOUR) {
    const ranks = FOUR[kind as keyof typeof FOUR];
    return on.number('size') === 4 ? `alle vier ${ranks}` : `drei der vier ${ranks}`;
  }
  if (kind === 'couple') return 'ein Pärchen';
  if (kind === 'family') return 'eine Familie';
  return kind === 'part' ? 'zwei Drittel einer .357er' : `eine ${kind}er`;
}
const way = (on: About): string => WAY[on.text('way') as keyof typeof WAY];
const leader = (on: About): string => (on.is('leads') ? ' (in Führung)' : '');

/** What a card that goes with nothing is kept for, by its rank. */
const NEEDS: Readonly<Record<string, string>> = {
  '2': 'Mit einer zweiten Zwei wäre das eine .22er.',
  '3': 'Mit einer Acht wäre das eine .38er.',
  '4': 'Mit der Fünf derselben Farbe wäre das eine .45er.',
  '7': 'Mit einer Drei und einer Fünf wäre das eine .357er.',
  '8': 'Mit einer Drei wäre das eine .38er.',
  J: 'Alle vier Buben wären 80 Punkte wert.',
};
const needed = (on: About): string => NEEDS[on.text('card').charAt(0)] ?? '';

export const reasonsDe: Lexicon['reasons'] = {
  couple: (on) => say`Jetzt ${on.number('points')} Punkte, nur fürs Zeigen: ${on.cards()} bleiben auf deiner Hand.`,
  pass: (on) => say`Was dich Punkte kostet, geht ${way(on)} zu ${on.seat()}${leader(on)}.`,
  nine: (on) =>
    on.howMany('cards') === 0
      ? say`Mit ${on.card()} hast du nichts mehr weiterzugeben und bekommst trotzdem etwas.`
      : say`Mit ${on.card()} wirst du ${on.cards()} los: Sie gehen an ${on.seat()}${leader(on)}.`,
  give: (on) => say`${on.cards()} gehen an ${on.seat()}: Zum Rest deiner Hand passen sie nicht.`,
  'give-keep': (on) =>
    say`${on.cards()} gehen an ${on.seat()}, und du behältst ${together(on)}: ${on.list('partners')}.`,
  'give-plain': (on) => say`${on.cards()} gehen an ${on.seat()}${leader(on)}.`,
  'give-six': (on) =>
    say`Jede Sechs auf der Hand kostet 20: ${on.list('named')} ${on.howMany('named') === 1 ? 'geht' : 'gehen'} an ${on.seat()}${leader(on)}${rest(on)}.`,
  'give-queen': (on) =>
    say`Eine Dame kostet 25, neben ihrem König 50: ${on.list('named')} ${on.howMany('named') === 1 ? 'geht' : 'gehen'} an ${on.seat()}${leader(on)}${rest(on)}.`,
  'nothing-to-give': (on) => say`Du gibst ${on.seat()} nichts und bekommst trotzdem etwas.`,
  gun: (on) =>
    say`Auf dem Tisch sind ${on.cards()} eine ${on.text('kind')}er, die ab deinem nächsten Zug schießen darf.`,
  'heavy-gun': (on) =>
    say`Auf dem Tisch sind ${on.cards()} eine ${on.text('kind')}er: Ab deinem nächsten Zug trifft sie sogar Cowboys mit Stern.`,
  end: (on) => say`${laid(on)} beendet die Runde, mit ${pointsDative(on)} für dich.`,
  'end-badly': (on) => say`${laid(on)} beendet die Runde, mit nur ${pointsDative(on)} für dich.`,
  shoot: (on) =>
    on.number('chance') === 100
      ? say`${on.seat()}${leader(on)} hat sicher einen Cowboy, den ${on.cards()} treffen können.`
      : say`${on.seat()}${leader(on)} hat mit rund ${on.number('chance')} Prozent einen Cowboy, den ${on.cards()} treffen können.`,
  hopeless: (on) =>
    on.number('chance') === 0
      ? say`${on.seat()} hat keinen Cowboy, den ${on.cards()} treffen könnten.`
      : say`Nur mit rund ${on.number('chance')} Prozent hat ${on.seat()} einen Cowboy, den ${on.cards()} treffen können.`,
  backfire: (on) =>
    say`Damit ist der Schuss erledigt, und ${on.cards()} kostet ${on.number('points')} Punkte nicht mehr dich, sondern ${on.seat()}.`,
  quickdraw: (on) =>
    say`${on.cards()} sind schneller: Du bekommst die Waffe von ${on.seat()}, und deine liegt auch auf dem Tisch.`,
  'no-cowboy': (on) => say`${on.seat()} kann auf deiner Hand nichts treffen: Der Schuss richtet nichts an.`,
  stand: (on) => say`Ein Schuss in seiner eigenen Farbe geht daneben und bringt einen Stern: ${on.cards()}.`,
  unmarry: (on) => say`Ohne ${on.card()} sparst du dir 50 für die Ehe mit ${on.one('spouse')}.`,
  'hand-over': (on) =>
    on.howMany('cards') === 0
      ? say`${on.card()} geht; einen anderen Cowboy hast du nicht.`
      : say`${on.card()} geht, und du behältst ${on.cards()}.`,
  enough: () =>
    say`Eine Karte, die du nicht ziehst, kann dich nichts kosten: Eine Sechs würde 20 kosten, eine Dame 25.`,
  fresh: (on) =>
    on.text('card') === ''
      ? say`${on.number('count') === 1 ? 'Eine unbekannte Karte: Vielleicht ist es' : 'Zwei unbekannte Karten: Vielleicht ist eine davon'} genau die richtige.`
      : say`${on.number('count') === 1 ? 'Eine unbekannte Karte' : 'Zwei unbekannte Karten'}, vielleicht eine passende zu ${on.card()}. ${needed(on)}`,
  ten: (on) => say`Auf dem Tisch ist ${on.card()} sichere 10 Punkte wert; auf der Hand kann sie dich 30 kosten.`,
  six: (on) =>
    on.number('count') > 2
      ? say`Drei Sechsen kosten 100: ${on.card()} muss weg.`
      : say`Auf der Hand kostet dich ${on.card()} 20 Punkte.`,
  queen: (on) => say`Auf der Hand kostet dich ${on.card()} 25 Punkte.`,
  'keep-cowboy': (on) => say`Du wirfst einen Cowboy weg: ${on.card()} ist 25 Punkte wert.`,
  five: (on) => say`Für ${on.card()} darfst du zwei Karten ziehen.`,
  loose: (on) => say`${on.card()} passt zu keiner deiner anderen Karten.`,
  keeps: (on) => say`Auch ohne ${on.card()} hast du noch ${together(on)}: ${on.cards()}.`,
  spare: (on) => say`Für sich allein bringt ${on.card()} nichts.`,
  rather: (on) =>
    say`${offered(on)}${on.number('count') === 1 ? 'lieber eine unbekannte Karte' : 'lieber zwei unbekannte Karten'}.`,
  makes: (on) => say`Mit ${on.list('partners')} ist ${on.card()} ${together(on)}.${more(on)}`,
  'new-cowboy': (on) => say`${on.card()} ist ein Cowboy: 25 Punkte, wenn du ihn behältst.${more(on)}`,
  'new-ten': (on) => say`${on.card()} bringt 10 Punkte, sobald du sie auf den Tisch legst.${more(on)}`,
  costly: (on) => say`Auf der Hand würde dich ${on.card()} ${points(on)} kosten.${more(on)}`,
  known: (on) => say`Bei ${on.card()} weißt du, was du bekommst, auch wenn noch nichts dazu passt.${more(on)}`,
  'new-nine': (on) => say`Mit ${on.card()} kannst du im nächsten Zug alle weitergeben lassen.${more(on)}`,
  'new-five': (on) => say`${on.card()} kannst du später ablegen und dafür zwei ziehen.${more(on)}`,
  done: () => say`Dein Zug ist zu Ende.`,
  marriage: (on) => say`Hast du am Ende noch beide, kostet die Ehe ${on.number('points')}.`,
  receive: (on) => say`Was du bekommst, entscheidet ${on.seat()}.`,
  breaks: (on) =>
    on.howMany('partners') === 0
      ? say`Dafür gibst du ${together(on)} auf.`
      : say`Dafür gibst du ${together(on)} auf: ${on.list('named')} mit ${on.list('partners')}.`,
  cowboy: (on) => say`Aber ${on.card()} ist ein Cowboy, ${points(on)} wert.`,
  badge: () => say`Geht der Schuss daneben, bringt er dem Ziel vielleicht einen Stern.`,
  'six-back': (on) =>
    on.number('chance') === 100
      ? say`Eine Sechs kommt sicher zu dir zurück.`
      : say`Mit rund ${on.number('chance')} Prozent kommt eine Sechs zu dir zurück.`,
  'may-backfire': () => say`Wer eine Sechs hat, kann sie dir dafür in die Hand drücken.`,
  lost: (on) => say`Jede andere Farbe kostet dich einen Cowboy, und ${on.seat()} bekommt ${points(on)}.`,
  leaves: (on) => say`Du lässt ${on.card()} liegen: Zusammen mit ${on.list('partners')} hättest du ${together(on)}.`,
  'no-pass': () => say`Damit gibst du das Weitergeben auf.`,
  needs: (on) => [needed(on)],
  'leaves-points': (on) => say`Du lässt ${on.card()} liegen: ${points(on)}.`,
  'badge-goes': (on) => say`Sein Stern geht mit: ${on.one('badge')}.`,
};

const points = (on: About): string => `${on.number('points')} Punkte`;
const pointsDative = (on: About): string => `${on.number('points')} Punkten`;
/** The other cards of a gift. */
const rest = (on: About): Sentence =>
  on.howMany('cards') === on.howMany('named') ? [] : say`, dazu ${on.listBut('cards', 'named')}`;
/** What is wrong with the card of the discards. */
function offered(on: About): Sentence {
  if (on.number('costs') > 0) return say`${on.card()} würde dich ${on.number('costs')} Punkte kosten, also `;
  if (on.number('brings') > 0 || on.is('fits')) return say`Statt ${on.card()} `;
  return say`${on.card()} passt zu nichts auf deiner Hand, also `;
}
/** What ends the hand. */
const laid = (on: About): Sentence => (on.howMany('cards') > 0 ? say`Eine .22er mit ${on.cards()}` : say`${on.card()}`);
const more = (on: About): string => (on.is('more') ? ' Dazu kommt eine vom Stapel.' : '');
