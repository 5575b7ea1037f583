import { flightsOf } from '#domain/shipments/piece-flights.ts';
import { inTurn } from '#domain/shipments/rolls/replan.ts';
import { each, type Step } from '../../runtime/aggregate/process.ts';
import { everybodyOn } from './everybody.ts';
import type { FlightJobDeps } from './flight-job.ts';
import type { ReplanProcess } from './process-store.ts';
import { rollShipment } from './roll-shipment.ts';

/**
 * Moves the shipments of a canceled flight by its confirmed plan, one by one, express first. It is over when nobody has a
 * place on the flight any more; the flight counts its places in the same transactions, so nobody is forgotten while the index lags.
 */
export const moveReplanned =
  (deps: FlightJobDeps): Step<ReplanProcess> =>
  async ({ flight, plan, by }, run) => {
    const done = await each(inTurn(await everybodyOn(deps.list, flight)), run, async ({ number }) => {
      const roll = { number, from: flight, why: 'flight-cancelled', by, planned: plan[number] } as const;
      const outcome = await rollShipment(deps, { ...roll, ...run.origin });
      return outcome.ok && !flightsOf(outcome.value.shipment).includes(flight);
    });
    const left = await deps.flights.find(flight, deps.clock());
    return { done, isOver: left === undefined || left.shipments === 0 };
  };
