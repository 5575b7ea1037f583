import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { tellFlight } from '../../../scripts/seed/life/flight-story.ts';
import { quote, sampleQuotes } from '../../../scripts/seed/life/sample-quotes.ts';
import { cloudForThisFile } from '../../support/for-this-file.ts';
import { peopleOf } from '../../support/people.ts';
import { killedAt, startSamples } from './samples.world.ts';

const cloud = cloudForThisFile();

/** Runs a command of an operator: its exit code, and what it said. */
const run = async (script: string, ...words: readonly string[]): Promise<readonly [number, string]> => {
  const said: string[] = [];
  const code = await new Promise<number>((done) => {
    const child = spawn(process.execPath, [`scripts/${script}.ts`, ...words, '--url', cloud.url]);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
    child.on('close', done);
  });
  return [code, said.join('')];
};

test('npm run grant makes the first admin of the cloud at home', async () => {
  const { aPerson, cognito, config } = await peopleOf(cloud);
  await aPerson('first@example.com');
  const outcome = await run('grant', 'first@example.com', 'admin');
  expect(outcome).toEqual([0, expect.stringContaining('first@example.com is admin')]);
  const { Groups } = await cognito.adminListGroupsForUser({
    UserPoolId: config.userPoolId,
    Username: 'first@example.com',
  });
  expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['admin']);
});

test.each(['tasks', 'reports', 'history', 'arrivals', 'invoices', 'mailboxes'])(
  'npm run rebuild builds %s again',
  async (projection) => {
    expect(await run('rebuild', projection)).toEqual([
      0,
      expect.stringMatching(`^Built again: ${projection}, in \\d+ calls?\\.`),
    ]);
  },
);

test('npm run rebuild says what there is, when it is asked for something else', async () => {
  expect(await run('rebuild', 'everything')).toEqual([
    1,
    expect.stringContaining('One of tasks, reports, history, arrivals, invoices'),
  ]);
});

test('samples of a start that was killed at any act go on with the next one, and nothing is made twice', async () => {
  const { past, desk, planned, now, sender, schedule } = await startSamples(cloud);
  let kills = 0;
  for (let call = 4; ; call += 15) {
    const failure = await tellFlight(
      killedAt(past, call, kills % 2 === 0 ? 'after' : 'before'),
      desk,
      planned,
      now,
    ).then(
      () => undefined,
      (error: unknown) => error as Error,
    );
    if (failure === undefined) break;
    expect(failure.message, `killed at call ${call}`).toBe('killed');
    kills += 1;
    await schedule();
  }
  expect(kills).toBeGreaterThan(3);
  const shipments: Shipment[] = [];
  for (const { work } of await tellFlight(past, desk, planned, now)) {
    await work.look();
    shipments.push(work.current());
  }
  expect(shipments.map(({ pieces }) => pieces.map(({ state }) => state))).toEqual([
    ['DELIVERED', 'DELIVERED'],
    ['DELIVERED'],
    ['READY_FOR_COLLECTION', 'READY'],
  ]);
  expect(shipments[1]?.customs?.state).toBe('RELEASED');
  const { items } = await past.ask('GET /api/shipments', { as: sender, query: { limit: '50' } });
  expect(items).toHaveLength(planned.length);
  for (const sample of sampleQuotes.slice(0, 5)) {
    const first = await quote(past, desk, sample, sender, now);
    expect(await quote(past, desk, sample, sender, now), sample.shows).toBe(first);
  }
});
