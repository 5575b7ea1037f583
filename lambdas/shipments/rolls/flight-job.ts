import type { CancelDeps } from '../change/cancel-shipment.ts';
import type { Flights } from '../change/flight-place.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import type { ProcessStore } from './process-store.ts';

/** What the work on whole flights needs. */
export interface FlightJobDeps extends CancelDeps {
  readonly flights: Flights;
  readonly list: Pick<ShipmentList, 'inPartition' | 'asTheyAre'>;
  readonly processes: ProcessStore;
}

/** One run: it stops when its time is nearly over, and the next one goes on. */
export interface FlightRun {
  readonly isLate: () => boolean;
  readonly origin: { readonly correlationId: string };
}

/** Does what is left and returns how much it did. */
export type FlightJob = (run: FlightRun) => Promise<number>;

/**
 * Does one thing after the other until the time is nearly over. One that fails holds up none of the others; it is thrown at the
 * end, so that the run counts as failed and is repeated. Returns how many were done.
 */
export const each = async <Thing>(
  things: Iterable<Thing>,
  { isLate }: FlightRun,
  work: (thing: Thing) => Promise<boolean>,
): Promise<number> => {
  const failures: unknown[] = [];
  let done = 0;
  for (const thing of things) {
    if (isLate()) break;
    try {
      if (await work(thing)) done += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be done.`);
  return done;
};
