import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Invitation } from '#domain/identity/invitations/invitation.ts';
import type { WorkingRole } from '#domain/kernel/role.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import { attributesOf, type Inviting, startInviting } from './invitations.world.ts';

const email = 'new.clerk@example.test';
const clerk = '5c8e6f1a-0000-4000-8000-000000000001';
const DAY_MS = 86_400_000;

let world: Inviting;
beforeEach(async () => {
  world = await startInviting();
});
afterEach(() => world.tables.stop());

const invite = (order: object = {}, by = 'boss') =>
  world.ask(
    'POST /api/staff/invitations',
    { body: { id: newId(), email, roles: ['warehouse'], ...order } },
    by,
  );
const invited = async (order: object = {}) => (await invite(order)).body as unknown as Invitation;
const letter = (
  { id, version, roles }: Invitation,
  body: { readonly id?: string; readonly version?: number; readonly roles?: readonly WorkingRole[] } = {},
  by = 'boss',
) =>
  world.ask(
    'POST /api/staff/invitations/{invitationId}/letters',
    { params: { invitationId: id }, body: { id: newId(), version, roles, ...body } },
    by,
  );
const withdraw = ({ id }: Invitation) =>
  world.ask('POST /api/staff/invitations/{invitationId}/withdrawals', {
    params: { invitationId: id },
    body: {},
  });
const list = async () =>
  (await world.ask('GET /api/staff/invitations')).body.invitations as readonly Invitation[];
const state = async () => (await list()).map((one) => one.state);
const changes = async () =>
  (await world.ask('GET /api/staff/changes', { query: { limit: '10' } })).body.items as readonly object[];
const events = async (type: string) =>
  startingWith(await world.tables.all(world.tables.profiles), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as { type: string; data: Record<string, unknown> })
    .filter((event) => event.type === type);
const byLetter = async () => attributesOf(clerk, email, await world.secretOf(email));

describe('whoever confirms an invited address by its letter', () => {
  test('has the roles, no mailbox, and is in the history as invited by the admin', async () => {
    await invited({ email: ' New.Clerk@Example.test', roles: ['documents', 'warehouse'] });
    await world.confirm(await byLetter());
    expect(world.complaints).toEqual([]);
    expect(world.rolesOf(clerk)).toEqual(['warehouse', 'documents']);
    expect(await world.hasMailbox(clerk)).toBe(false);
    expect(await list()).toMatchObject([{ state: 'ACCEPTED', acceptedBy: clerk }]);
    expect(await changes()).toMatchObject([
      {
        userId: clerk,
        name: 'New Clerk',
        by: 'boss',
        before: [],
        after: ['warehouse', 'documents'],
        reason: 'Invited',
      },
    ]);
    expect(await events('rights-changed.v1')).toHaveLength(1);
    const { body } = await world.ask('GET /api/profiles/{userId}', { params: { userId: clerk } });
    expect(body).toMatchObject({ first_name: 'New', role: 'warehouse', roles: ['warehouse', 'documents'] });
  });

  test('gets no mailbox from the repair either, also long after the invitation is forgotten', async () => {
    await invited();
    const attributes = await byLetter();
    await world.confirm(attributes);
    world.now = new Date(world.now.getTime() + 40 * DAY_MS);
    await world.repair(attributes);
    expect(await world.hasMailbox(clerk)).toBe(false);
  });

  test('has them once, when the trigger is tried again', async () => {
    await invited();
    const attributes = await byLetter();
    await Promise.all([world.confirm(attributes), world.confirm(attributes)]);
    await world.confirm(attributes);
    expect([world.rolesOf(clerk), await changes()]).toMatchObject([['warehouse'], [{ userId: clerk }]]);
  });
});

describe('what is left half done', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the repair', async () => world.repair(await byLetter())],
    ['the next try of the trigger', async () => world.confirm(await byLetter())],
    ['the next look of an admin', () => list()],
  ])('in the pool is completed by %s', async (_, complete) => {
    await invited();
    world.beforeGroup = async () => {
      throw new Error('TooManyRequestsException');
    };
    await world.confirm(await byLetter());
    expect([world.complaints.length, world.rolesOf(clerk)]).toEqual([1, []]);
    world.beforeGroup = async () => {};
    await complete();
    expect([world.rolesOf(clerk), await changes()]).toMatchObject([['warehouse'], [{ by: 'boss' }]]);
    expect(await world.hasMailbox(clerk)).toBe(false);
  });

  test.each([1, 2])('after an answer of the table that was lost (the %i. write) counts once', async (nth) => {
    await invited();
    let writes = 0;
    const losing: Faults = {
      after: (operation) => {
        if (operation !== 'TransactWriteItems') return;
        writes += 1;
        if (writes === nth) throw connectionReset();
      },
    };
    const attributes = await byLetter();
    await world.confirm(attributes, losing);
    await world.repair(attributes);
    expect([world.rolesOf(clerk), await changes()]).toMatchObject([['warehouse'], [{ userId: clerk }]]);
    expect(await world.hasMailbox(clerk)).toBe(false);
  });

  test('because the table was away at the confirmation is done by the repair', async () => {
    await invited();
    const attributes = await byLetter();
    await world.confirm(attributes, {
      before: () => {
        throw connectionReset();
      },
    });
    expect(world.rolesOf(clerk)).toEqual([]);
    await world.repair(attributes);
    expect([world.rolesOf(clerk), await world.hasMailbox(clerk)]).toEqual([['warehouse'], false]);
  });
});

