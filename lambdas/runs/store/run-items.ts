import * as z from 'zod/mini';
import type { Booking } from '#domain/bookings/booking.ts';
import { Place } from '#domain/bookings/booking.ts';
import { RunEntry } from '#domain/runs/entry.ts';
import { Run, Stop } from '#domain/runs/run.ts';
import { expires } from '../../runtime/table/expires.ts';

export const RUN = 'RUN';
export const HISTORY = 'H#';
/** Runs in the order of their days: a look at a day, or at all from today on, costs the same however many there are. */
export const RUNS = 'RUNS';

export const partitionOf = (id: string): string => `RUN#${id}`;
export const runKey = (id: string) => ({ pk: partitionOf(id), sk: RUN });

/** From the day on, so that what belongs to a run goes with it. */
export const keptFrom = (day: string) => ({ expires_at: expires(new Date(`${day}T00:00:00Z`), 'runs') });

const { name: _name, phone: _phone, note: _note, ...rest } = Stop.shape;

/**
 * A stop as it is kept: whom we meet, their phone, their street and what they noted are in the booking alone, so that they are read as
 * they are now, and forgotten there.
 */
const KeptStop = z.object({ ...rest, place: z.omit(Place, { street: true, access: true }) });
/** A run as it is kept. */
export const KeptRun = z.object({ ...Run.shape, stops: z.array(KeptStop) });
export type KeptRun = z.infer<typeof KeptRun>;

/** The schema drops what is not kept. */
export const runItem = (run: Run) => ({ ...runKey(run.id), ...KeptRun.parse(run), ...keptFrom(run.day) });

/** The row by which a run is found from its day. A run stays on its day, so it is written once. */
export const dayRow = ({ id, day }: Pick<Run, 'id' | 'day'>) => ({
  pk: RUNS,
  sk: `${day}#${id}`,
  ...keptFrom(day),
});
export const idIn = (sortKey: unknown): string => String(sortKey).slice(String(sortKey).indexOf('#') + 1);

/** An entry of the history, sorted by its time. */
export const historyItem = ({ id, day }: Pick<Run, 'id' | 'day'>, entry: RunEntry) => ({
  pk: partitionOf(id),
  sk: `${HISTORY}${entry.at}#${entry.id}`,
  ...entry,
  ...keptFrom(day),
});

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toKept = (item: unknown): KeptRun => KeptRun.parse(item);
export const toEntry = (item: unknown): RunEntry => RunEntry.parse(item);

/** The run with what its bookings say now of whom we meet. Of a booking that is gone, nobody is known. */
export const joined = (run: KeptRun, bookings: ReadonlyMap<string, Booking>): Run => ({
  ...run,
  stops: run.stops.map((stop): Stop => {
    const booking = bookings.get(stop.booking);
    const { street, access } = booking?.place ?? {};
    return {
      ...stop,
      name: booking?.name ?? '',
      phone: booking?.phone ?? '',
      place: {
        ...stop.place,
        ...(street === undefined ? {} : { street }),
        ...(access === undefined ? {} : { access }),
      },
      ...(booking?.note === undefined ? {} : { note: booking.note }),
    };
  }),
});
