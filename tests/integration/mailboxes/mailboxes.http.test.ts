import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyRegistration, encodeRegistration } from '#domain/identity/registration.ts';
import type { Account } from '#lambdas/identity/account.ts';
import { wireAssignment } from '#lambdas/mailboxes/assign/assignment.ts';
import { wire } from '#lambdas/mailboxes/http.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import type { http } from '#lambdas/runtime/http/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { startTables, type Tables } from '../../support/tables.ts';

const names: [string, string][] = [
  ['Mary Ann', 'Persaud'],
  ['José', 'Pérez'],
  ['Ann', 'Annan'],
  ['Devon', "O'Brien"],
  ['Maria', 'Anderson'],
];
const withPhone = encodeRegistration({
  ...emptyRegistration,
  firstName: 'Devon',
  lastName: "O'Brien",
  country: 'Guyana',
  region: 'Upper Demerara-Berbice',
  city: 'Linden',
  address_line1: '1 Sample Street',
  phone: '600-0143',
  phoneCountryCode: '+592',
});
const accounts: Account[] = names.map(([given_name, family_name], at) => ({
  userId: `user-${at}`,
  email: at === 2 ? 'ann@example.test' : `Person${at}@Example.test`,
  given_name,
  family_name,
  ...(at === 3 ? { 'custom:registration': withPhone } : {}),
}));
const late: Account = { userId: 'late', email: 'late@example.test', given_name: 'Lata', family_name: 'Come' };
const staff = { userId: 'desk', roles: ['staff'] as const };

let tables: Tables;
let handler: ReturnType<typeof http>;
const ask = (route: string, asked: Asked) => call(handler, route, asked);
const list = async (query: Record<string, string>) =>
  (await ask('GET /api/mailboxes', { as: staff, query })).body;
const numbersOf = (body: Record<string, unknown>) =>
  (body.items as { number: string }[]).map(({ number }) => number);

beforeAll(async () => {
  tables = await startTables();
  const client = tables.client();
  const { assign } = wireAssignment(tables.env, { client, clock, newId });
  const known = {
    find: async (userId: string) => [...accounts, late].find((each) => each.userId === userId),
  };
  handler = wire(tables.env, { ...testDependencies(client), accounts: known });
  for (const account of accounts) await assign(account, { by: 'post-confirmation', correlationId: 'c' });
});
afterAll(async () => {
  await tables.stopAsKept();
});

