import { newYorkDay } from '#domain/kernel/new-york.ts';
import { carrierOf } from '#domain/parcels/tracking/carrier.ts';
import { idOf } from '../../life/id-of.ts';
import { type SampleCarrier, trackingOf } from '../samples/numbers.ts';
import type { SampleParcel } from '../samples/sample-parcel.ts';
import type { Telling } from './telling.ts';
import { cameAt } from './times.ts';

/** Older counts are looked at by nobody. */
const COUNTED_DAYS = 7;
const DAY_MS = 86_400_000;
/** The carrier is counted before the first of its parcels is received. */
const BEFORE_MS = 4 * 60_000;

const carrierNameOf = (carrier: SampleCarrier, words: string): string =>
  carrierOf(trackingOf(carrier, words)).carrier;

/** What carriers brought today and nobody has received yet. */
export const BACKLOG: readonly { readonly carrier: SampleCarrier; readonly boxes: number }[] = [
  { carrier: 'FEDEX', boxes: 2 },
  { carrier: 'AMAZON', boxes: 3 },
];

/**
 * Notes what carriers said they brought with these parcels, day by day for the last week, and what of it is not received.
 * @param round a word for these parcels: each round is counted once.
 */
export const tellDoor = async (
  { past, bench, now }: Telling,
  round: string,
  parcels: readonly SampleParcel[],
  backlog: typeof BACKLOG = [],
): Promise<void> => {
  const since = now.getTime() - COUNTED_DAYS * DAY_MS;
  const came = [
    ...parcels.map((parcel) => ({
      at: cameAt(parcel, now),
      carrier: carrierNameOf(parcel.carrier, parcel.shows),
      damaged: parcel.condition === undefined ? 0 : 1,
      boxes: 1,
    })),
    ...backlog.map(({ carrier, boxes }) => ({
      at: cameAt({ daysAgo: 0, minute: 40 }, now),
      carrier: carrierNameOf(carrier, 'backlog'),
      damaged: 0,
      boxes,
    })),
  ].filter(({ at }) => at.getTime() >= since);
  for (const [name, group] of Map.groupBy(came, ({ at, carrier }) => `${newYorkDay(at)} ${carrier}`)) {
    const [first] = group.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    if (first === undefined) continue;
    past.at(new Date(first.at.getTime() - BEFORE_MS));
    await past.ask('POST /api/bench/tallies', {
      as: bench,
      body: {
        id: idOf(`count ${round} ${name}`),
        carrier: first.carrier,
        counted: group.reduce((sum, { boxes }) => sum + boxes, 0),
        damaged: group.reduce((sum, { damaged }) => sum + damaged, 0),
      },
    });
  }
};
