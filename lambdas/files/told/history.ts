import { rulesOf } from '#domain/files/purposes.ts';
import { FileRefusedV1 } from '#events/files/file-refused.v1.ts';
import { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import { change, line } from '../../runtime/history-line.ts';

/** What happens to files. */
export const history = [
  line(FileReleasedV1, ({ askedBy, subject, purpose }) => ({
    by: askedBy,
    thing: subject,
    what: 'added a file, which was checked and taken',
    changes: [change('File', undefined, rulesOf(purpose).title)],
  })),
  line(FileRefusedV1, ({ askedBy, subject, purpose }) => ({
    by: askedBy,
    thing: subject,
    what: 'sent a file, which could not be taken',
    changes: [change('File', undefined, rulesOf(purpose).title)],
  })),
];
