import { failureWords } from '#domain/bookings/failure-reasons.ts';
import { receiptWords } from '#domain/departures/receipt.ts';
import { turnedAwayWords } from '#domain/runs/airport/words.ts';
import type { runDifferences } from '#domain/runs/deeds.ts';
import { CargoAcceptedV1 } from '#events/runs/cargo-accepted.v1.ts';
import { CargoTurnedAwayV1 } from '#events/runs/cargo-turned-away.v1.ts';
import { RunCancelledV1 } from '#events/runs/run-cancelled.v1.ts';
import { RunChangedV1 } from '#events/runs/run-changed.v1.ts';
import { RunPlannedV1 } from '#events/runs/run-planned.v1.ts';
import { RunReleasedV1 } from '#events/runs/run-released.v1.ts';
import { StopCompletedV1 } from '#events/runs/stop-completed.v1.ts';
import { StopFailedV1 } from '#events/runs/stop-failed.v1.ts';
import { change, line, type Thing } from '../../runtime/history-line.ts';

const run = (id: string): Thing => ({ kind: 'run', id });

const what: Readonly<Record<(typeof runDifferences)[number], string>> = {
  vehicle: 'gave it to another van',
  driver: 'gave it to another driver',
  hours: 'changed its hours',
  stops: 'changed its stops',
  order: 'changed the order of its stops',
  'taken-back': 'took it back from its driver',
  facts: 'changed what its stops need',
  started: 'left the yard with it',
  progress: 'went on with it',
  later: 'told who is next a later time',
  ended: 'ended it',
};

/** What happens to runs. */
export const history = [
  line(RunPlannedV1, ({ runId, by, stops }) => ({
    by,
    thing: run(runId),
    what: 'planned it',
    changes: [change('Stops', undefined, stops.length)],
  })),
  line(RunChangedV1, ({ runId, by, what: different, stops, off }) => ({
    by,
    thing: run(runId),
    what: different.map((one) => what[one]).join(', '),
    changes: off.length === 0 ? [] : [change('Stops', undefined, stops.length)],
  })),
  line(RunReleasedV1, ({ runId, by }) => ({ by, thing: run(runId), what: 'gave it to its driver' })),
  line(StopCompletedV1, ({ runId, by, booking, endedAt }) => ({
    by,
    thing: run(runId),
    what: `was done at the stop of ${booking}`,
    changes: [change('When', undefined, endedAt)],
  })),
  line(StopFailedV1, ({ runId, by, booking, reason }) => ({
    by,
    thing: run(runId),
    what: `was at the stop of ${booking} in vain`,
    changes: [change('Why', undefined, failureWords('PICKUP', reason))],
  })),
  line(CargoAcceptedV1, ({ runId, by, flight, at, pieces, lb }) => ({
    by,
    thing: run(runId),
    what: `handed ${flight} over to its airline`,
    changes: [
      change('When', undefined, at),
      change('Receipt of the airline', undefined, receiptWords({ pieces, lb })),
    ],
  })),
  line(CargoTurnedAwayV1, ({ runId, by, flight, reason }) => ({
    by,
    thing: run(runId),
    what: `came back with ${flight}`,
    changes: [change('Why', undefined, turnedAwayWords[reason])],
  })),
  line(RunCancelledV1, ({ runId, by }) => ({ by, thing: run(runId), what: 'canceled it' })),
];
