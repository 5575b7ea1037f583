import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestCloud, type TestCloud } from '../../support/cloud.ts';
import { peopleOf, type Tokens } from '../../support/people.ts';
import { telemetryOf } from '../../support/telemetry.ts';

const patience = { timeout: 60_000, interval: 250 };
let cloud: TestCloud;
let admin: Tokens;
let staff: Tokens;

beforeAll(async () => {
  cloud = await startTestCloud();
  const people = await peopleOf(cloud);
  await people.aPerson('admin@example.test', 'admin');
  await people.aPerson('staff@example.test', 'staff');
  admin = await people.tokensOf('admin@example.test');
  staff = await people.tokensOf('staff@example.test');
});
afterAll(() => cloud.stop());

interface Line {
  readonly id: string;
  readonly kind: string;
  readonly link: string;
}
const errorsIn = async ({ access }: Tokens): Promise<readonly Line[]> => {
  const answer = await fetch(`${cloud.url}/api/notifications`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const { items } = (await answer.json()) as { items: readonly Line[] };
  return items.filter(({ kind }) => kind === 'error-group-raised.v1');
};

test('an error in a browser is announced automatically in the admins’ feed and mail, and in no other feed', async () => {
  const crash = {
    message: 'The sample page broke',
    context: { sessionId: 's', timestamp: Date.now(), url: `${cloud.url}/dashboard` },
  };
  await telemetryOf(cloud).send('errors', [crash, crash]);
  await expect.poll(() => errorsIn(admin), patience).toHaveLength(1);
  const [line] = await errorsIn(admin);
  expect(await errorsIn(staff)).toEqual([]);
  const mails = async () => (await fetch(`${cloud.url}/local/api/mail`)).text();
  await expect.poll(mails, patience).toContain(`${line?.link}`);
  const read = await fetch(`${cloud.url}/api/notifications/read`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ upTo: line?.id }),
  });
  expect(await read.json()).toEqual({ count: 0 });
});
