// Somebody asks to take a move back: everyone at the table sees it, who plays may agree or decline, and a no is told to
// all.
import { detach } from '@sagebrush/engine';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { useControl, useShown } from '@sagebrush/table-kit/table/context.ts';
import { namesOf } from '@sagebrush/table-kit/table/table-store.ts';
import { useAppWords } from '../words/index.ts';
import * as notices from './notices.module.css';

export function TakeBackQuestion({ connection }: { readonly connection: TableConnection }) {
  const own = useAppWords();
  const asked = useShown(({ status }) => status?.takeBackAsked);
  const seating = useShown((shown) => shown.seating);
  if (!asked || !seating) return <Declined />;
  const { you, players } = seating;
  const isAsked = you !== 'rail' && !asked.agreed.includes(you) && !players[you]?.standIn;
  // Late answers meet a table that has moved on: the question is gone by then.
  const answer = (agree: boolean): void => {
    if (connection.answerTakeBack) detach(connection.answerTakeBack(agree), () => undefined);
  };
  return (
    <div className={`${notices.notice} ${notices.question}`} data-part="notice take-back-question" role="alert">
      <p>{asked.seat === you ? own.takeBackWait : own.takeBackAsked(namesOf({ seating })[asked.seat] ?? '')}</p>
      {isAsked && (
        <p className={notices.answers}>
          <button type="button" className={`${controls.button} ${controls.small}`} onClick={() => answer(true)}>
            {own.agree}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.small} ${controls.plain}`}
            onClick={() => answer(false)}
          >
            {own.decline}
          </button>
        </p>
      )}
    </div>
  );
}

function Declined() {
  const own = useAppWords();
  const { forgetDeclined } = useControl();
  const declined = useShown((shown) => shown.declined);
  const seating = useShown((shown) => shown.seating);
  if (!declined || declined.seat === declined.asked || declined.seat === seating?.you) return null;
  const name = namesOf({ seating })[declined.seat] ?? '';
  return (
    <div className={`${notices.notice} ${notices.question}`} data-part="notice take-back-question" role="alert">
      <p>{declined.asked === seating?.you ? own.declinedYou(name) : own.declined(name)}</p>
      <button type="button" className={controls.iconButton} aria-label={own.close} onClick={forgetDeclined}>
        ✕
      </button>
    </div>
  );
}
