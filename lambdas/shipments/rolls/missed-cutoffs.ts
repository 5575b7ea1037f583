import { flightsOf } from '#domain/shipments/piece-flights.ts';
import { missesCutoff } from '#domain/shipments/rolls/missed-cutoff.ts';
import { inTurn } from '#domain/shipments/rolls/replan.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { each } from '../../runtime/aggregate/process.ts';
import { everybodyOn } from './everybody.ts';
import type { FlightJob, FlightJobDeps } from './flight-job.ts';
import { rollShipment } from './roll-shipment.ts';

/** Scans of goods that came in time may be on their way to us for a while. */
const WAIT_MS = 10 * 60_000;

/**
 * Rolls every shipment whose goods were not at the dock at the cargo cutoff of its flight, express first, so that it gets the place
 * when not all fit on the next one. What is left to do is what the list of
 * the flight still expects, so a run that was killed is continued by the next one, and a repeated one finds nothing.
 */
export const rollMissedCutoffs =
  (deps: FlightJobDeps): FlightJob =>
  async (run) => {
    const past = await deps.flights.pastCargoCutoff(new Date(deps.clock().getTime() - WAIT_MS));
    const late: (Shipment & { readonly from: string })[] = [];
    for (const flight of past.filter(({ shipments }) => shipments > 0)) {
      const from = flight.id;
      const expected = await everybodyOn(deps.list, from, 'EXPECTED');
      const theirs = expected.filter((one) => missesCutoff(flight, one, deps.clock()));
      late.push(...theirs.map((one) => ({ ...one, from })));
    }
    return each(inTurn(late), run, async ({ number, from }) => {
      const roll = { number, from, why: 'missed-cutoff', by: 'system', ...run.origin } as const;
      const outcome = await rollShipment(deps, roll);
      return outcome.ok && !flightsOf(outcome.value.shipment).includes(from);
    });
  };
