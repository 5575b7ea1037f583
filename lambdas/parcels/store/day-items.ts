import * as z from 'zod/mini';
import { doorRefusals, Tally } from '#domain/parcels/bench/bench.ts';
import { expires } from '../../runtime/table/expires.ts';

/** What came on a New York day: the index has its parcels, counts at the door and refusals in one partition. */
export const dayPartition = (day: string): string => `DAY#${day}`;

export const RECEIVED = 'RECEIVED#';
const TALLY = 'TALLY#';
const REFUSED = 'REFUSED#';

/** The place of a received parcel in its day, by who brought it. */
export const receivedPosition = (carrier: string, at: string, code: string): string =>
  `${RECEIVED}${carrier}#${at}#${code}`;

export const tallyKey = (id: string) => ({ pk: `TALLY#${id}`, sk: 'TALLY' });
/** A count at the door. The form makes the id, so the same count is there once, also on another day. */
export const tallyItem = (day: string, tally: Tally) => ({
  ...tallyKey(tally.id),
  gsi1pk: dayPartition(day),
  gsi1sk: `${TALLY}${tally.at}#${tally.id}`,
  ...tally,
  expires_at: expires(new Date(tally.at), 'parcels'),
});

/** A parcel that the carrier took back at the door. */
export const Refused = z.object({
  id: z.uuid(),
  why: z.enum(doorRefusals),
  tracking: z.optional(z.string()),
  /** Who brought it. */
  carrier: z.string(),
  at: z.string(),
  by: z.string(),
});
export type Refused = z.infer<typeof Refused>;

export const refusedItem = (day: string, refused: Refused) => ({
  pk: `REFUSED#${refused.id}`,
  sk: 'REFUSED',
  gsi1pk: dayPartition(day),
  gsi1sk: `${REFUSED}${refused.at}#${refused.id}`,
  ...refused,
  expires_at: expires(new Date(refused.at), 'parcels'),
});

/** What a row of a day says. */
export type DayRow =
  | { readonly received: { readonly carrier: string; readonly at: string } }
  | { readonly tally: Tally }
  | { readonly refused: Refused };

/** Reads a row of a day; undefined for a row of another kind. */
export const readDayRow = (item: Readonly<Record<string, unknown>>): DayRow | undefined => {
  const key = String(item.gsi1sk);
  if (key.startsWith(TALLY)) return { tally: Tally.parse(item) };
  if (key.startsWith(REFUSED)) return { refused: Refused.parse(item) };
  const [, carrier = '', at = ''] = key.split('#');
  return key.startsWith(RECEIVED) ? { received: { carrier, at } } : undefined;
};
