// The curtain between two people who share this device: nothing of the table is drawn behind it.
import { detach, type Seat } from '@sagebrush/engine';
import { SeatFace } from '@sagebrush/table-kit/art/SeatFace.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useAppWords } from '../words/index.ts';
import * as styles from './DeviceCurtain.module.css';

interface Props {
  /** Who is asked next. */
  readonly seat: Seat;
  readonly connection: TableConnection;
  /** Of the game. */
  readonly title: string;
}

export function DeviceCurtain({ seat, connection, title }: Props) {
  const own = useAppWords();
  const about = useId();
  const name = useShown(({ seating }) => seating?.players[seat]?.name ?? '');
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // There is one thing to do here, and the keyboard has just changed hands.
  useEffect(() => button.current?.focus(), []);
  function uncover(): void {
    setAsked(true);
    if (connection.uncover) detach(connection.uncover(seat), reportError);
  }
  return (
    <main className={styles.curtain} data-part="curtain">
      <title>{`${own.curtainTitle(name)} · ${own.house}`}</title>
      <p className={styles.game}>{title}</p>
      <SeatFace name={name} kind="person" />
      <h1 id={about}>{own.curtainTitle(name)}</h1>
      <p>{own.curtainAbout(name)}</p>
      <button
        type="button"
        className={controls.button}
        aria-describedby={about}
        disabled={asked}
        onClick={uncover}
        ref={button}
      >
        {own.uncover(name)}
      </button>
      <Link href="/" className={styles.home}>
        {own.home}
      </Link>
    </main>
  );
}