describe('the virtual address', () => {
  test("is the caller's own, in the form that retailers print", async () => {
    const { status, body } = await ask('GET /api/virtual-address', { as: { userId: 'user-0' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mailbox_number: '10001',
      address: { name: 'Mary Ann Persaud', line3: 'Mailbox 10001', city: 'Kearny', state: 'NJ' },
    });
  });

  test('is assigned once when it is read and missing', async () => {
    const first = await ask('GET /api/virtual-address', { as: { userId: 'late' } });
    const second = await ask('GET /api/virtual-address', { as: { userId: 'late' } });
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });

  test('does not exist for a person who is not in the pool', async () => {
    const { status, body } = await ask('GET /api/virtual-address', { as: { userId: 'ghost' } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'MAILBOX_NOT_FOUND', message: 'No virtual mailbox assigned' });
  });
});

describe('the list', () => {
  test('has every mailbox exactly once on its pages, the newest first', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const body = await list({ limit: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...numbersOf(body));
      cursor = body.next as string | undefined;
    } while (cursor);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(accounts.length);
  });

  test('has no next page after a last page that is full', async () => {
    const { items } = await list({ limit: '100' });
    expect((await list({ limit: String((items as unknown[]).length) })).next).toBeUndefined();
  });

  test.each([
    ['a whole number', '10002', ['José Pérez']],
    ['how a number begins', '1000', names.map((name) => name.join(' '))],
    ['a first name, in any case', 'mary', ['Mary Ann Persaud']],
    ['a last name', 'PERSAUD', ['Mary Ann Persaud']],
    ['last name first', 'anderson maria', ['Maria Anderson']],
    ['any two words of a name', 'persaud ann', ['Mary Ann Persaud']],
    ['first and last word of a name', 'mary persaud', ['Mary Ann Persaud']],
    ['all words in another order', 'persaud mary ann', ['Mary Ann Persaud']],
    ['a whole word and the beginning of another', 'per mary', ['Mary Ann Persaud']],
    ['a name as labels have it', 'Persaud, Mary', ['Mary Ann Persaud']],
    ['a name without its apostrophe', 'obrien dev', ["Devon O'Brien"]],
    ['the end of a number', '0002', ['José Pérez']],
    ['a name and the end of a number', 'Pérez José 0002', ['José Pérez']],
    ['a number with its word', 'Mailbox 10002', ['José Pérez']],
    ['a phone number', '+592 600-0143', ["Devon O'Brien"]],
    ['a phone number as it is dialled abroad', '011 592 600 0143', ["Devon O'Brien"]],
    ['the end of a phone number', '0143', ["Devon O'Brien"]],
    ['words of two people', 'jose persaud', []],
    ['a second name', 'ann p', ['Mary Ann Persaud']],
    ['a name without its accents', 'jose perez', ['José Pérez']],
    ['a name with its accents', 'Pérez', ['José Pérez']],
    ['an e-mail address, in any case', 'PERSON3@', ["Devon O'Brien"]],
    ['words that several have', 'ann', ['Ann Annan', 'Mary Ann Persaud']],
    ['what nobody has', 'zzz', []],
  ])('finds by %s', async (_, search, expected) => {
    const { items } = await list({ search });
    const found = (items as { ownerName: string }[]).map(({ ownerName }) => ownerName);
    expect(found.filter((name) => name !== 'Lata Come').sort()).toEqual([...expected].sort());
  });

  test('has every found mailbox exactly once on its pages', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const body = await list({ search: 'an', limit: '1', ...(cursor ? { cursor } : {}) });
      seen.push(...numbersOf(body));
      cursor = body.next as string | undefined;
    } while (cursor);
    expect([...seen].sort()).toEqual(['10001', '10003', '10005']);
  });

  test('goes on with the second order of two words after the first one', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const body = await list({ search: 'ann a', limit: '1', ...(cursor ? { cursor } : {}) });
      seen.push(...numbersOf(body));
      cursor = body.next as string | undefined;
    } while (cursor);
    expect(seen).toEqual(['10003']);
  });

  test.each(['rubbish', '', Buffer.from('["other","10001"]').toString('base64url')])(
    'turns away the cursor %j',
    async (cursor) => {
      const { status, body } = await ask('GET /api/mailboxes', { as: staff, query: { cursor } });
      expect([status, body.code]).toEqual([400, 'INVALID_CURSOR']);
    },
  );

  test('is for staff only', async () => {
    const { status } = await ask('GET /api/mailboxes', { as: { userId: 'user-0' }, query: {} });
    expect(status).toBe(403);
  });
});

describe('one mailbox', () => {
  test('shows its owner and its history', async () => {
    const { body } = await ask('GET /api/mailboxes/{number}', { as: staff, params: { number: '10002' } });
    expect(body).toMatchObject({
      mailbox: { number: '10002', ownerName: 'José Pérez', status: 'ACTIVE' },
      history: [{ what: 'assigned', by: 'post-confirmation' }],
    });
    expect(JSON.stringify(body)).not.toContain('gsi1');
  });

  describe('a note', () => {
    const note = { id: '3f0c1a52-7d7e-4f0e-9a54-2b8f3c1d6e70', note: ' She called about a box. ' };
    const write = (body: object, number = '10004') =>
      ask('POST /api/mailboxes/{number}/notes', { as: staff, params: { number }, body });
    const notes = async () => {
      const { body } = await ask('GET /api/mailboxes/{number}', { as: staff, params: { number: '10004' } });
      return (body.history as { what: string; note?: string; by: string }[]).filter(
        ({ what }) => what === 'noted',
      );
    };

    test('is kept once in the history with its writer, however often it is sent', async () => {
      const answers = [...(await Promise.all([write(note), write(note)])), await write(note)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await notes()).toMatchObject([{ note: 'She called about a box.', by: 'desk' }]);
    });

    test('with the id of another note is refused', async () => {
      const { status, body } = await write({ ...note, note: 'Something else.' });
      expect([status, body.code]).toEqual([409, 'NOTE_EXISTS']);
      expect(await notes()).toHaveLength(1);
    });

    test.each([
      ['without a text', { note: '  ' }],
      ['that is too long', { note: 'n'.repeat(1001) }],
      ['without an id', { id: 'one' }],
    ])('%s is refused', async (_, change) => {
      expect((await write({ ...note, ...change })).status).toBe(400);
    });

    test('about a mailbox that does not exist is refused', async () => {
      expect((await write(note, '99999')).status).toBe(404);
    });

    test('of a customer is refused', async () => {
      const { status } = await ask('POST /api/mailboxes/{number}/notes', {
        as: { userId: 'user-3' },
        params: { number: '10004' },
        body: note,
      });
      expect(status).toBe(403);
    });
  });

  test('that does not exist is not found', async () => {
    const { status } = await ask('GET /api/mailboxes/{number}', { as: staff, params: { number: '99999' } });
    expect(status).toBe(404);
  });
});
