// Somebody asks to take a move back: everyone at the table sees it, and who plays may agree or decline.
import type { TableLink } from '../table/link.ts';
import { useWords } from '../words/index.ts';
import { useShown } from './context.ts';
import { namesOf } from './table-store.ts';

export function TakeBackQuestion({ link }: { readonly link: TableLink }) {
  const own = useWords();
  const asked = useShown(({ manners }) => manners?.takeBackAsked);
  const sitting = useShown((shown) => shown.sitting);
  if (!asked || !sitting) return null;
  const { you, players } = sitting;
  const isAsked = you !== 'rail' && !asked.agreed.includes(you) && !players[you]?.standIn;
  // Late answers meet a table that has moved on: the question is gone by then.
  const answer = (agree: boolean) => void link.answerTakeBack?.(agree).catch(() => undefined);
  return (
    <div className="notice take-back-question" role="alert">
      <p>{asked.seat === you ? own.takeBackWait : own.takeBackAsked(namesOf({ sitting })[asked.seat] ?? '')}</p>
      {isAsked && (
        <p className="answers">
          <button type="button" className="button small" onClick={() => answer(true)}>
            {own.agree}
          </button>
          <button type="button" className="button small plain" onClick={() => answer(false)}>
            {own.decline}
          </button>
        </p>
      )}
    </div>
  );
}
