// Who sits in which seat, so that nobody has a seat again before all others: over a whole round a matching, drawn by lot.
import { type Random, shuffle } from '@sagebrush/engine';

/** By seat, `tables` people each, as far as it can be; everybody has one of their rarest seats. */
export function seatsInTurn(
  ids: readonly string[],
  { seats, tables }: { readonly seats: number; readonly tables: number },
  sat: (id: string, seat: number) => number,
  random: Random,
): string[][] {
  const seated: string[][] = Array.from({ length: seats }, () => []);
  const rarest = new Map(ids.map((id) => [id, shuffle(random, rarestSeats(id, seats, sat))]));
  const place = (id: string, tried: Set<number>): boolean => {
    for (const seat of rarest.get(id) ?? []) {
      if (tried.has(seat)) continue;
      tried.add(seat);
      const row = seated[seat] as string[];
      const leaving = row.length < tables ? undefined : row.find((other) => place(other, tried));
      if (row.length >= tables && leaving === undefined) continue;
      if (leaving !== undefined) row.splice(row.indexOf(leaving), 1);
      row.push(id);
      return true;
    }
    return false;
  };
  const left = shuffle(random, [...ids]).filter((id) => !place(id, new Set()));
  for (const row of seated) while (row.length < tables && left.length > 0) row.push(left.pop() as string);
  return seated;
}

/** Those of one table change chairs as long as that gives them seats that they had less often. */
export function turnsAtTable(ids: readonly string[], sat: (id: string, seat: number) => number): string[] {
  const seated = [...ids];
  const gain = (a: number, b: number): number => {
    const [one, other] = [seated[a] as string, seated[b] as string];
    return sat(one, a) + sat(other, b) - sat(one, b) - sat(other, a);
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let a = 0; a < seated.length; a++)
      for (let b = a + 1; b < seated.length; b++)
        if (gain(a, b) > 0) {
          [seated[a], seated[b]] = [seated[b] as string, seated[a] as string];
          changed = true;
        }
  }
  return seated;
}

function rarestSeats(id: string, seats: number, sat: (id: string, seat: number) => number): number[] {
  const counts = Array.from({ length: seats }, (_, seat) => sat(id, seat));
  const least = Math.min(...counts);
  return counts.flatMap((count, seat) => (count === least ? [seat] : []));
}
