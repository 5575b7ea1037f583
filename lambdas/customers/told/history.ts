import { CustomerChangedV1 } from '#events/customers/customer-changed.v1.ts';
import { line } from '../../runtime/history-line.ts';

const did = { noted: 'wrote a note about a person', tagged: 'changed the tags of a person' } as const;

/** What colleagues write about people. */
export const history = [
  line(CustomerChangedV1, ({ id, what, by }) => ({
    by,
    thing: { kind: 'person', id },
    what: did[what],
  })),
];
