import { acts } from '#domain/desk/acts.ts';
import { SYSTEM } from '#domain/history/entry.ts';
import { taskKinds } from '#domain/tasks/kinds.ts';
import { BulkFinishedV1 } from '#events/desk/bulk-finished.v1.ts';
import { BulkStartedV1 } from '#events/desk/bulk-started.v1.ts';
import { ListExportedV1 } from '#events/desk/list-exported.v1.ts';
import { SharedViewChangedV1 } from '#events/desk/shared-view-changed.v1.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import { TaskChangedV1 } from '#events/tasks/task-changed.v1.ts';
import { change, line } from './line.ts';

const deeds = {
  taken: 'took the task',
  given: 'gave the task to a colleague',
  'handed-back': 'handed the task back',
  snoozed: 'snoozed the task',
  woken: 'brought the task back',
  done: 'marked the task as done',
} as const;

const raised = {
  new: 'noticed a new error',
  regressed: 'noticed an error that was resolved before',
  spike: 'noticed an error much more often than usual',
} as const;

/** What people do with tasks, lists and settings, and what the monitoring notices. */
export const deskLines = [
  line(TaskChangedV1, ({ by, subject, kind, what, after }) => ({
    by,
    thing: subject,
    what: deeds[what],
    changes: [
      change('Task', undefined, taskKinds[kind].name),
      // The others have people before and after, which the words say already.
      ...(what === 'snoozed' ? [change('Until', undefined, after)] : []),
    ],
  })),
  line(BulkStartedV1, ({ bulk, by, do: act, rows }) => ({
    by,
    thing: { kind: 'bulk', id: bulk },
    what: 'started a change of many rows',
    changes: [change(acts[act].name, undefined, `${rows} ${rows === 1 ? acts[act].one : acts[act].many}`)],
  })),
  line(BulkFinishedV1, ({ bulk, by, do: act, changed, already, refused }) => ({
    by,
    thing: { kind: 'bulk', id: bulk },
    what: 'had a change of many rows done',
    changes: [
      change(acts[act].name, undefined, `${changed} changed`),
      ...(already > 0 ? [change('Were so already', undefined, already)] : []),
      ...(refused > 0 ? [change('Refused', undefined, refused)] : []),
    ],
  })),
  line(ListExportedV1, ({ list, by, filters }) => ({
    by,
    thing: { kind: 'list', id: list },
    what: 'took a list out as a file',
    changes: filters.map((filter) => change('Filter', undefined, filter)),
  })),
  line(SharedViewChangedV1, ({ list, by, what }) => ({
    by,
    thing: { kind: 'list', id: list },
    what: what === 'shared' ? 'shared a view of a list with colleagues' : 'took a shared view of a list away',
    changes: [],
  })),
  line(ExportRequestedV1, ({ requestedBy, kind, from, to }) => ({
    by: requestedBy,
    thing: { kind: 'telemetry', id: kind },
    what: 'took records out as a file',
    changes: [change('From', undefined, from), change('To', undefined, to)],
  })),
  line(SettingsChangedV1, ({ changedBy, part, version }) => ({
    by: changedBy,
    thing: { kind: 'settings', id: part === 'rate-card' ? 'rates' : part },
    what: part === 'rate-card' ? 'published or withdrew prices' : 'saved the settings',
    changes: [change('Version', undefined, version)],
  })),
  line(ErrorGroupRaisedV1, ({ fingerprint, reason, countThisHour }) => ({
    by: SYSTEM,
    thing: { kind: 'error', id: fingerprint },
    what: raised[reason],
    changes: [change('In this hour', undefined, countThisHour)],
  })),
] as const;
