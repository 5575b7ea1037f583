import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grantsOf, readTemplate } from 'home-cloud/testing';
import { expect, it } from 'vitest';
import { mergeUses } from '../../../scripts/support/grant-report.ts';
import { fixtureApp } from '../cloud.ts';
import { unusedGrants } from './unused-grants.ts';

/** A stage with everything: without a verified sender nobody is granted to send mail. */
const sending = { name: 'test', sesIdentity: 'skybarrel.test' };

/** Everything that any function is granted, a line each, as the report at the end of the tests writes it. */
const grants = [...mergeUses([grantsOf(readTemplate(fixtureApp(sending).synth().directory))]).keys()];
/** What a whole run of the tests used. `npm test` writes it to test-results/used-grants.txt; copy it here. */
const used = new Set(
  readFileSync(join(import.meta.dirname, 'used-grants.txt'), 'utf8')
    .trim()
    .split('\n'),
);
const explained = (line: string): boolean => unusedGrants.some((reason) => reason.grants.test(line));

it('grants nothing that no test uses, unless it says why', () => {
  expect(grants.length).toBeGreaterThan(100);
  const surplus = grants.filter((line) => !used.has(line) && !explained(line));
  expect(
    surplus,
    'Remove these grants, or write a test that uses them, run npm test and copy test-results/used-grants.txt over tests/infra/least-privilege/used-grants.txt, or give the reason in unused-grants.ts.',
  ).toEqual([]);
});

it('keeps no record and no reason of what is granted no more', () => {
  expect([...used].filter((line) => !grants.includes(line))).toEqual([]);
  const idle = unusedGrants.filter(({ grants: those }) => !grants.some((line) => those.test(line)));
  expect(idle).toEqual([]);
});
