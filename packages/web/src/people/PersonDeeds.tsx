// What I can do about somebody who sits at this table, or sat in this match: look at their page, be friends or not,
// not hear them, block or report them and, as its host, more.
import type { TablePlayer } from '@sagebrush/table-kit/table/connection.ts';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import { Link } from 'wouter';
import { useOnline } from '../table/online-context.ts';
import { useTie } from './friends-store.ts';
import { ClearChair, HostMute } from './HostDeeds.tsx';
import { HushButton } from './HushButton.tsx';
import * as styles from './people.module.css';
import { ReportButton } from './ReportButton.tsx';
import { TieButtons } from './TieButtons.tsx';
import { usePeopleWords } from './use-people-words.ts';
import { useReportContext } from './use-report-context.ts';

export function PersonDeeds({ player }: { readonly player: TablePlayer }) {
  const own = usePeopleWords();
  const context = useReportContext(useShown(({ seating }) => seating?.match));
  const { table } = useOnline();
  const seq = useShown(({ moment }) => moment?.seq);
  const tie = useTie(player.person);
  if (player.person === undefined || player.kind !== 'person') return null;
  return (
    <div className={styles.deeds} data-part="person-deeds">
      {!player.guest && <Link href={`/people/${encodeURIComponent(player.name)}`}>{own.theirPage}</Link>}
      <TieButtons id={player.person} tie={tie} isGuest={player.guest} />
      {table && <HushButton person={player.person} name={player.name} />}
      <HostMute person={player.person} name={player.name} />
      <ClearChair person={player.person} name={player.name} />
      <ReportButton
        about={{ kind: 'person', person: player.person }}
        name={player.name}
        context={{ ...context, ...(seq === undefined ? {} : { seq }) }}
      />
    </div>
  );
}
