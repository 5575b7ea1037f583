import type { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import type { CargoAcceptedV1 } from '#events/runs/cargo-accepted.v1.ts';
import type { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import type { ReplanConfirmedV1 } from '#events/shipments/replan-confirmed.v1.ts';
import { flights, flightVersions } from '../../departures/index.ts';
import { each, goOnWith, type Run, runOf } from '../../runtime/aggregate/process.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { transactions } from '../../runtime/table/transact.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { acceptCargo } from '../closing/accept-cargo.ts';
import { manifestStore } from '../closing/manifest-store.ts';
import { type ClosingDeps, freezeAndList, setFree } from '../closing/run-closing.ts';
import { ofComing, ofShipments } from '../dependencies.ts';
import { type AlongDeps, bringAlong, catchUp } from '../flight-progress/bring-along.ts';
import { beginReminders, type ReminderDeps, remindUnpaid } from '../reminders/remind-unpaid.ts';
import { billStore } from '../store/bill-items.ts';
import { rollMissedCutoffs } from './missed-cutoffs.ts';
import { moveReplanned } from './move-replanned.ts';
import { type Process, processStore } from './process-store.ts';
import { beginNotice, tellMoved } from './tell-moved.ts';

export const variables = {
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
  BOOKINGS_TABLE: required,
};

type Counts = Record<'rolled' | 'moved' | 'told' | 'freed' | 'along' | 'reminded', number>;

/** What the things that a run has done are called, by the kind of their process. */
const countOf = {
  replan: 'moved',
  notice: 'told',
  closing: 'freed',
  along: 'along',
  reminder: 'reminded',
} as const;

interface Flight {
  readonly flight: string;
  readonly correlationId: string;
}
interface Stepped {
  readonly data: Pick<Flight, 'flight'>;
  readonly correlationId: string;
}

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** What happens to whole flights and concerns their shipments: cutoffs that come and pass, flights that are moved or canceled. */
export const wire = (env: EnvOf<typeof variables>, given: Given) => {
  const { client, clock, newId } = given;
  const deps: ClosingDeps & AlongDeps & ReminderDeps = {
    ...ofShipments(env, given),
    flights: flights(client, env.DEPARTURES_TABLE),
    processes: processStore(client, env.SHIPMENTS_TABLE),
    versions: flightVersions(env.DEPARTURES_TABLE, { newId }),
    manifests: manifestStore(client, env.SHIPMENTS_TABLE),
    bills: billStore(client, env.SHIPMENTS_TABLE),
    transaction: transactions(client),
    ...ofComing(env, given),
  };
  const goOn = goOnWith<Process>(
    {
      replan: { move: moveReplanned(deps) },
      notice: { tell: tellMoved(deps) },
      closing: { freezeAndList: freezeAndList(deps), setFree: setFree(deps) },
      along: { bring: bringAlong(deps) },
      reminder: { remind: remindUnpaid(deps) },
    },
    (process) => deps.processes.finish(process, clock()),
  );
  const resume = async (kind: Process['kind'], flight: string, run: Run): Promise<void> => {
    const process = await deps.processes.find(kind, flight);
    if (process && process.doneAt === undefined) await goOn(process, run);
  };
  /** What one flight has begun: its manifest, or a state that everybody on it comes to. */
  const ofFlight = async ({ flight, correlationId }: Flight, request: JobRequest): Promise<void> => {
    const run = runOf(request, correlationId);
    await resume('closing', flight, run);
    await resume('along', flight, run);
  };
  return {
    /** Goes on with everything that is open. */
    everything: async (request: JobRequest): Promise<Counts> => {
      const run = runOf(request, newId());
      const rolled = await rollMissedCutoffs(deps)(run);
      const counts = { rolled, moved: 0, told: 0, freed: 0, along: 0, reminded: 0 };
      await beginReminders(deps, run);
      await each(await deps.processes.open(), run, async (process) => {
        const done = await goOn(process, run);
        counts[countOf[process.kind]] += done;
        return true;
      });
      return counts;
    },
    ofFlight,
    /** The flight has come to another state. */
    stepped: ({ data: { flight }, correlationId }: Stepped, request: JobRequest): Promise<void> =>
      ofFlight({ flight, correlationId }, request),
    /** The airline has accepted what a driver of ours brought. */
    accepted: (event: EventOf<typeof CargoAcceptedV1>): Promise<void> => acceptCargo(deps, event),
    /** What customs or staff held is handed over with the others again. */
    released: ({ data: { number }, time, correlationId }: EventOf<typeof HoldClearedV1>): Promise<void> =>
      catchUp(deps, { number, correlationId, heldUntil: time }),
    confirmed: async (
      { data, correlationId }: EventOf<typeof ReplanConfirmedV1>,
      request: JobRequest,
    ): Promise<void> => {
      await resume('replan', data.flight, runOf(request, correlationId));
    },
    changed: async (event: EventOf<typeof DepartureChangedV1>, request: JobRequest): Promise<void> => {
      const notice = await beginNotice(deps, event);
      if (notice) await goOn(notice, runOf(request, event.correlationId));
    },
  };
};
