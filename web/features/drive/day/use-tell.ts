import { useState } from 'react';
import { sumOfBills } from '#domain/billing/door/door-money.ts';
import type { DoorCashTaken } from '#domain/billing/door/endpoints.ts';
import { dollars } from '#domain/kernel/money.ts';
import { flightWords } from '#domain/runs/airport/trip.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import type { DriveJob, KeptReport } from '#web/device-queue/drive/drive-jobs.ts';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';

const NOT_KEPT =
  'This phone could not keep that. Nothing is lost: free some space on it, or leave private browsing, and press again.';

const actWords = {
  START: 'Left the yard',
  HEAD: 'On the way',
  ARRIVE: 'Arrived',
  DONE: 'Done',
  FAILED: 'Could not be done',
  LOAD: 'On the van',
  TENDERED: 'The airline has it',
  TURNED_AWAY: 'The airline did not take it',
  END: 'Back in the yard',
} as const;
const reportWords = { READ_ODOMETER: 'Odometer', INSPECT: 'Inspection', SPEND: 'Receipt' } as const;

/** What a person reads of an act in a list: `Done: Sample Sender`. */
const wordsOf = ({ stops, airport }: OwnRun, act: DriveAct): string => {
  const stop = 'stop' in act ? stops.find(({ id }) => id === act.stop)?.name : undefined;
  const name = act.kind === 'LOAD' ? act.code : (stop ?? (airport && flightWords(airport)));
  return [actWords[act.kind], name].filter(Boolean).join(': ');
};

/** One thing that is told, and what a person reads of it in a list. */
interface Told {
  readonly words: string;
  readonly payload: DriveJob;
}

const cashOf = ({ id: runId, stops }: OwnRun, cash: DoorCashTaken): Told => {
  const name = stops.find(({ id }) => id === cash.stop)?.name;
  const sum = dollars(sumOfBills(cash.parts));
  return {
    words: [`Cash ${sum}`, name].filter(Boolean).join(': '),
    payload: { kind: 'door-cash', runId, cash },
  };
};

/** Keeps what the driver tells on this phone and sends it. Each answers whether it was kept; `problem` says why it was not. */
export const useTell = (queue: DeviceQueue, driverId: string) => {
  const [problem, setProblem] = useState('');
  const keep = async (line: string, ...told: readonly Told[]): Promise<boolean> => {
    try {
      await queue.add(...told.map((one) => ({ id: uuidV7(), line, ...one })));
      setProblem('');
      return true;
    } catch {
      setProblem(NOT_KEPT);
      return false;
    }
  };
  return {
    problem,
    /** An act of a run, with the photos of its proof and the cash that was taken with it: all are kept, or nothing is. */
    act: (
      run: OwnRun,
      act: DriveAct,
      photos: readonly KeptPhoto[] = [],
      cash?: DoorCashTaken,
    ): Promise<boolean> =>
      keep(run.id, ...(cash ? [cashOf(run, cash)] : []), {
        words: wordsOf(run, act),
        payload: { kind: 'drive-act', runId: run.id, act, photos },
      }),
    /** Something about a van, with its photos. */
    report: ({ id, name }: Pick<DrivenVehicle, 'id' | 'name'>, report: KeptReport): Promise<boolean> =>
      keep(id, {
        words: `${reportWords[report.kind]}: ${name}`,
        payload: { kind: 'road-report', vehicleId: id, driverId, report },
      }),
  };
};
export type Tell = ReturnType<typeof useTell>;
