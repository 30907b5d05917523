// Who sits in which seat, so that nobody has a seat again before all others: a matching, drawn by lot.
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

function rarestSeats(id: string, seats: number, sat: (id: string, seat: number) => number): number[] {
  const counts = Array.from({ length: seats }, (_, seat) => sat(id, seat));
  const least = Math.min(...counts);
  return counts.flatMap((count, seat) => (count === least ? [seat] : []));
}
