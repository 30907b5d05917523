// In the place of a page that only the server has, when it cannot be reached.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import { useAppWords } from '../words/index.ts';
import * as pageStyles from './Page.module.css';

export function AwayPage() {
  const words = useAppWords();
  return (
    <main className={pageStyles.paper} data-part="page away">
      <h1>{words.online}</h1>
      <p role="alert">{words.offline}</p>
      <div className={controls.actions}>
        <button type="button" className={controls.button} onClick={() => location.reload()}>
          {words.again}
        </button>
        <Link href="/">{words.home}</Link>
      </div>
    </main>
  );
}
