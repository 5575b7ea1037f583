import { expect, test } from 'vitest';
import { codeIn, textOf } from '../support/imports.ts';

/** The one loop of tries. */
const kit = 'lambdas/runtime/aggregate/until-written.ts';

/** What looks like a loop of tries and is none, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'lambdas/runtime/table/transact.ts':
    'It sends one and the same transaction again and reads nothing in between.',
  'lambdas/runtime/table/get-items.ts': 'It asks again for the keys that a throttled table has left unread.',
  'lambdas/billing/reserve-number.ts':
    'It waits for the number of whoever was first, and counts for itself when none comes.',
  'lambdas/desk/bulk/work-on-bulk.ts':
    'A row that failed for any reason is tried again, and what comes of it is a result on the list.',
  'lambdas/own-data/forget/forget-parts.ts':
    'It looks again whether anything of a person is left, whoever wrote it, and says so when there is.',
  'lambdas/shipments/closing/run-closing.ts':
    'It looks at a flight again until its shipments are frozen; nobody was first.',
};

/** Tries that are counted, by a constant or in a loop, and a wait between them. */
const signs = /\b(?:MAX_)?(?:TRIES|PASSES)\b|\b(?:for|while) \([^)]*\b(?:attempt|tries)\b|\bpause\(/;

const looping = codeIn('lambdas').filter((file) => file !== kit && signs.test(textOf(file)));

test('no loop of tries stands outside the kit', () => {
  expect(looping.filter((file) => !(file in reasons))).toEqual([]);
});

test('every reason is one for a loop that is there', () => {
  expect(Object.keys(reasons).filter((file) => !looping.includes(file))).toEqual([]);
});
