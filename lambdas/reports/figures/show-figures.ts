import { happeningOf } from '#domain/departures/under-way.ts';
import { ok } from '#domain/kernel/result.ts';
import type { reportEndpoints } from '#domain/reports/endpoints.ts';
import { type CostOfFlight, costOf } from '#domain/reports/figures/cost.ts';
import { laneOf } from '#domain/reports/figures/keys.ts';
import { monthsOf } from '#domain/reports/figures/period.ts';
import { reportOf } from '#domain/reports/figures/rows.ts';
import type { flightsOfDays } from '../../departures/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Costs } from '../store/costs.ts';
import type { Counters } from '../store/counters.ts';
import type { GenerationStore } from '../store/generations.ts';

interface Deps {
  readonly counters: Pick<Counters, 'figures'>;
  readonly generations: Pick<GenerationStore, 'read'>;
  readonly costs: Pick<Costs, 'ofPeriod'>;
  readonly flightsOfDays: ReturnType<typeof flightsOfDays>;
}

type Asked = Parameters<UseCase<typeof reportEndpoints.figures>>[0]['query'];

/** When flights landed, by flight. Only a report by flight shows it. */
const landings = async (
  read: Deps['flightsOfDays'],
  { from, to, lane, by }: Asked,
): Promise<ReadonlyMap<string, string | undefined>> => {
  if (by !== 'flight') return new Map();
  const flights = await read(lane, { first: `${from}-01`, last: `${to}-31` });
  return new Map(flights.map((flight) => [flight.id, happeningOf(flight, 'ARRIVED')?.at]));
};

const presentCost = (cost: CostOfFlight | undefined): number | undefined => {
  const [present] = cost?.entries ?? [];
  return present && costOf(present);
};

/** The figures of the flights of some months. It reads the folded numbers of their flights, and no shipment. */
export const showFigures =
  ({ counters, generations, costs, flightsOfDays: read }: Deps): UseCase<typeof reportEndpoints.figures> =>
  async ({ query }) => {
    const { from, to, lane, by } = query;
    const { shown } = await generations.read({ consistent: false });
    const [months, entered, landed] = await Promise.all([
      Promise.all(monthsOf({ from, to }).map((month) => counters.figures(shown, month, lane))),
      costs.ofPeriod({ from, to }),
      landings(read, query),
    ]);
    const counted = new Map(months.flatMap((month) => [...month]));
    // A flight may cost something although nothing is counted on it.
    const keys = new Set([
      ...counted.keys(),
      ...[...entered.keys()].filter((key) => lane === undefined || laneOf(key) === lane),
    ]);
    const flights = [...keys].map((key) => ({
      key,
      numbers: counted.get(key) ?? {},
      cost: presentCost(entered.get(key)),
      landedAt: landed.get(key),
    }));
    return ok(reportOf(flights, by));
  };
