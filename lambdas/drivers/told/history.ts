import { deedWords } from '#domain/drivers/deed-words.ts';
import { DriverChangedV1 } from '#events/drivers/driver-changed.v1.ts';
import { line } from '../../runtime/history-line.ts';

/** What happens to the records of drivers. */
export const history = [
  line(DriverChangedV1, ({ id, what: deed, by }) => ({
    by,
    thing: { kind: 'driver', id },
    what: deedWords[deed],
  })),
];
