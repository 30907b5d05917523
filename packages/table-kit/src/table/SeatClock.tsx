// The time that a seat has left for its decision. It is there to be read, and never speaks up by itself.
import type { Seat } from '@sagebrush/engine';
import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useKitWords } from '../words/index.ts';
import { useShown } from './context.ts';
import * as seatPanelStyles from './SeatPanel.module.css';
import { timeLeft } from './time-left.ts';

export function SeatClock({ seat }: { readonly seat: Seat }) {
  const deadline = useShown(({ status, moment }) => (moment?.outcome ? null : status?.deadlines[seat])) ?? null;
  const limit = useShown(({ status }) => status?.limit ?? 0);
  return deadline === null ? null : <RunningClock deadline={deadline} limit={limit} />;
}

const TICK = 1000;

function RunningClock({ deadline, limit }: { readonly deadline: number; readonly limit: number }) {
  const own = useKitWords();
  const lang = useSettings((settings) => settings.lang);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(ticking);
  }, []);
  // The clock of this device may be behind the server's: nobody is promised more than the table allows.
  const { short, spoken, soon } = timeLeft(Math.min(deadline - now, limit), lang);
  return (
    <span
      role="timer"
      className={seatPanelStyles.clock}
      data-part="seat-clock"
      data-soon={soon || undefined}
      aria-label={own.timeLeft(spoken)}
    >
      {short}
    </span>
  );
}
