import { byDeparture } from '#domain/departures/departure-time.ts';
import type { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { WEEKS_PLANNED } from '#domain/departures/flights-setting.ts';
import { flightState } from '#domain/departures/lifecycle.ts';
import { listedInOrder, type WaitlistEntry } from '#domain/departures/waitlist/waitlist.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { addDays, newYorkDay, weekOf } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { FlightStore } from '../store/flight-store.ts';
import { noSuchFlight } from './change-flight.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly store: Pick<FlightStore, 'ofLane' | 'find' | 'history'>;
}

interface ShowDeps extends Deps {
  readonly waitlist: { readonly of: (departureId: string) => Promise<readonly WaitlistEntry[]> };
}

const byDay = (one: Flight, other: Flight): number =>
  one.day.localeCompare(other.day) ||
  destinationCodes.indexOf(one.to) - destinationCodes.indexOf(other.to) ||
  byDeparture(one, other);

/**
 * The flights of a week and the eight after it, by day: of one lane or of all. The first week is that of the day asked for, or
 * this one.
 */
export const listDepartures =
  ({ store, clock }: Deps): UseCase<typeof departureEndpoints.list> =>
  async ({ query: { from, to } }) => {
    const now = clock();
    const first = weekOf(from ?? newYorkDay(now));
    const days = { first, last: addDays(first, 7 * (WEEKS_PLANNED + 1) - 1) };
    const lanes = to === undefined ? destinationCodes : [to];
    const found = (await Promise.all(lanes.map((lane) => store.ofLane(lane, days)))).flat();
    const items = found.map((record) => ({ ...record, state: flightState(record, now) }));
    return ok({ from: first, items: items.toSorted(byDay) });
  };

/** One flight with everything that happened to it, and those who wait for it. */
export const showDeparture =
  ({ store, waitlist, clock }: ShowDeps): UseCase<typeof departureEndpoints.show> =>
  async ({ params: { id } }) => {
    const [record, history, waiting] = await Promise.all([
      store.find(id),
      store.history(id),
      waitlist.of(id),
    ]);
    if (!record) return noSuchFlight();
    return ok({
      flight: { ...record, state: flightState(record, clock()) },
      history: [...history],
      waitlist: listedInOrder(waiting),
    });
  };
