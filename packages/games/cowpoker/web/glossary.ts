// The words of cowpoker in three languages: those of its German and Italian editions.
import { type Term, term } from '@sagebrush/table-kit/rules/term.ts';

export const cowpokerTerms: readonly Term[] = [
  term(
    'CP-2.4',
    ['Gang', 'Bande', 'banda'],
    [
      'The open cards in front of you; their points count.',
      'Die offenen Karten vor dir; ihre Punkte zählen.',
      'Le carte scoperte davanti a te: i loro punti contano.',
    ],
  ),
  term(
    'CP-4.4',
    ['Cellar', 'Keller', 'cantina'],
    ['The tricks that you won, face down.', 'Die Stiche, die du gemacht hast, verdeckt.', 'Le sfide vinte, coperte.'],
  ),
  term(
    'CP-1.2',
    ['Ranch', 'Ranch', 'ranch'],
    [
      'Yours says whose special effects you follow.',
      'Deine bestimmt, wessen Spezialeffekten du folgst.',
      'Il tuo dice di chi segui gli effetti speciali.',
    ],
  ),
  term(
    'CP-2.5',
    ['Town', 'Stadt', 'città'],
    ['Its cards work for everybody.', 'Ihre Karten wirken für alle.', 'Le sue carte lavorano per tutti.'],
  ),
  term(
    'CP-1.1',
    ['live player', 'echter Spieler', 'giocatore reale'],
    ['Somebody with a hand and a will.', 'Wer eine Hand und einen Willen hat.', 'Chi ha una mano e una testa.'],
  ),
  term(
    'CP-1.1',
    ['Deadwood', 'Kaktus', 'giocatore fantasma'],
    [
      'An empty chair that plays the top of the deck.',
      'Ein leerer Stuhl, der die oberste Karte spielt.',
      'Una sedia vuota che gioca la prima del mazzo.',
    ],
  ),
  term(
    'CP-4.1',
    ['trick', 'Stich', 'sfida'],
    [
      'Everybody plays one card; the highest value takes all.',
      'Alle spielen eine Karte; der höchste Wert nimmt sie.',
      'Una carta a testa: il valore più alto le prende tutte.',
    ],
  ),
  term(
    'CP-4.3',
    ['Roundup', 'Viehtrieb', 'raduno'],
    [
      'A trick for the value beside the lasso.',
      'Ein Stich um den Wert neben dem Lasso.',
      'Una sfida sul valore accanto al lazo.',
    ],
  ),
  term(
    'CP-4.3',
    ['Gunfight', 'Schießerei', 'sparatoria'],
    [
      'A trick for the value beside the revolver.',
      'Ein Stich um den Wert neben dem Revolver.',
      'Una sfida sul valore accanto alla rivoltella.',
    ],
  ),
  term(
    'CP-2.5',
    ['special effect', 'Spezialeffekt', 'effetto speciale'],
    [
      'The text of a card, if it works for you.',
      'Der Text einer Karte, wenn sie für dich arbeitet.',
      'Il testo di una carta, se lavora per te.',
    ],
  ),
  term(
    'CP-6.1',
    ['Ace, the boss', 'Ass, der Boss', 'asso, il capo'],
    [
      'In your Gang it makes its Ranch work for you.',
      'In deiner Bande lässt es seine Ranch für dich arbeiten.',
      'Nella tua banda fa lavorare per te il suo ranch.',
    ],
  ),
  term(
    'CP-1.3',
    ['randomizer', 'Zufallskarten', 'carte della sorte'],
    [
      'The eight spare Ranch cards; they decide for Deadwood.',
      'Die acht übrigen Ranchkarten; sie entscheiden für den Kaktus.',
      'Le otto carte ranch avanzate: decidono per il fantasma.',
    ],
  ),
  term(
    'CP-7.2',
    ['poker hand', 'Pokerblatt', 'mano di poker'],
    [
      'The best five of Gang, Cellar or Hand: 6 points each.',
      'Die besten fünf aus Bande, Keller oder Hand: je 6 Punkte.',
      'Le migliori cinque di banda, cantina o mano: 6 punti l’una.',
    ],
  ),
  term(
    'CP-8.6',
    ['wild card', 'Joker', 'jolly'],
    [
      'Stands for whatever makes the hand best.',
      'Steht für das, was dem Blatt am meisten hilft.',
      'Vale la carta che serve di più alla mano.',
    ],
  ),
  term(
    'CP-8.1',
    ['kicker', 'Beikarte', 'kicker'],
    [
      'Breaks the tie when the rest is level.',
      'Entscheidet, wenn sonst alles gleich ist.',
      'Decide quando il resto è pari.',
    ],
  ),
];
