import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { EmailChangedV1 } from '#events/identity/email-changed.v1.ts';
import { hasAsked } from '#lambdas/identity/email/change-email.ts';
import { emailStore } from '#lambdas/identity/email/email-store.ts';
import { tellAddresses } from '#lambdas/identity/email/tell-addresses.ts';
import { wire } from '#lambdas/identity/http.ts';
import { newProfile } from '#lambdas/identity/new-profile.ts';
import { sendOnce, sentStore } from '#lambdas/notifications/index.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { startingWith, startTables, type Tables } from '../../support/tables.ts';

const never = async (): Promise<never> => {
  throw new Error('Not for a change of e-mail.');
};
const begun = new Date('2026-11-29T13:00:00.000Z');
const [old, fresh] = ['ann@example.test', 'ann.new@example.test'];

let tables: Tables;
let now: Date;
/** What the pool has, what it sends codes to, and what was done to it. */
let pool: { email: string | undefined; taken: string[]; done: string[] };
let mail: { to: string; subject: string; text: string }[];

const inThePool = {
  find: async () => pool.email,
  ask: async (_: string, email: string) => {
    const outcome = pool.taken.includes(email) ? ('taken' as const) : ('done' as const);
    pool.done.push(`asked ${email} ${outcome}`);
    return outcome;
  },
  set: async (_: string, email: string) => {
    if (pool.taken.includes(email)) return 'taken' as const;
    pool.email = email;
    pool.done.push(`set ${email}`);
    return 'done' as const;
  },
  forgetPassword: async () => void pool.done.push('password forgotten'),
};
const ask = (route: string, asked: Asked = {}) => {
  const handler = wire(
    { ...tables.env, USER_POOL_ID: 'pool', STAFF_TWO_STEP: 'offered' },
    {
      ...testDependencies(tables.client(), { clock: () => now }),
      endSessions: async () => void pool.done.push('sessions ended'),
      refuseOlder: never,
      factors: { find: never, turnOff: never },
      groups: { of: never, members: never, give: never, take: never },
      pool: inThePool,
    },
  );
  const as = { userId: 'ann', signedInAt: now.getTime() / 1000 - 60 };
  return call(handler, route, { as, ...asked });
};
const change = (email: string, asked: Asked = {}) =>
  ask('POST /api/email-changes', { body: { email }, ...asked });
const undo = (secret: string) =>
  ask('POST /api/email-changes/undo', {
    as: undefined as never,
    headers: { 'x-email-link': secret },
    body: {},
  });
const profile = async () => (await ask('GET /api/profiles/{userId}', { params: { userId: 'me' } })).body;
const events = async () =>
  startingWith(await tables.all(tables.profiles), 'OUTBOX#').map(({ event }) => JSON.parse(String(event)));
const typesTold = async () => (await events()).map(({ type }) => type).toSorted();
const tell = async (): Promise<void> => {
  const client = tables.client();
  const shared = testDependencies(client, { clock: () => now });
  const telling = tellAddresses({
    emails: emailStore(client, tables.profiles),
    newSecret: () => 'AAAAAAAAAAAAAAAAAAAAAA',
    readBrand: async () => defaultBrand,
    send: sendOnce({
      ...shared,
      sent: sentStore(client, tables.notifications),
      sendMail: async (to, { subject, text }) => void mail.push({ to, subject, text }),
    }),
    siteUrl: 'https://skybarrel.test',
    clock: () => now,
  });
  for (const event of await events())
    if (event.type === EmailChangedV1.type) await telling(EmailChangedV1.schema.parse(event));
};
/** Asks, types the code at the pool, and looks at the page again. */
const changed = async (): Promise<void> => {
  await change(fresh);
  pool.email = fresh;
  await ask('GET /api/email-changes');
  await tell();
};

beforeEach(async () => {
  tables = await startTables();
  now = begun;
  mail = [];
  pool = { email: old, taken: ['taken@example.test'], done: [] };
  const { PutCommand } = await import('@aws-sdk/lib-dynamodb');
  const Item = { pk: 'USER#ann', sk: 'PROFILE', ...newProfile({ userId: 'ann', email: old }, now) };
  await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
});
afterEach(() => tables.stopAsKept());

