import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailboxSearch } from '#domain/mailboxes/search.ts';
import { compose, type EventOf } from '#events/envelope.ts';
import { ProfileChangedV1 } from '#events/identity/profile-changed.v1.ts';
import { wireAssignment } from '#lambdas/mailboxes/assignment.ts';
import { followProfile } from '#lambdas/mailboxes/follow-profile.ts';
import { mailboxList } from '#lambdas/mailboxes/store/mailbox-list.ts';
import { mailboxOwners } from '#lambdas/mailboxes/store/mailbox-owners.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, type Faults, startTables, type Tables } from '../../support/tables.ts';

const sample = {
  userId: 'sample',
  email: 'sam@example.test',
  given_name: 'Sample',
  family_name: 'Customer',
};

/** The profile as its `version` had it. */
const saved = (
  version: number,
  name: string,
  { userId = sample.userId, ...told }: { userId?: string; phone?: string | null } = {},
): EventOf<typeof ProfileChangedV1> => {
  const at = '2026-11-22T13:30:00.000Z';
  const data = { userId, name, ...told, changedAt: at };
  return compose(ProfileChangedV1, { subject: userId, version, at, data }, { newId, correlationId: 'c' });
};

let tables: Tables;
const hear = (event: EventOf<typeof ProfileChangedV1>, faults?: Faults) =>
  followProfile(mailboxOwners(tables.client(faults), tables.mailboxes))(event);
const assigning = () => wireAssignment(tables.env, { client: tables.client(), clock, newId });
const mailboxes = () => assigning().mailboxes;
const mailbox = () => mailboxes().ofOwner(sample.userId);
const foundUnder = async (search: string) =>
  (
    await mailboxList(tables.client(), tables.mailboxes).matching(mailboxSearch(search), {
      after: undefined,
      limit: 20,
    })
  )?.items
    .map(({ ownerName }) => ownerName)
    .join();
const history = async () =>
  (await mailboxes().history('10001')).map(({ what, note }) => (note ? `${what}: ${note}` : what));

beforeEach(async () => {
  tables = await startTables();
  const { assign } = assigning();
  await assign(sample, { by: 'post-confirmation', correlationId: 'c' });
});
afterEach(() => tables.stop());

describe('a changed name', () => {
  test('is on the mailbox, which is found by it and no longer by the old name', async () => {
    await hear(saved(2, 'Sam Ion'));
    expect(await mailbox()).toMatchObject({ number: '10001', ownerName: 'Sam Ion', version: 2 });
    for (const search of ['sam ion', 'ion', 'sam@example', '10001'])
      expect(await foundUnder(search), search).toBe('Sam Ion');
    for (const search of ['sample', 'customer', 'customer sample'])
      expect(await foundUnder(search), search).toBe('');
    expect((await history()).toSorted()).toEqual(['assigned', 'renamed: Sample Customer → Sam Ion']);
  });

  test('can be changed back', async () => {
    await hear(saved(2, 'Sam Ion'));
    await hear(saved(3, 'Sample Customer'));
    expect(await foundUnder('sample')).toBe('Sample Customer');
    expect(await foundUnder('ion')).toBe('');
    const entries = (await tables.all(tables.mailboxes)).filter(({ term }) => term === 'sample customer');
    expect(entries).toEqual([expect.not.objectContaining({ expires_at: expect.anything() })]);
  });
});

describe('a changed phone number', () => {
  test('finds the mailbox by its end, and the number before it no longer does', async () => {
    await hear(saved(2, 'Sample Customer', { phone: '+5926000142' }));
    expect(await mailbox()).toMatchObject({ ownerPhone: '+5926000142', version: 2 });
    expect(await foundUnder('600 0142')).toBe('Sample Customer');
    await hear(saved(3, 'Sample Customer', { phone: '+12015550163' }));
    expect(await foundUnder('0142')).toBe('');
    expect(await foundUnder('(201) 555-0163')).toBe('Sample Customer');
    await hear(saved(4, 'Sample Customer', { phone: null }));
    expect(await foundUnder('0163')).toBe('');
    expect(await mailbox()).not.toHaveProperty('ownerPhone');
    expect(await history()).toEqual(['assigned']);
  });

  test('stays when an event of an older release does not tell it', async () => {
    await hear(saved(2, 'Sample Customer', { phone: '+5926000142' }));
    await hear(saved(3, 'Sam Ion'));
    expect(await foundUnder('6000142')).toBe('Sam Ion');
  });
});

describe('an event', () => {
  test('that comes twice counts once', async () => {
    const event = saved(2, 'Sam Ion');
    await Promise.all([hear(event), hear(event)]);
    await hear(event);
    expect(await mailbox()).toMatchObject({ ownerName: 'Sam Ion', version: 2 });
    expect((await history()).filter((what) => what.startsWith('renamed'))).toHaveLength(1);
  });

  test('that comes after a later one changes nothing', async () => {
    await hear(saved(3, 'Sam Ion'));
    await hear(saved(2, 'Sammy Ion'));
    expect(await mailbox()).toMatchObject({ ownerName: 'Sam Ion' });
    expect(await foundUnder('sammy')).toBe('');
  });

  test('that comes after a later one, which has the first name again, changes nothing', async () => {
    await hear(saved(3, 'Sample Customer'));
    await hear(saved(2, 'Sam Ion'));
    expect(await mailbox()).toMatchObject({ ownerName: 'Sample Customer', version: 1 });
    expect(await history()).toEqual(['assigned']);
  });

  test('whose first delivery was interrupted is completed by the next delivery', async () => {
    const lost: Faults = {
      after: (operation) => {
        if (operation === 'TransactWriteItems') throw connectionReset();
      },
    };
    const event = saved(2, 'Sam Ion');
    await expect(hear(event, lost)).rejects.toThrow();
    await hear(event);
    expect(await mailbox()).toMatchObject({ ownerName: 'Sam Ion', version: 2 });
  });

  test('of a person without a mailbox changes nothing', async () => {
    await hear(saved(2, 'Nobody Here', { userId: 'nobody' }));
    expect(await foundUnder('nobody')).toBe('');
  });
});
