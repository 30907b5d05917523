// What I can do about what somebody said at this table: not hear them, report them and, as its host, let them not talk.
import type { ChatMessage } from '@sagebrush/table-kit/table/connection.ts';
import { useAppWords } from '../words/index.ts';
import { HostMute } from './HostDeeds.tsx';
import { HushButton } from './HushButton.tsx';
import * as styles from './people.module.css';
import { ReportButton } from './ReportButton.tsx';
import { useReportContext } from './use-report-context.ts';

interface Props {
  readonly line: ChatMessage;
  readonly match: string | undefined;
}

export function ChatDeeds({ line: { by, name }, match }: Props) {
  const words = useAppWords();
  const context = useReportContext(match);
  return (
    <details className={styles.lineDeeds} data-part="chat-deeds">
      <summary aria-label={`${words.more}: ${name}`} title={words.more}>
        <span aria-hidden="true">⋯</span>
      </summary>
      <HushButton person={by} name={name} />
      <HostMute person={by} name={name} />
      <ReportButton about={{ kind: 'person', person: by }} name={name} context={context} reason="chat" />
    </details>
  );
}
