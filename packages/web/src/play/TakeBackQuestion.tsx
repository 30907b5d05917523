// Somebody asks to take a move back: everyone at the table sees it, who plays may agree or decline, and a no is told to
// all.
import { detach } from '@sagebrush/engine';
import type { TableLink } from '@sagebrush/table-kit/table/connection.ts';
import { useControl, useShown } from '@sagebrush/table-kit/table/context.ts';
import { namesOf } from '@sagebrush/table-kit/table/shown.ts';
import { useWords } from '../words/index.ts';

export function TakeBackQuestion({ link }: { readonly link: TableLink }) {
  const own = useWords();
  const asked = useShown(({ manners }) => manners?.takeBackAsked);
  const sitting = useShown((shown) => shown.sitting);
  if (!asked || !sitting) return <Declined />;
  const { you, players } = sitting;
  const isAsked = you !== 'rail' && !asked.agreed.includes(you) && !players[you]?.standIn;
  // Late answers meet a table that has moved on: the question is gone by then.
  const answer = (agree: boolean): void => {
    if (link.answerTakeBack) detach(link.answerTakeBack(agree), () => undefined);
  };
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

function Declined() {
  const own = useWords();
  const { forgetDeclined } = useControl();
  const declined = useShown((shown) => shown.declined);
  const sitting = useShown((shown) => shown.sitting);
  if (!declined || declined.seat === declined.asked || declined.seat === sitting?.you) return null;
  const name = namesOf({ sitting })[declined.seat] ?? '';
  return (
    <div className="notice take-back-question" role="alert">
      <p>{declined.asked === sitting?.you ? own.declinedYou(name) : own.declined(name)}</p>
      <button type="button" className="icon-button" aria-label={own.close} onClick={forgetDeclined}>
        ✕
      </button>
    </div>
  );
}
