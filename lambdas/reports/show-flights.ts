import type { Flight } from '#domain/departures/flight.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { ok } from '#domain/kernel/result.ts';
import { stageMeasure } from '#domain/reports/counted.ts';
import type { reportEndpoints } from '#domain/reports/endpoints.ts';
import { FLIGHTS_PER_LANE, type FlightOnBoard } from '#domain/reports/flight-board.ts';
import { type FlightStage, flightStages } from '#domain/shipments/flight-stages.ts';
import type { flights } from '../departures/index.ts';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { Counters } from './store/counters.ts';
import type { GenerationStore } from './store/generations.ts';

interface Deps {
  readonly flights: Pick<ReturnType<typeof flights>, 'leaving'>;
  readonly counters: Pick<Counters, 'flight'>;
  readonly generations: Pick<GenerationStore, 'read'>;
  readonly clock: Clock;
}

type Stages = FlightOnBoard['stages'];

const onBoard = (flight: Flight, numbers: Readonly<Record<string, number>>): FlightOnBoard => {
  const { id, to, day, movedBy, flightNumber, state, cargoCutoff, bookingCutoff, capacity, free } = flight;
  const atStage = (stage: FlightStage): Stages[FlightStage] => ({
    shipments: numbers[stageMeasure(stage, 'shipments')] ?? 0,
    pieces: numbers[stageMeasure(stage, 'pieces')] ?? 0,
  });
  const space = { thousandthsLb: capacity.lb * 1000, pieces: capacity.pieces };
  return {
    id,
    to,
    day,
    ...(movedBy === undefined ? {} : { movedBy }),
    ...(flightNumber === undefined ? {} : { flightNumber }),
    state,
    cargoCutoff,
    bookingCutoff,
    capacity: space,
    taken: {
      thousandthsLb: space.thousandthsLb - free.thousandthsLb,
      pieces: space.pieces - free.pieces,
    },
    shipments: flight.shipments,
    stages: Object.fromEntries(flightStages.map((stage) => [stage, atStage(stage)])) as Stages,
  };
};

/**
 * The next flights of every lane, by day. How full they are is in the flights; only where the pieces are is counted. It costs the
 * same however many shipments there are.
 */
export const showFlights =
  ({ flights: planned, counters, generations, clock }: Deps): UseCase<typeof reportEndpoints.flights> =>
  async () => {
    const now = clock();
    const [{ shown }, lanes] = await Promise.all([
      generations.read({ consistent: false }),
      Promise.all(destinationCodes.map((to) => planned.leaving(to, now, FLIGHTS_PER_LANE))),
    ]);
    const next = lanes.flat().toSorted((one, other) => one.day.localeCompare(other.day));
    return ok({
      flights: await Promise.all(
        next.map(async (flight) => onBoard(flight, await counters.flight(shown, flight.id))),
      ),
    });
  };
