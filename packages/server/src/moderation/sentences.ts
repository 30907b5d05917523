// What is said about reports, and to whom a host keeps out.
import type { Sentences } from '../sentences.ts';

export const REPORTING = {
  enough: {
    en: 'You have reported enough for today: the host has something to read.',
    de: 'Für heute hast du genug gemeldet: Der Betreiber hat zu lesen.',
    it: 'Per oggi hai segnalato abbastanza: il gestore ha da leggere.',
  },
  seated: {
    en: 'They have a seat at this table: close it, or suspend them.',
    de: 'Diese Person hat hier einen Platz: Schließ den Tisch oder sperr sie.',
    it: 'Questa persona ha un posto a questo tavolo: chiudilo, o sospendila.',
  },
  removed: {
    en: 'The host of this site has taken you away from this table.',
    de: 'Der Betreiber dieser Website hat dich von diesem Tisch weggeschickt.',
    it: 'Il gestore di questo sito ti ha allontanato da questo tavolo.',
  },
  silenced: {
    en: 'The host of this site has muted you for a while.',
    de: 'Der Betreiber dieser Website hat dich für eine Weile stumm geschaltet.',
    it: 'Il gestore di questo sito ti ha silenziato per un po’.',
  },
  barred: {
    en: 'No new guests may come from your network for a while.',
    de: 'Aus deinem Netz kommen für eine Weile keine neuen Gäste herein.',
    it: 'Per un po’ dalla tua rete non possono arrivare nuovi ospiti.',
  },
} satisfies Readonly<Record<string, Sentences>>;

const BANNED: Sentences = {
  en: 'The host of this site has banned you.',
  de: 'Der Betreiber dieser Website hat dich gesperrt.',
  it: 'Il gestore di questo sito ti ha bandito.',
};
/** Kept out by the host of the site; null is for good. */
export const suspendedSentence = (until: string | null): Sentences =>
  until === null
    ? BANNED
    : {
        en: `The host of this site has suspended you until ${until}.`,
        de: `Der Betreiber dieser Website hat dich bis ${until} ausgeschlossen.`,
        it: `Il gestore di questo sito ti ha sospeso fino al ${until}.`,
      };
