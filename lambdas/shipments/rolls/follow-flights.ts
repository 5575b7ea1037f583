import type { DepartureArrivedV1 } from '#events/departures/departure-arrived.v1.ts';
import type { DepartureAtDestinationV1 } from '#events/departures/departure-at-destination.v1.ts';
import type { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import type { DepartureClosingV1 } from '#events/departures/departure-closing.v1.ts';
import type { DepartureLeftV1 } from '#events/departures/departure-left.v1.ts';
import type { DepartureManifestedV1 } from '#events/departures/departure-manifested.v1.ts';
import type { DepartureTakenBackV1 } from '#events/departures/departure-taken-back.v1.ts';
import type { DepartureTenderedV1 } from '#events/departures/departure-tendered.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import type { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import type { ReplanConfirmedV1 } from '#events/shipments/replan-confirmed.v1.ts';
import { flights, flightVersions } from '../../departures/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { transactions } from '../../runtime/table/transact.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { manifestStore } from '../closing/manifest-store.ts';
import { type ClosingDeps, runClosing } from '../closing/run-closing.ts';
import { type AlongDeps, bringAlong, catchUp } from '../flight-progress/bring-along.ts';
import { exportsOnFlight } from '../store/exports-on-flight.ts';
import { shipmentList } from '../store/shipment-list.ts';
import { shipmentStore } from '../store/shipment-store.ts';
import { each, type FlightRun } from './flight-job.ts';
import { rollMissedCutoffs } from './missed-cutoffs.ts';
import { moveReplanned } from './move-replanned.ts';
import { type Process, processStore } from './process-store.ts';
import { beginNotice, tellMoved } from './tell-moved.ts';

export const variables = { SHIPMENTS_TABLE: required, DEPARTURES_TABLE: required };

/** A step needs at most this long. */
const STEP_MS = 10_000;

type Counts = Record<'rolled' | 'moved' | 'told' | 'freed' | 'along', number>;

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId'>;

/** What happens to whole flights and concerns their shipments: cutoffs that pass, flights that are moved or canceled. */
export const wire = (env: EnvOf<typeof variables>, { client, clock, newId }: Given) => {
  const deps: ClosingDeps & AlongDeps = {
    clock,
    newId,
    pause: pauseOf(25),
    shipments: shipmentStore(client, env.SHIPMENTS_TABLE),
    list: shipmentList(client, env.SHIPMENTS_TABLE),
    exports: exportsOnFlight(client, env.SHIPMENTS_TABLE),
    flights: flights(client, env.DEPARTURES_TABLE),
    processes: processStore(client, env.SHIPMENTS_TABLE),
    versions: flightVersions(env.DEPARTURES_TABLE, { newId }),
    manifests: manifestStore(client, env.SHIPMENTS_TABLE),
    transaction: transactions(client),
  };
  const runOf = ({ millisecondsLeft }: JobRequest, correlationId: string): FlightRun => ({
    isLate: () => millisecondsLeft() < STEP_MS,
    origin: { correlationId },
  });
  /** Goes on with one process. A replan moves shipments, the others tell somebody, make a manifest or bring shipments along. */
  const goOn = async (process: Process, run: FlightRun): Promise<Partial<Counts>> => {
    switch (process.kind) {
      case 'replan':
        return { moved: await moveReplanned(deps, process, run) };
      case 'notice':
        return { told: await tellMoved(deps, process, run) };
      case 'closing':
        return { freed: await runClosing(deps, process, run) };
      case 'along':
        return { along: await bringAlong(deps, process, run) };
    }
  };
  /** What one flight has begun: its manifest, or a state that everybody on it comes to. */
  const ofFlight = async (
    { flight, correlationId }: { readonly flight: string; readonly correlationId: string },
    request: JobRequest,
  ): Promise<void> => {
    const run = runOf(request, correlationId);
    const closing = await deps.processes.closing(flight);
    if (closing && closing.doneAt === undefined) await runClosing(deps, closing, run);
    const along = await deps.processes.along(flight);
    if (along && along.doneAt === undefined) await bringAlong(deps, along, run);
  };
  const stepped = (
    { data, correlationId }: { readonly data: { readonly flight: string }; readonly correlationId: string },
    request: JobRequest,
  ): Promise<void> => ofFlight({ flight: data.flight, correlationId }, request);
  return {
    /** Goes on with everything that is open. */
    everything: async (request: JobRequest): Promise<Counts> => {
      const run = runOf(request, newId());
      const counts = { rolled: await rollMissedCutoffs(deps)(run), moved: 0, told: 0, freed: 0, along: 0 };
      await each(await deps.processes.open(), run, async (process) => {
        const done = await goOn(process, run);
        for (const what of ['moved', 'told', 'freed', 'along'] as const) counts[what] += done[what] ?? 0;
        return true;
      });
      return counts;
    },
    ofFlight,
    closing: (event: EventOf<typeof DepartureClosingV1>, request: JobRequest) => stepped(event, request),
    manifested: (event: EventOf<typeof DepartureManifestedV1>, request: JobRequest) =>
      stepped(event, request),
    tendered: (event: EventOf<typeof DepartureTenderedV1>, request: JobRequest) => stepped(event, request),
    left: (event: EventOf<typeof DepartureLeftV1>, request: JobRequest) => stepped(event, request),
    arrived: (event: EventOf<typeof DepartureArrivedV1>, request: JobRequest) => stepped(event, request),
    takenBack: (event: EventOf<typeof DepartureTakenBackV1>, request: JobRequest) => stepped(event, request),
    atDestination: (event: EventOf<typeof DepartureAtDestinationV1>, request: JobRequest) =>
      stepped(event, request),
    /** What customs or staff held is handed over with the others again. */
    released: ({ data: { number }, time, correlationId }: EventOf<typeof HoldClearedV1>): Promise<void> =>
      catchUp(deps, { number, correlationId, heldUntil: time }),
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
