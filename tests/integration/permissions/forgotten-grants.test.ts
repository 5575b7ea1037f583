import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestCloudAt, type TestCloud } from '../../support/cloud.ts';
import { peopleOf } from '../../support/people.ts';
import { withoutGrants } from '../../support/without-grants.ts';

const patience = { timeout: 60_000, interval: 250 };

const startWithout = async (
  role: string,
  ...actions: string[]
): Promise<{ cloud: TestCloud; dir: string }> => {
  const dir = mkdtempSync(join(tmpdir(), 'skybarrel-grants-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const cloud = await startTestCloudAt(join(dir, 'data'), 0, withoutGrants(dir, role, actions));
  onTestFinished(() => cloud.stop());
  return { cloud, dir };
};

/** What a function has logged so far. */
const logOf = (dir: string, part: string): string => {
  const logs = join(dir, 'data', 'logs');
  const file = readdirSync(logs).find((name) => name.includes(part));
  return file === undefined ? '' : readFileSync(join(logs, file), 'utf8');
};

test('if the trigger may not write, its log has the refusal, and the first read or the repair assigns the mailbox', async () => {
  const { cloud, dir } = await startWithout('PostConfirmation', 'dynamodb:PutItem', 'dynamodb:UpdateItem');
  const people = await peopleOf(cloud);
  await people.aPerson('customer@example.test');
  await people.aPerson('absent@example.test');
  await people.aPerson('desk@example.test', 'staff');
  await expect.poll(() => logOf(dir, 'PostConfirmation'), patience).toContain('No mailbox at confirmation');
  expect(logOf(dir, 'PostConfirmation')).toMatch(
    /assumed-role\/[\w-]*PostConfirmation[\w-]*\/[\w-]+ is not authorized to perform: dynamodb:(Put|Update)Item on resource: arn:aws:dynamodb:us-east-1:000000000000:table\/[\w-]+ because no identity-based policy allows the dynamodb:(Put|Update)Item action/,
  );
  const ask = async (path: string, email: string) => {
    const { access } = await people.tokensOf(email);
    return fetch(`${cloud.url}/api${path}`, { headers: { authorization: `Bearer ${access}` } });
  };
  expect(
    ((await (await ask('/mailboxes', 'desk@example.test')).json()) as { items: unknown[] }).items,
  ).toEqual([]);
  expect((await ask('/virtual-address', 'customer@example.test')).status).toBe(200);
  await cloud.invoke(cloud.named('AWS::Lambda::Function', 'MailboxesRepair'), {
    id: 'run-1',
    time: new Date().toISOString(),
  });
  const listed = (await (await ask('/mailboxes', 'desk@example.test')).json()) as { items: unknown[] };
  expect(listed.items).toHaveLength(3);
});