describe('a code for another address', () => {
  test('is sent to whoever has just signed in, and reads the same where the address has an account', async () => {
    const [one, other] = [await change(fresh), await change('taken@example.test')];
    expect([one, other]).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ]);
    expect(pool.done).toEqual([`asked ${fresh} done`, 'asked taken@example.test taken']);
    expect((await profile()).email).toBe(old);
  });

  test('is not sent on an open session, to the present address, or a sixth time within an hour', async () => {
    const open = { userId: 'ann', signedInAt: begun.getTime() / 1000 - 601 };
    expect(await change(fresh, { as: open })).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
    expect(await change(' ANN@example.test ')).toMatchObject({ body: { code: 'SAME_EMAIL' } });
    for (let times = 0; times < 5; times += 1) expect((await change(fresh)).status).toBe(200);
    expect(await change(fresh)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_CODES' } });
    now = new Date(begun.getTime() + 3_600_000);
    expect((await change(fresh)).status).toBe(200);
  });

  test('is waited for at the page of whoever asked, for as long as it works and until an address is confirmed', async () => {
    const shown = async () => (await ask('GET /api/email-changes')).body;
    expect(await shown()).toEqual({ email: old });
    await change(fresh);
    expect(await shown()).toEqual({ email: old, asked: fresh });
    await change('taken@example.test');
    now = new Date(begun.getTime() + 86_400_000 - 1);
    expect(await shown()).toEqual({ email: old, asked: 'taken@example.test' });
    now = new Date(begun.getTime() + 86_400_000);
    expect(await shown()).toEqual({ email: old });
    await changed();
    expect(await shown()).toEqual({ email: fresh });
  });

  test('is sent by the pool only within the hour in which somebody asked on our page', async () => {
    const may = () =>
      hasAsked({ emails: emailStore(tables.client(), tables.profiles), clock: () => now })('ann');
    expect(await may()).toBe(false);
    await change(fresh);
    expect(await may()).toBe(true);
    now = new Date(begun.getTime() + 3_600_000);
    expect(await may()).toBe(false);
  });
});

describe('an address that was confirmed', () => {
  test('is in the profile at the next look, once, and both addresses are told once', async () => {
    await changed();
    await Promise.all([ask('GET /api/email-changes'), ask('GET /api/email-changes')]);
    await tell();
    expect((await ask('GET /api/email-changes')).body).toEqual({ email: fresh });
    expect(await profile()).toMatchObject({ email: fresh, version: 2 });
    expect(await typesTold()).toEqual(['email-changed.v1', 'profile-changed.v2']);
    expect(JSON.stringify(await events())).not.toContain('@');
    expect(mail.map(({ to }) => to)).toEqual([old, fresh]);
    expect(mail[0]?.text).toContain('https://skybarrel.test/auth/undo-email#AAAAAAAAAAAAAAAAAAAAAA');
    expect(mail[0]?.text).not.toContain(fresh);
    expect(JSON.stringify(await tables.all(tables.profiles))).not.toContain('AAAAAAAAAAAAAAAAAAAAAA');
  });
});

describe('“this was not me”', () => {
  test('puts the old address back, makes the password nobody’s, ends the sessions and tells it, once', async () => {
    await changed();
    now = new Date(begun.getTime() + 7 * 86_400_000 - 1000);
    expect(await undo('AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ status: 200, body: { email: old } });
    expect(pool.done.slice(-3)).toEqual([`set ${old}`, 'password forgotten', 'sessions ended']);
    expect(await profile()).toMatchObject({ email: old, version: 3 });
    expect(await typesTold()).toEqual([
      'email-change-undone.v1',
      'email-changed.v1',
      'profile-changed.v2',
      'profile-changed.v2',
    ]);
    expect(await undo('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ status: 409, body: { code: 'LINK_USED' } });
    expect(pool.done.filter((what) => what === 'sessions ended')).toHaveLength(1);
  });

  test('does not work after seven days, with another secret, or when the address is another account’s by now', async () => {
    await changed();
    expect(await undo('BBBBBBBBBBBBBBBBBBBBBB')).toMatchObject({
      status: 404,
      body: { code: 'LINK_REFUSED' },
    });
    pool.taken.push(old);
    expect(await undo('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({
      status: 409,
      body: { code: 'ADDRESS_TAKEN' },
    });
    pool.taken = [];
    now = new Date(begun.getTime() + 7 * 86_400_000);
    expect(await undo('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({
      status: 404,
      body: { code: 'LINK_REFUSED' },
    });
    expect((await profile()).email).toBe(fresh);
  });
});
