import { expect, test } from 'vitest';
import { alsoBy } from './beside.ts';

const by = '2026-12-01T19:00:00.000Z';

test.each([
  ['Pay $29.00', by, 'Also, by Tue, Dec 1, 2:00 PM'],
  ['Bring your 10 boxes by Tue, Dec 1, 2:00 PM', by, 'Also'],
  ['Bring your barrel Tue, Dec 1, 9 AM to noon', '2026-12-01T14:00:00.000Z', 'Also'],
  ['Bring your barrel to our dock', by, 'Also, by Tue, Dec 1, 2:00 PM'],
  ['Answer by Fri, Dec 25', '2026-12-26T05:00:00.000Z', 'Also'],
  ['Sign for the search', undefined, 'Also'],
])('above “%s” a deadline is said once', (title, due, words) => {
  expect(alsoBy([{ title, ...(due === undefined ? {} : { by: due }) }])).toBe(words);
});
