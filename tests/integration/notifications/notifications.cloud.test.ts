import { expect, test } from 'vitest';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import type { Tokens } from '../../support/people.ts';
import { telemetryOf } from '../../support/telemetry.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { admin, staff } = signedIn(cloud, 'admin', 'staff');

interface Line {
  readonly id: string;
  readonly kind: string;
  readonly link: string;
}
const errorsIn = async (as: Tokens): Promise<readonly Line[]> =>
  (await cloud.ask<{ items: readonly Line[] }>('notifications', { as })).body.items.filter(
    ({ kind }) => kind === 'error-group-raised.v1',
  );

test('an error in a browser is announced automatically in the admins’ feed and mail, and in no other feed', async () => {
  const crash = {
    message: 'The sample page broke',
    context: { sessionId: 's', timestamp: Date.now(), url: `${cloud.url}/dashboard` },
  };
  await telemetryOf(cloud).send('errors', [crash, crash]);
  await expect.poll(() => errorsIn(admin), patience).toHaveLength(1);
  const [line] = await errorsIn(admin);
  expect(await errorsIn(staff)).toEqual([]);
  const mails = async () => JSON.stringify(await cloud.listed('mail'));
  await expect.poll(mails, patience).toContain(`${line?.link}`);
  const read = await cloud.ask('notifications/read', { as: admin, body: { upTo: line?.id } });
  expect(read.body).toEqual({ count: 0 });
});
