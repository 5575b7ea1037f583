import type { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import type { ReplanConfirmedV1 } from '#events/shipments/replan-confirmed.v1.ts';
import { flights } from '../../departures/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { exportsOnFlight } from '../store/exports-on-flight.ts';
import { shipmentList } from '../store/shipment-list.ts';
import { shipmentStore } from '../store/shipment-store.ts';
import { each, type FlightJobDeps, type FlightRun } from './flight-job.ts';
import { rollMissedCutoffs } from './missed-cutoffs.ts';
import { moveReplanned } from './move-replanned.ts';
import { processStore } from './process-store.ts';
import { beginNotice, tellMoved } from './tell-moved.ts';

export const variables = { SHIPMENTS_TABLE: required, DEPARTURES_TABLE: required };

/** A step needs at most this long. */
const STEP_MS = 10_000;

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId'>;

/** What happens to whole flights and concerns their shipments: cutoffs that pass, flights that are moved or canceled. */
export const wire = (env: EnvOf<typeof variables>, { client, clock, newId }: Given) => {
  const deps: FlightJobDeps = {
    clock,
    newId,
    pause: pauseOf(25),
    shipments: shipmentStore(client, env.SHIPMENTS_TABLE),
    list: shipmentList(client, env.SHIPMENTS_TABLE),
    exports: exportsOnFlight(client, env.SHIPMENTS_TABLE),
    flights: flights(client, env.DEPARTURES_TABLE),
    processes: processStore(client, env.SHIPMENTS_TABLE),
  };
  const runOf = ({ millisecondsLeft }: JobRequest, correlationId: string): FlightRun => ({
    isLate: () => millisecondsLeft() < STEP_MS,
    origin: { correlationId },
  });
  return {
    /** Goes on with everything that is open. */
    everything: async (request: JobRequest): Promise<{ rolled: number; moved: number; told: number }> => {
      const run = runOf(request, newId());
      const counts = { rolled: await rollMissedCutoffs(deps)(run), moved: 0, told: 0 };
      await each(await deps.processes.open(), run, async (process) => {
        if (process.kind === 'replan') counts.moved += await moveReplanned(deps, process, run);
        else counts.told += await tellMoved(deps, process, run);
        return true;
      });
      return counts;
    },
    confirmed: async (
      { data, correlationId }: EventOf<typeof ReplanConfirmedV1>,
      request: JobRequest,
    ): Promise<void> => {
      const process = await deps.processes.replan(data.flight);
      if (process && process.doneAt === undefined)
        await moveReplanned(deps, process, runOf(request, correlationId));
    },
    changed: async (event: EventOf<typeof DepartureChangedV1>, request: JobRequest): Promise<void> => {
      const notice = await beginNotice(deps, event);
      if (notice) await tellMoved(deps, notice, runOf(request, event.correlationId));
    },
  };
};
