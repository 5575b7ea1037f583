import { beforeAll, expect, test } from 'vitest';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { type People, peopleOf, type Tokens } from '../../support/people.ts';

const cloud = cloudForThisFile();
const { admin } = signedIn(cloud, 'admin');
let people: People;
beforeAll(async () => {
  people = await peopleOf(cloud);
});

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}
interface Part {
  readonly heading: string;
  readonly next?: string;
}
const partOf = (as: Tokens, part: string) => cloud.ask<Part>(`own-data?part=${part}`, { as });
const [old, fresh] = ['wilhelmina@example.test', 'wilhelmina.new@example.test'];
const mailTo = async (to: string, subject: RegExp): Promise<Mail | undefined> =>
  (await cloud.listed<Mail>('mail')).find((one) => String(one.to).includes(to) && subject.test(one.subject));
const arrived = async (to: string, subject: RegExp): Promise<Mail> => {
  await expect.poll(() => mailTo(to, subject), { timeout: 30_000, interval: 200 }).toBeDefined();
  return (await mailTo(to, subject)) as Mail;
};
const everythingIn = ({ text = '', html = '' }: Mail): string => `${text} ${html}`;
const who = (name: string) => ({ UserPoolId: people.config.userPoolId, Username: name });
const change = (as: Tokens, email: string) => cloud.ask('email-changes', { as, body: { email } });
const verify = async (as: Tokens, code: string) =>
  people.cognito.verifyUserAttribute({ AccessToken: as.access, AttributeName: 'email', Code: code });

test('an address is changed with the code, only after it was asked for here, and its owner takes it back', async () => {
  await people.aPerson(old);
  const ann = await people.tokensOf(old);
  const direct = people.cognito.updateUserAttributes({
    AccessToken: ann.access,
    UserAttributes: [{ Name: 'email', Value: 'stolen@example.test' }],
  });
  await expect(direct).rejects.toThrow('Change your e-mail address in your profile.');

  expect((await change(ann, fresh)).status).toBe(200);
  const [code = ''] =
    /\b\d{6}\b/.exec(everythingIn(await arrived(fresh, /^Your code/)).replaceAll(/#\w{6}/g, '')) ?? [];
  await verify(ann, code);
  expect((await cloud.ask('email-changes', { as: ann })).body).toEqual({ email: fresh });
  const later = await people.tokensOf(fresh);
  expect(later.userId).toBe(ann.userId);

  const letter = everythingIn(await arrived(old, /was changed$/));
  const [, secret = ''] = /undo-email#([\w-]{22})/.exec(letter) ?? [];
  const headers = { 'x-email-link': secret };
  expect(await cloud.ask('email-changes/undo', { headers, body: {} })).toMatchObject({
    status: 200,
    body: { email: old },
  });
  expect((await cloud.ask('profiles/me', { as: later })).status).toBe(401);
  await arrived(old, /is back$/);
  await expect(people.tokensOf(fresh)).rejects.toThrow();
  await expect(people.tokensOf(old)).rejects.toThrow();
}, 120_000);

test('an account is closed: nobody signs in, everything goes, the last letter comes, and the address is free again', async () => {
  const email = 'leopoldine@example.test';
  const userId = await people.aPerson(email);
  const ann = await people.tokensOf(email);
  await cloud.ask('notifications/preferences/mail', {
    as: ann,
    method: 'PUT',
    body: { version: 0, kinds: [] },
  });
  await cloud.ask(`shipment-drafts/${newId()}`, {
    as: ann,
    method: 'PUT',
    body: { data: { name: 'Leopoldine' }, timestamp: Date.now(), version: 1 },
  });
  const terms = { limit: 100_000, days: 30, reason: 'Leopoldine ships a lot.', seen: 0 };
  const path = `desk/books/accounts/${userId}`;
  expect((await cloud.ask(path, { as: admin, method: 'PUT', body: terms })).status).toBe(200);
  // They drove for us once, and do not work here any more.
  const group = { ...who(email), GroupName: 'driver' };
  await people.cognito.adminAddUserToGroup(group);
  const { license, papers, weekly } = sampleDriver;
  const entered = await cloud.ask(`desk/drivers/${userId}`, {
    as: admin,
    method: 'PUT',
    body: { version: 0, form: { license, papers, weekly } },
  });
  expect(entered.status).toBe(200);
  await people.cognito.adminRemoveUserFromGroup(group);
  const parts: Part[] = [];
  let part: string | undefined = '0';
  while (part !== undefined) {
    const answer = await partOf(ann, part);
    expect([part, answer.status]).toEqual([part, 200]);
    parts.push(answer.body);
    part = answer.body.next;
  }
  expect(JSON.stringify(parts)).toContain(email);
  expect(JSON.stringify(parts)).toContain(terms.reason);
  expect(JSON.stringify(parts)).toContain('Driving for us');
  expect((await cloud.ask('account-closing', { as: ann })).body).toMatchObject({
    waits: [],
    worksHere: false,
  });

  expect((await cloud.ask('account-closing', { as: ann, body: {} })).status).toBe(200);
  expect((await cloud.ask('profiles/me', { as: ann })).status).toBe(401);
  await expect(people.tokensOf(email)).rejects.toThrow();
  await arrived(email, /account is closed$/);
  await expect
    .poll(
      () =>
        people.cognito.adminGetUser(who(userId)).then(
          () => 'there',
          () => 'gone',
        ),
      { timeout: 30_000 },
    )
    .toBe('gone');
  await expect
    .poll(async () => (await cloud.ask(`profiles/${userId}`, { as: admin })).status, { timeout: 30_000 })
    .toBe(404);
  expect((await cloud.ask(path, { as: admin })).body).toEqual({});
  // Which papers there were stays, of nobody.
  expect((await cloud.ask(`desk/drivers/${userId}`, { as: admin })).body).toMatchObject({
    driver: { endedAt: expect.any(String), changes: [], absences: [] },
  });
  const { body: found } = await cloud.ask('mailboxes?search=leopoldine', { as: admin });
  expect(JSON.stringify(found)).not.toMatch(/leopoldine/i);
  // The next one with this address is somebody else.
  expect(await people.aPerson(email)).not.toBe(userId);
}, 120_000);
