// The words of each game in three languages: those of the German and Italian Cowpoker, and ours where a game has no such edition.
import { LANGS, type Lang } from '@sagebrush/engine';
import type { GameId } from '../games/ids.ts';
import { wantedIn } from './search.ts';

type Spoken = Readonly<Record<Lang, string>>;
export interface Term {
  readonly clause: string;
  readonly name: Spoken;
  readonly about: Spoken;
}

/** English, German, Italian. */
type Trio = readonly [en: string, de: string, it: string];
const spoken = ([en, de, it]: Trio): Spoken => ({ en, de, it });
const term = (clause: string, name: Trio, about: Trio): Term => ({ clause, name: spoken(name), about: spoken(about) });

export const GLOSSARY: Readonly<Record<GameId, readonly Term[]>> = {
  corral: [
    term(
      'GC-3.1',
      ['fighter', 'Kämpfer', 'pistolero'],
      ['A card face up in your street.', 'Eine offene Karte vor dir auf der Straße.', 'Una carta scoperta davanti a te, in strada.'],
    ),
    term(
      'GC-3.2',
      ['Lawman', 'Gesetzeshüter', 'Uomo di legge'],
      [
        'A Two: weak, but no Outlaw stands against it.',
        'Eine Zwei: schwach, aber kein Gesetzloser hält ihr stand.',
        'Un Due: debole, ma nessun Fuorilegge gli resiste.',
      ],
    ),
    term(
      'GC-3.2',
      ['Cowpoke', 'Cowboy', 'Mandriano'],
      ['Three to Ten, worth what it shows.', 'Drei bis Zehn, so viel wert wie aufgedruckt.', 'Dal Tre al Dieci: vale il suo numero.'],
    ),
    term(
      'GC-3.2',
      ['Outlaw', 'Gesetzloser', 'Fuorilegge'],
      ['Jack, Queen, King: 11, 12, 13.', 'Bube, Dame, König: 11, 12, 13.', 'Fante, Donna, Re: 11, 12, 13.'],
    ),
    term(
      'GC-4.1',
      ['aim card', 'Zielkarte', 'carta mira'],
      [
        'Lies face down on a fighter and adds to it.',
        'Liegt verdeckt auf einem Kämpfer und zählt für ihn.',
        'Sta coperta su un pistolero e si somma al suo valore.',
      ],
    ),
    term(
      'GC-5.1',
      ['fight', 'Kampf', 'duello'],
      [
        'One of yours against one of theirs, aims turned up.',
        'Einer von dir gegen einen von ihnen, Zielkarten aufgedeckt.',
        'Uno dei tuoi contro uno dei loro, mire scoperte.',
      ],
    ),
    term(
      'GC-6.1',
      ['stray bullet', 'Querschläger', 'pallottola vagante'],
      [
        'An Ace that sweeps one fighter off the street.',
        'Ein Ass, das einen Kämpfer von der Straße fegt.',
        'Un Asso che toglie di mezzo un pistolero.',
      ],
    ),
    term(
      'GC-6.2',
      ['ambush', 'Hinterhalt', 'agguato'],
      [
        'A pair from the hand, fired at any fighter.',
        'Ein Paar aus der Hand auf einen beliebigen Kämpfer.',
        'Una coppia dalla mano contro un pistolero qualsiasi.',
      ],
    ),
    term(
      'GC-6.9',
      ['poker showdown', 'Poker-Showdown', 'resa dei conti'],
      [
        'Straight, flush or full house: everyone standing is yours.',
        'Straße, Flush oder Full House: Wer steht, gehört dir.',
        'Scala, colore o full: chi è in strada è tuo.',
      ],
    ),
    term(
      'GC-7.2',
      ['score pile', 'Punktestapel', 'bottino'],
      [
        'The fighters that you took; their values are your points.',
        'Die Kämpfer, die du geholt hast; ihre Werte sind deine Punkte.',
        'I pistoleri che hai preso: i loro valori sono i tuoi punti.',
      ],
    ),
  ],
  wyoming: [
    term(
      'WC-8.6',
      ['cowboy', 'Cowboy', 'cowboy'],
      [
        'A King: 25 points, and what everybody shoots at.',
        'Ein König: 25 Punkte, und das Ziel aller Schüsse.',
        'Un Re: 25 punti, e il bersaglio di tutti.',
      ],
    ),
    term(
      'WC-8.6',
      ['showgirl (harlot)', 'Tänzerin', 'ballerina'],
      [
        'A Queen: 25 points off, unless she finds company.',
        'Eine Dame: kostet 25, wenn sie keine Gesellschaft findet.',
        'Una Donna: costa 25, se non trova compagnia.',
      ],
    ),
    term(
      'WC-8.6',
      ['marriage', 'Ehe', 'matrimonio'],
      [
        'King and Queen of one suit at the end: 50 off.',
        'König und Dame einer Farbe am Ende: kostet 50.',
        'Re e Donna di un seme a fine mano: costano 50.',
      ],
    ),
    term(
      'WC-5.1',
      ['couple', 'Pärchen', 'coppia'],
      [
        'The same two, shown in time: 25 to you.',
        'Dieselben zwei, rechtzeitig gezeigt: 25 für dich.',
        'Gli stessi due, mostrati in tempo: 25 per te.',
      ],
    ),
    term(
      'WC-8.8',
      ['revue (harem)', 'Revue', 'rivista'],
      ['All four Queens: 100.', 'Alle vier Damen: 100.', 'Tutte e quattro le Donne: 100.'],
    ),
    term(
      'WC-8.10',
      ['orphanage', 'Waisenhaus', 'orfanotrofio'],
      ['All four Jacks: 80.', 'Alle vier Buben: 80.', 'Tutti e quattro i Fanti: 80.'],
    ),
    term(
      'WC-8.9',
      ['family', 'Familie', 'famiglia'],
      ['Ace, King, Queen, Jack of one suit: 120.', 'Ass, König, Dame, Bube einer Farbe: 120.', 'Asso, Re, Donna, Fante di un seme: 120.'],
    ),
    term('WC-8.7', ['gang', 'Bande', 'banda'], ['All four Kings: 150.', 'Alle vier Könige: 150.', 'Tutti e quattro i Re: 150.']),
    term(
      'WC-8.7',
      ['posse', 'Aufgebot', 'squadra dello sceriffo'],
      ['All four Kings with their badges: 200.', 'Alle vier Könige mit ihren Sternen: 200.', 'Tutti e quattro i Re con le stelle: 200.'],
    ),
    term(
      'WC-7.7',
      ['badge', 'Stern', 'stella'],
      [
        'An Ace pinned to a cowboy whom a shot missed. It protects him.',
        'Ein Ass für einen Cowboy, den ein Schuss verfehlt hat. Es schützt ihn.',
        'Un Asso per un cowboy mancato da uno sparo. Lo protegge.',
      ],
    ),
    term(
      'WC-6.1',
      ['gun', 'Waffe', 'pistola'],
      [
        'Low cards on the table: .22, .38, .357 or .45.',
        'Kleine Karten auf dem Tisch: .22, .38, .357 oder .45.',
        'Carte basse in tavola: .22, .38, .357 o .45.',
      ],
    ),
    term(
      'WC-7.6',
      ['shot card', 'Schusskarte', 'carta dello sparo'],
      [
        'Turned from the pile; its suit decides a shot.',
        'Vom Stapel gedreht; ihre Farbe entscheidet den Schuss.',
        'Girata dal mazzo: il suo seme decide lo sparo.',
      ],
    ),
    term(
      'WC-7.2',
      ['backfire', 'Rohrkrepierer', 'colpo a ritroso'],
      [
        'A 6 handed back to whoever fired a .22.',
        'Eine 6 zurück an den, der mit einer .22 schoss.',
        'Un 6 reso a chi ha sparato con una .22.',
      ],
    ),
    term(
      'WC-7.3',
      ['quick draw', 'schneller gezogen', 'mano lesta'],
      [
        '3, 5 and 7 of one suit take the gun away.',
        '3, 5 und 7 einer Farbe nehmen die Waffe weg.',
        '3, 5 e 7 di un seme portano via la pistola.',
      ],
    ),
    term(
      'WC-8.3',
      ['delay of game', 'Spielverzögerung', 'perdita di tempo'],
      [
        'A 10 or two 2s still in hand: 30 off.',
        'Noch eine 10 oder zwei Zweien auf der Hand: kostet 30.',
        'Un 10 o due 2 ancora in mano: costano 30.',
      ],
    ),
  ],
  cowpoker: [
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
      ['Roundup', 'Viehtrieb', 'rodeo'],
      ['A trick for the value beside the lasso.', 'Ein Stich um den Wert neben dem Lasso.', 'Una sfida sul valore accanto al lazo.'],
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
      ['randomizer', 'Zufallselement', 'scelta casuale'],
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
      ['kicker', 'Beikarte', 'carta successiva più alta'],
      ['Breaks the tie when the rest is level.', 'Entscheidet, wenn sonst alles gleich ist.', 'Decide quando il resto è pari.'],
    ),
  ],
};

/** The terms in which all of these words stand, in any language. */
export function termsWith(terms: readonly Term[], sought: string): readonly Term[] {
  const fits = wantedIn(sought);
  return terms.filter(({ name, about, clause }) => fits(`${clause} ${LANGS.map((lang) => `${name[lang]} ${about[lang]}`).join(' ')}`));
}