describe('nothing but a customer becomes', () => {
  const expectCustomer = async () => {
    expect(world.complaints).toEqual([]);
    expect(world.rolesOf(clerk)).toEqual([]);
    expect(await world.hasMailbox(clerk)).toBe(true);
    expect(await changes()).toEqual([]);
  };

  test('a stranger who registered the address before its owner had the letter, although the owner confirmed it', async () => {
    await invited();
    await world.confirm(attributesOf(clerk, email));
    await world.confirm(attributesOf(clerk, email, 'a'.repeat(22)));
    await expectCustomer();
    expect(await state()).toEqual(['OPEN']);
  });

  test('whoever has the letter and confirms another address', async () => {
    await invited();
    await world.confirm(attributesOf(clerk, 'other@example.test', await world.secretOf(email)));
    await expectCustomer();
  });

  test('whoever was confirmed without showing that the address is theirs', async () => {
    await invited();
    await world.confirm(attributesOf(clerk, email, await world.secretOf(email), { isVerified: false }));
    await expectCustomer();
  });

  test('whoever comes after the last day', async () => {
    await invited();
    world.now = new Date(world.now.getTime() + 14 * DAY_MS);
    expect(await state()).toEqual(['EXPIRED']);
    await world.confirm(await byLetter());
    await expectCustomer();
  });

  test('whoever’s invitation was withdrawn', async () => {
    const one = await invited();
    expect((await withdraw(one)).body).toMatchObject({ state: 'WITHDRAWN' });
    expect((await withdraw(one)).status).toBe(200);
    await world.confirm(await byLetter());
    await expectCustomer();
    expect(await events('staff-invitation-changed.v1')).toHaveLength(2);
  });

  test('whoever was invited by somebody who is not an admin any more; another admin can send it again', async () => {
    const one = await invited();
    world.pool.get('boss')?.delete('admin');
    const { body } = await world.ask('GET /api/staff/invitations', {}, 'second');
    expect(body.invitations).toMatchObject([{ state: 'VOID' }]);
    await world.confirm(await byLetter());
    await expectCustomer();
    world.accounts.delete(email);
    const again = await letter(one, {}, 'second');
    expect(again.body).toMatchObject({ state: 'OPEN', by: 'second', version: 2 });
  });
});

describe('an admin', () => {
  test('is told that the address has an account: nobody is promoted without knowing it', async () => {
    const { status, body } = await invite({ email: 'Customer@example.test' });
    expect([status, body.code]).toEqual([409, 'HAS_ACCOUNT']);
    const one = await invited();
    world.accounts.set(email, 'someone');
    expect((await letter(one)).body.code).toBe('HAS_ACCOUNT');
    expect(await list()).toHaveLength(1);
  });

  test('who invites an address that is invited is told so, and changes the roles with another letter', async () => {
    const one = await invited();
    expect((await invite({ roles: ['billing'] }, 'second')).body.code).toBe('INVITATION_OPEN');
    const { body } = await letter(one, { roles: ['billing', 'staff'] }, 'second');
    expect(body).toMatchObject({ id: one.id, roles: ['staff', 'billing'], by: 'second', state: 'OPEN' });
    await world.confirm(await byLetter());
    expect(world.rolesOf(clerk)).toEqual(['staff', 'billing']);
  });

  test('who presses twice invites once, and sends one letter', async () => {
    const order = { id: newId() };
    const answers = await Promise.all([invite(order), invite(order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const one = answers[0]?.body as unknown as Invitation;
    const again = { id: newId() };
    const letters = await Promise.all([letter(one, again), letter(one, again)]);
    expect(letters.map(({ status }) => status)).toEqual([200, 200]);
    expect((await events('staff-invitation-changed.v1')).map(({ data }) => data.what).toSorted()).toEqual([
      'MADE',
      'SENT_AGAIN',
    ]);
    expect((await letter(one)).body.code).toBe('INVITATION_CHANGED');
  });

  test('cannot change what was accepted, or is not there', async () => {
    const one = await invited();
    await world.confirm(await byLetter());
    expect((await withdraw(one)).body.code).toBe('INVITATION_ACCEPTED');
    expect((await letter(one)).body.code).toBe('INVITATION_ACCEPTED');
    expect((await withdraw({ ...one, id: newId() })).body.code).toBe('INVITATION_NOT_FOUND');
  });

  test('who has lost the role in between invites nobody', async () => {
    world.pool.get('boss')?.delete('admin');
    expect((await invite()).body.code).toBe('NOT_ADMIN_ANY_MORE');
  });

  test('reads no secret of a letter, and events have no address', async () => {
    const one = await invited();
    expect(one).not.toHaveProperty('secret');
    const told = JSON.stringify(await events('staff-invitation-changed.v1'));
    expect(told).not.toContain('example.test');
    expect(told).not.toContain(await world.secretOf(email));
  });
});
