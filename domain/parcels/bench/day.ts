import type { Carrier } from '../tracking/carriers.ts';
import type { DayOfCarrier, OpenAtDoor, Tally } from './bench.ts';

/** What came on a day, or on several. */
export interface CameIn {
  readonly tallies: readonly Pick<Tally, 'carrier' | 'counted' | 'at'>[];
  readonly received: readonly { readonly carrier: string }[];
  readonly refused: readonly { readonly carrier: string }[];
}

const ofCarrier = <Row extends { readonly carrier: string }>(rows: readonly Row[], carrier: string): Row[] =>
  rows.filter((row) => row.carrier === carrier);

/** The first count that is not covered by what was received and refused: what came first is received first. */
const openSinceOf = (tallies: CameIn['tallies'], done: number): string | undefined => {
  let left = done;
  for (const { counted, at } of tallies.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    left -= counted;
    if (left < 0) return at;
  }
  return undefined;
};

/** What each carrier said it brought, beside what is here of it. The names of carriers are sorted. */
const carriersOf = ({ tallies, received, refused }: CameIn): readonly DayOfCarrier[] => {
  const names = new Set([...tallies, ...received, ...refused].map(({ carrier }) => carrier));
  return [...names].sort().map((carrier) => {
    const counts = ofCarrier(tallies, carrier);
    const counted = counts.reduce((sum, { counted: one }) => sum + one, 0);
    const here = ofCarrier(received, carrier).length;
    const back = ofCarrier(refused, carrier).length;
    const openSince = openSinceOf(counts, here + back);
    return {
      carrier,
      counted,
      received: here,
      refused: back,
      open: Math.max(0, counted - here - back),
      ...(openSince === undefined ? {} : { openSince }),
    };
  });
};

/** The name under which parcels stand of which neither the number nor a clerk says who brought them. */
const NOBODY_KNOWN: Carrier = 'OTHER';

/**
 * What is open at the door. Parcels of which nobody knows who brought them are among what carriers counted, as far as nobody counted
 * them under that name: they close the day in its sum, and no carrier is said to have brought them.
 */
export const openAtDoor = (came: CameIn): OpenAtDoor => {
  const carriers = [...carriersOf(came)];
  const sum = carriers.reduce((all, { open }) => all + open, 0);
  const unknown = carriers.find(({ carrier }) => carrier === NOBODY_KNOWN);
  const more = unknown === undefined ? 0 : unknown.received + unknown.refused - unknown.counted;
  const unplaced = Math.min(sum, Math.max(0, more));
  return { carriers, unplaced, open: sum - unplaced };
};
