// The way to a report about somebody, or something shared, from wherever they are met.
import type { NewReport } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { type ReportContext, ReportDialog } from './ReportDialog.tsx';
import { usePeopleWords } from './use-people-words.ts';

interface Props {
  readonly about: NewReport['about'];
  /** How it is called. */
  readonly name: string;
  readonly context?: ReportContext;
  readonly reason?: NewReport['reason'];
}

export function ReportButton({ about, name, context = {}, reason = 'other' }: Props) {
  const own = usePeopleWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.small} ${controls.plain}`}
        aria-label={own.reportOf(name)}
        onClick={() => setOpen(true)}
      >
        {own.report}
      </button>
      {open && (
        <ReportDialog about={about} name={name} context={context} reason={reason} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
