import { acts } from '#domain/desk/acts.ts';
import { BulkContinuedV1 } from '#events/desk/bulk-continued.v1.ts';
import { BulkFinishedV1 } from '#events/desk/bulk-finished.v1.ts';
import { BulkStartedV1 } from '#events/desk/bulk-started.v1.ts';
import { ListExportedV1 } from '#events/desk/list-exported.v1.ts';
import { SharedViewChangedV1 } from '#events/desk/shared-view-changed.v1.ts';
import { change, line, noLine } from '../../runtime/history-line.ts';

/** What people do with lists and many rows. */
export const history = [
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
  noLine(BulkContinuedV1, 'Some rows of a bulk change are done; its start and its end have lines.'),
];
