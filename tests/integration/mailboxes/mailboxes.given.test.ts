import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newProfile, profileReader } from '#lambdas/identity/index.ts';
import { followProfile } from '#lambdas/mailboxes/follow-profile.ts';
import { mailboxOwners } from '#lambdas/mailboxes/store/mailbox-owners.ts';
import { admin, type ChangesWorld, desk, startChanges } from './changes.world.ts';

let world: ChangesWorld;
beforeEach(async () => {
  world = await startChanges();
});
afterEach(() => world.tables.stopAsKept());

const reason = 'Had this number in the old system';
const takeOver = (number: string, email: string, as: typeof admin | typeof desk = admin, id = randomUUID()) =>
  world.ask('POST /api/mailboxes/{number}/take-over', {
    as,
    params: { number },
    body: { id, email, reason },
  });
const move = (number: string, email: string) => world.change(number, 'move', { email, reason });
const claims = async () =>
  Object.fromEntries(
    (await world.tables.all(world.tables.mailboxes))
      .filter(({ pk }) => String(pk).startsWith('OWNER#'))
      .map(({ pk, number, given }) => [String(pk).slice('OWNER#'.length), given === true ? 'given' : number]),
  );

/** Ann's profile as it is now, and the event that tells of it. */
const renamed = async (name: string, version: number) => {
  const account = { userId: 'ann', email: 'ann@example.test', given_name: name, family_name: 'Persaud' };
  const Item = { pk: 'USER#ann', sk: 'PROFILE', ...newProfile(account, new Date()), version };
  await world.client.send(new PutCommand({ TableName: world.tables.profiles, Item }));
  const { client, tables } = world;
  await followProfile(
    mailboxOwners(client, tables.mailboxes),
    profileReader(client, tables.profiles),
  )({
    id: randomUUID(),
    data: { userId: 'ann', changedAt: new Date().toISOString() },
  } as Parameters<ReturnType<typeof followProfile>>[0]);
};

describe('a number of an old system', () => {
  test('becomes that of a customer, in place of the one they had, whose parcels are theirs too', async () => {
    await renamed('Anna', 2);
    const { status, mailbox } = await takeOver('4512', 'ann@example.test');
    expect(status).toBe(200);
    expect(mailbox).toMatchObject({
      number: '4512',
      userId: 'ann',
      ownerName: 'Anna Persaud',
      oldNumber: true,
    });
    expect((await world.own('ann')).mailbox_number).toBe('4512');
    expect((await world.show('10001')).mailbox).toMatchObject({ status: 'CLOSED', replacedBy: '4512' });
    expect(await world.found('anna persaud')).toEqual(['4512']);
    expect(await world.found('10001')).toEqual(['10001']);
    expect(await claims()).toEqual({ ann: '4512', bob: '10002', cy: '10003' });
    expect(await world.events()).toEqual(['10001 replaced', '4512 taken-over']);
    // Their profile is followed to the new number.
    await renamed('Annie', 3);
    expect((await world.show('4512')).mailbox.ownerName).toBe('Annie Persaud');
  });

  test('becomes that of somebody who has none yet, who then gets no other', async () => {
    await takeOver('99', 'dee@example.test').then(({ status }) => expect(status).toBe(400));
    expect((await takeOver('451', 'dee@example.test')).mailbox).toMatchObject({ ownerName: 'Dee Singh' });
    expect((await world.own('dee')).mailbox_number).toBe('451');
    expect(await world.tables.all(world.tables.profiles)).toContainEqual(
      expect.objectContaining({ user_id: 'dee' }),
    );
  });

  test('is taken over once, also by two at once and by the same order twice', async () => {
    const id = randomUUID();
    const answers = await Promise.all([
      takeOver('4512', 'ann@example.test', admin, id),
      takeOver('4512', 'bob@example.test'),
      takeOver('4512', 'ann@example.test', admin, id),
    ]);
    const isAnns = answers[0].status === 200;
    expect(answers.map(({ status }) => status)).toEqual(isAnns ? [200, 409, 200] : [409, 200, 409]);
    expect((await takeOver('10002', 'ann@example.test')).code).toBe('NUMBER_TAKEN');
    expect((await takeOver('4513', 'nobody@example.test')).code).toBe('PERSON_NOT_FOUND');
  });

  test('is given by admins alone', async () => {
    expect((await takeOver('4512', 'ann@example.test', desk)).status).toBe(403);
    expect(await claims()).toEqual({ ann: '10001', bob: '10002', cy: '10003' });
  });

  test('has new numbers above it, and the counter never goes back', async () => {
    await takeOver('4512', 'ann@example.test');
    expect(Number((await world.signUp()).number)).toBeLessThan(10_020);
    await takeOver('20500', 'bob@example.test');
    await takeOver('20000', 'cy@example.test');
    const [reserved, ...later] = await Promise.all(Array.from({ length: 40 }, () => world.signUp()));
    expect(reserved).toBeDefined();
    // One worker may still have had a block of numbers in hand; all after it are above.
    const numbers = later.map(({ number }) => Number(number)).filter((number) => number > 10_050);
    expect(numbers.length).toBeGreaterThan(20);
    expect(Math.min(...numbers)).toBeGreaterThan(20_500);
    expect(numbers).not.toContain(20_500);
  });

  test('never meets a sign-up, however they race', async () => {
    const old = ['10004', '10005', '10007', '10010', '10013'];
    const whose = ['ann', 'bob', 'cy', 'dee', 'ann'];
    const [given, ...confirmed] = await Promise.all([
      (async () => {
        const answers = [];
        for (const [at, number] of old.entries())
          answers.push(await takeOver(number, `${whose[at]}@example.test`));
        return answers;
      })(),
      ...Array.from({ length: 30 }, () => world.signUp()),
    ]);
    const taken = given.filter(({ status }) => status === 200).map(({ mailbox }) => mailbox.number);
    expect(given.filter(({ status, code }) => status !== 200 && code !== 'NUMBER_TAKEN')).toEqual([]);
    const numbers = [...taken, ...confirmed.map(({ number }) => number)];
    expect(new Set(numbers).size).toBe(numbers.length);
    const owners = Object.values(await claims());
    expect(new Set(owners).size).toBe(owners.length);
  });
});

