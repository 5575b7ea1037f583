import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACCEPTED_INVITATION, keptToken } from '#domain/identity/people/person-invitation.ts';
import type { PersonId } from '#domain/kernel/person/person-id.ts';
import { peopleStore } from '#lambdas/identity/people/people-store.ts';
import { personInvitations } from '#lambdas/identity/people/person-invitations.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, startingWith } from '../../support/tables.ts';
import { attributesOf, type Inviting, startInviting } from './invitations.world.ts';

const email = 'ann@example.test';
let world: Inviting;
beforeEach(async () => {
  world = await startInviting();
});
afterEach(() => world.tables.stop());

const keep = async (given: object = { email }): Promise<PersonId> => {
  const body = { id: newId(), came: 'CALL', first_name: 'Ann', last_name: 'Persaud', ...given };
  return (await world.ask('POST /api/people', { body })).body.user_id as PersonId;
};
const invite = (personId: string, id = newId()) =>
  world.ask('POST /api/people/{personId}/invitations', { params: { personId }, body: { id } });
const tokenOf = async (personId: PersonId): Promise<string> => {
  const found = await personInvitations(world.tables.client(), world.tables.profiles).find(personId);
  return keptToken(personId, found?.secret ?? '');
};
const idsOf = async (id: string) =>
  (await peopleStore(world.tables.client(), world.tables.profiles).find(id)).ids;
const events = async (type: string) =>
  startingWith(await world.tables.all(world.tables.profiles), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as { type: string; data: object })
    .filter((event) => event.type === type);

describe('a letter that invites to an account', () => {
  test('goes out once for each press and once a day, and the next one leads to the same', async () => {
    const ann = await keep();
    const press = newId();
    const first = await invite(ann, press);
    expect([first.status, first.body]).toMatchObject([200, { email, by: 'boss' }]);
    const token = await tokenOf(ann);
    expect((await invite(ann, press)).body).toEqual(first.body);
    expect((await invite(ann)).body).toMatchObject({
      code: 'INVITED_LATELY',
      details: { next: '2026-11-23T13:30:00.000Z' },
    });
    expect(await events('person-invited.v1')).toHaveLength(1);
    world.now = new Date('2026-11-23T13:30:00.000Z');
    expect((await invite(ann)).status).toBe(200);
    expect(await events('person-invited.v1')).toHaveLength(2);
    expect(await tokenOf(ann)).toBe(token);
    // Events are kept for years, and the secret is in none.
    expect(JSON.stringify(await world.tables.all(world.tables.profiles))).toContain(token.slice(-22));
    expect(JSON.stringify(await events('person-invited.v1'))).not.toContain(token.slice(-22));
  });

  test('is refused for whoever has an account, no address, or is nobody', async () => {
    const silent = await keep({ phone: '(201) 555-0177' });
    expect((await invite(silent)).body.code).toBe('EMAIL_NEEDED');
    const known = await keep({ email: 'customer@example.test' });
    expect((await invite(known)).body.code).toBe('HAS_ACCOUNT');
    expect((await invite('p-019a1d3c-0000-7000-8000-00000000000f')).body.code).toBe('PROFILE_NOT_FOUND');
    const joined = await keep();
    await invite(joined);
    await world.confirm(attributesOf('ann-1', email, undefined, { keptAs: await tokenOf(joined) }));
    expect((await invite(joined)).body.code).toBe('HAS_ACCOUNT');
  });
});

describe('whoever confirms the invited address by the letter', () => {
  test('is the person whom we kept, with a mailbox, and a repetition changes nothing', async () => {
    const ann = await keep();
    await invite(ann);
    const sent = attributesOf('ann-1', email, undefined, { keptAs: await tokenOf(ann) });
    for (const again of [1, 2, 3]) {
      await world.confirm(sent);
      expect([again, await idsOf('ann-1')]).toEqual([again, ['ann-1', ann]]);
    }
    expect(await world.hasMailbox('ann-1')).toBe(true);
    const { aliases } = await peopleStore(world.tables.client(), world.tables.profiles).find(ann);
    expect(aliases).toMatchObject([{ by: 'ann-1', reason: ACCEPTED_INVITATION }]);
    expect(await events('person-aliased.v1')).toHaveLength(1);
  });

  test('is it after the repair, where the trigger failed', async () => {
    const ann = await keep();
    await invite(ann);
    const sent = attributesOf('ann-1', email, undefined, { keptAs: await tokenOf(ann) });
    await world.confirm(sent, {
      before: () => {
        throw connectionReset();
      },
    });
    expect(await idsOf(ann)).toEqual([ann]);
    await world.repair(sent);
    expect(await idsOf(ann)).toEqual(['ann-1', ann]);
  });

  test('stays two people again after the desk said so, also when the repair looks at the account', async () => {
    const ann = await keep();
    await invite(ann);
    const sent = attributesOf('ann-1', email, undefined, { keptAs: await tokenOf(ann) });
    await world.confirm(sent);
    const { status } = await world.ask('POST /api/people/{personId}/aliases', {
      params: { personId: ann },
      body: { as: 'ann-1', same: false, reason: 'Two sisters' },
    });
    expect([status, await idsOf(ann)]).toEqual([200, [ann]]);
    await world.repair(sent);
    expect(await idsOf(ann)).toEqual([ann]);
  });
});

describe('nothing of the person is given to', () => {
  const nobody: readonly [string, (token: string) => Parameters<Inviting['confirm']>[0]][] = [
    [
      'another address, even by the letter',
      (keptAs) => attributesOf('eve', 'eve@example.test', undefined, { keptAs }),
    ],
    ['the address without the letter', () => attributesOf('ann-1', email)],
    [
      'another letter',
      (token) => attributesOf('ann-1', email, undefined, { keptAs: `${token.slice(0, -1)}-` }),
    ],
    [
      'an address that is not confirmed',
      (keptAs) => attributesOf('ann-1', email, undefined, { keptAs, isVerified: false }),
    ],
  ];
  test.each(nobody)('%s', async (_, sent) => {
    const ann = await keep();
    await invite(ann);
    const attributes = sent(await tokenOf(ann));
    await world.confirm(attributes);
    expect(await idsOf(ann)).toEqual([ann]);
    expect(await world.hasMailbox(attributes.sub)).toBe(true);
  });

  test('a letter that has ended', async () => {
    const ann = await keep();
    await invite(ann);
    const keptAs = await tokenOf(ann);
    world.now = new Date('2026-12-06T13:30:00.000Z');
    await world.confirm(attributesOf('ann-1', email, undefined, { keptAs }));
    expect(await idsOf(ann)).toEqual([ann]);
  });
});
