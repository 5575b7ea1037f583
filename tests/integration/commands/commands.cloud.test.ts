import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { cloudForThisFile } from '../../support/for-this-file.ts';
import { peopleOf } from '../../support/people.ts';

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

test.each(['tasks', 'reports', 'history', 'arrivals', 'invoices'])(
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
    expect.stringContaining('One of tasks, reports, history, arrivals, invoices.'),
  ]);
});
