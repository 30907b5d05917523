// Somebody invites me: one quiet line on every page, until I go there or let it pass.
import { detach } from '@sagebrush/engine';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link, useLocation } from 'wouter';
import { useTitles } from '../games/use-game.ts';
import { server } from '../table/server.ts';
import { useFriends } from './friends-store.ts';
import * as styles from './people.module.css';
import { usePeopleWords } from './use-people-words.ts';

export function InvitationBar() {
  const own = usePeopleWords();
  const titles = useTitles();
  const [place] = useLocation();
  const newest = useFriends(({ page }) => page?.invitations[0]);
  // Who sits at a table is not disturbed.
  if (!newest || /^\/(?:t|table)\//.test(place)) return null;
  const { id, from, table, game } = newest;
  const dismiss = (): void => detach(server.call('dismiss', { params: { invitation: id } }), reportError);
  return (
    <div className={styles.invitation} data-part="invitation" role="status">
      <span>{own.invites(from.name, titles(game))}</span>
      <Link href={`/t/${table}`} className={`${controls.button} ${controls.small}`} onClick={dismiss}>
        {own.toTable}
      </Link>
      <button type="button" className={`${controls.button} ${controls.small} ${controls.plain}`} onClick={dismiss}>
        {own.dismiss}
      </button>
    </div>
  );
}
