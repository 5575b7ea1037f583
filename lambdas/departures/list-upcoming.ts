import type { departureEndpoints, UpcomingFlight } from '#domain/departures/endpoints.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { spaceOf } from '#domain/departures/space.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { flights } from './flights.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly flights: Pick<ReturnType<typeof flights>, 'upcoming'>;
}

/** Flights that a customer can choose from. */
const SHOWN = 8;

const forCustomers = ({ capacity, free, waiting, ...flight }: Flight): UpcomingFlight => ({
  ...flight,
  space: spaceOf({ capacity, free, waiting }),
  largestPieceLb: capacity.largestPieceLb,
});

/** The next flights to a destination. The contract drops what is not for customers. */
export const listUpcoming =
  ({ flights: known, clock }: Deps): UseCase<typeof departureEndpoints.upcoming> =>
  async ({ query: { to } }) =>
    ok({ items: (await known.upcoming(to, clock(), SHOWN)).map(forCustomers) });
