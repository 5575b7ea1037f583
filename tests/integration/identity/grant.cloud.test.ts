import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { cloudForThisFile } from '../../support/for-this-file.ts';
import { peopleOf } from '../../support/people.ts';

const cloud = cloudForThisFile();

test('npm run grant makes the first admin of the cloud at home', async () => {
  const { aPerson, cognito, config } = await peopleOf(cloud);
  await aPerson('first@example.com');
  const args = ['scripts/grant.ts', 'first@example.com', 'admin', '--url', cloud.url];
  const said: string[] = [];
  const code = await new Promise((done) => {
    const child = spawn(process.execPath, args);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
    child.on('close', done);
  });
  expect([code, said.join('')]).toEqual([0, expect.stringContaining('first@example.com is admin')]);
  const { Groups } = await cognito.adminListGroupsForUser({
    UserPoolId: config.userPoolId,
    Username: 'first@example.com',
  });
  expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['admin']);
});
