import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grantsOf, readTemplate } from 'home-cloud/testing';
import { expect, it } from 'vitest';
import { mergeUses } from '../../../scripts/support/grant-report.ts';
import { fixtureApp } from '../cloud.ts';
import { unusedGrants } from './unused-grants.ts';

/** A stage with all options: without a verified sender no function is granted to send mail. */
const sending = { name: 'test', sesIdentity: 'skybarrel.test' };

/** Every grant of every function as a line, as in the report at the end of the tests. */
const grants = [...mergeUses([grantsOf(readTemplate(fixtureApp(sending).synth().directory))]).keys()];
/** The grants that a complete run of the tests used. `npm test` writes them to test-results/used-grants.txt; copy this file here. */
const used = new Set(
  readFileSync(join(import.meta.dirname, 'used-grants.txt'), 'utf8')
    .trim()
    .split('\n'),
);
const explained = (line: string): boolean => unusedGrants.some((reason) => reason.grants.test(line));

it('the system grants nothing that no test uses, unless there is a reason', () => {
  expect(grants.length).toBeGreaterThan(100);
  const surplus = grants.filter((line) => !used.has(line) && !explained(line));
  expect(
    surplus,
    'Remove these grants, or write a test that uses them, run npm test and copy test-results/used-grants.txt over tests/infra/least-privilege/used-grants.txt, or give the reason in unused-grants.ts.',
  ).toEqual([]);
});

it('the record and the reasons name only current grants', () => {
  expect([...used].filter((line) => !grants.includes(line))).toEqual([]);
  const idle = unusedGrants.filter(({ grants: those }) => !grants.some((line) => those.test(line)));
  expect(idle).toEqual([]);
});