describe('a mailbox that is moved', () => {
  test('is another person’s with its history, and replaces the number that they had', async () => {
    const { status, mailbox } = await move('10001', 'bob@example.test');
    expect(status).toBe(200);
    expect(mailbox).toMatchObject({ number: '10001', userId: 'bob', ownerName: 'Bob Narine' });
    expect((await world.own('bob')).mailbox_number).toBe('10001');
    expect((await world.show('10002')).mailbox).toMatchObject({ replacedBy: '10001', status: 'CLOSED' });
    expect(await world.found('narine')).toEqual(['10001']);
    expect(await world.found('persaud')).toEqual([]);
    expect((await world.show('10001')).history[0]).toMatchObject({
      what: 'moved',
      by: 'desk',
      note: `Ann Persaud → Bob Narine\n${reason}`,
    });
    expect(await claims()).toEqual({ ann: 'given', bob: '10001', cy: '10003' });
  });

  test('leaves its old owner with a new number, as soon as they look', async () => {
    await move('10001', 'dee@example.test');
    expect(await world.movedFrom()).toEqual(['ann']);
    const own = await world.own('ann');
    expect(own.mailbox_number).not.toBe('10001');
    expect((await claims()).ann).toBe(own.mailbox_number);
    // What the old owner changes now is theirs alone.
    await world.ask('PUT /api/virtual-address/names', {
      as: { userId: 'ann' },
      body: { version: 1, names: [{ name: 'Shanta Persaud', kind: 'PERSON' }] },
    });
    expect((await world.show('10001')).mailbox.names).toBeUndefined();
  });

  test('goes to nobody who has it, who has no account, or while it is closed', async () => {
    expect((await move('10001', 'ann@example.test')).code).toBe('SAME_OWNER');
    expect((await move('10001', 'nobody@example.test')).code).toBe('PERSON_NOT_FOUND');
    await world.status('10001', 'CLOSING');
    expect((await move('10001', 'bob@example.test')).code).toBe('MAILBOX_NOT_ACTIVE');
    expect((await move('10002', 'ann@example.test')).code).toBe('MAILBOX_NOT_ACTIVE');
  });

  test('by two at once goes to one of them', async () => {
    const answers = await Promise.all([move('10001', 'bob@example.test'), move('10001', 'cy@example.test')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const owners = Object.values(await claims()).filter((number) => number === '10001');
    expect(owners).toHaveLength(1);
  });
});
