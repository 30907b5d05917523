// Quiet hours: from one full hour to another where the person is, when their devices are let be.

interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** An IANA name, such as Europe/Rome. */
  readonly zone: string;
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** `quiet` is as the row has it: JSON, or null where there are none. They may go over midnight. */
export function isQuiet(quiet: string | null, now: number): boolean {
  if (quiet === null) return false;
  const { from, to, zone } = JSON.parse(quiet) as QuietHours;
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
