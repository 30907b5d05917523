// A report to the host of the house: what is wrong, in own words, with where it was.
import { type NewReport, REPORT_REASONS } from '@sagebrush/protocol';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { type FormEvent, useState } from 'react';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { arrive, server } from '../table/server.ts';
import * as styles from './people.module.css';
import { usePeopleWords } from './use-people-words.ts';

export type ReportContext = Pick<NewReport, 'table' | 'match' | 'seq'>;

interface Props {
  readonly about: NewReport['about'];
  readonly name: string;
  /** Where it was. */
  readonly context: ReportContext;
  readonly reason: NewReport['reason'];
  readonly onClose: () => void;
}

export function ReportDialog({ about, name, context, reason: first, onClose }: Props) {
  const own = usePeopleWords();
  const [reason, setReason] = useState(first);
  const [words, setWords] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, problem, run } = useWork();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const said = words.trim();
    const body = {
      about,
      reason,
      ...(said === '' ? {} : { words: said }),
      ...context,
    };
    // Who has only looked so far arrives with the report.
    run(async () => {
      await arrive();
      await server.call('report', { body });
      setSent(true);
    });
  }
  return (
    <Dialog title={own.reportOf(name)} onClose={onClose} data-part="report">
      {sent ? (
        <p role="status">{own.reported}</p>
      ) : (
        <form onSubmit={submit}>
          <p className={styles.about}>{own.reportAbout}</p>
          <Picks
            legend={own.reason}
            name="report-reason"
            values={REPORT_REASONS}
            value={reason}
            nameOf={(one) => own.reasons[one]}
            onPick={setReason}
          />
          <div className={controls.field} data-part="field">
            <label htmlFor="report-words">{own.inWords}</label>
            <textarea
              id="report-words"
              className={styles.words}
              value={words}
              maxLength={500}
              rows={4}
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
          <button type="submit" className={controls.button} disabled={busy}>
            {own.send}
          </button>
          <ProblemNote text={problem} />
        </form>
      )}
    </Dialog>
  );
}
