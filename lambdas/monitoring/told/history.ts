import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import { change, line, SYSTEM } from '../../runtime/history-line.ts';

const raised = {
  new: 'noticed a new error',
  regressed: 'noticed an error that was resolved before',
  spike: 'noticed an error much more often than usual',
} as const;

/** What is taken out of the records, and what the monitoring notices. */
export const history = [
  line(ExportRequestedV1, ({ requestedBy, kind, from, to }) => ({
    by: requestedBy,
    thing: { kind: 'telemetry', id: kind },
    what: 'took records out as a file',
    changes: [change('From', undefined, from), change('To', undefined, to)],
  })),
  line(ErrorGroupRaisedV1, ({ fingerprint, reason, countThisHour }) => ({
    by: SYSTEM,
    thing: { kind: 'error', id: fingerprint },
    what: raised[reason],
    changes: [change('In this hour', undefined, countThisHour)],
  })),
];
