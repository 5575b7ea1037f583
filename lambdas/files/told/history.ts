import type { FileSubject } from '#domain/files/file.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { thingVisited } from '#domain/runs/run.ts';
import { FileRefusedV1 } from '#events/files/file-refused.v1.ts';
import { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import { change, line, type Thing } from '../../runtime/history-line.ts';

/** The thing that a file belongs to. Photos of faults are of a vehicle, too, and those at the door of the booking. */
const thingOf = ({ kind, id }: FileSubject): Thing => {
  if (kind === 'visit') return thingVisited(id);
  return { kind: kind === 'road' ? 'vehicle' : kind, id };
};

/** What happens to files. */
export const history = [
  line(FileReleasedV1, ({ askedBy, subject, purpose }) => ({
    by: askedBy,
    thing: thingOf(subject),
    what: 'added a file, which was checked and taken',
    changes: [change('File', undefined, rulesOf(purpose).title)],
  })),
  line(FileRefusedV1, ({ askedBy, subject, purpose }) => ({
    by: askedBy,
    thing: thingOf(subject),
    what: 'sent a file, which could not be taken',
    changes: [change('File', undefined, rulesOf(purpose).title)],
  })),
];
