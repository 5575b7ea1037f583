import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailboxSearch } from '#domain/mailboxes/search.ts';
import { compose, type EventOf } from '#events/envelope.ts';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { newProfile, profileReader } from '#lambdas/identity/index.ts';
import { wireAssignment } from '#lambdas/mailboxes/assign/assignment.ts';
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

const eventOf = (version: number, userId = sample.userId): EventOf<typeof ProfileChangedV2> => {
  const at = '2026-11-22T13:30:00.000Z';
  const data = { userId, changedAt: at };
  return compose(ProfileChangedV2, { subject: userId, version, at, data }, { newId, correlationId: 'c' });
};

let tables: Tables;
/** Saves the profile as its `version` has it. */
const saved = async (version: number, name: string, phone: string | null = null) => {
  const [first_name = '', last_name = ''] = name.split(' ');
  const profile = { ...newProfile(sample, clock()), first_name, last_name, phone_e164: phone, version };
  const Item = { pk: `USER#${sample.userId}`, sk: 'PROFILE', ...profile };
  await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
  return eventOf(version);
};
const hear = (event: EventOf<typeof ProfileChangedV2>, faults?: Faults) =>
  followProfile(
    mailboxOwners(tables.client(faults), tables.mailboxes),
    profileReader(tables.client(), tables.profiles),
  )(event);
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
afterEach(() => tables.stopAsKept());

describe('a changed name', () => {
  test('is on the mailbox, which is found by it and no longer by the old name', async () => {
    await hear(await saved(2, 'Sam Ion'));
    expect(await mailbox()).toMatchObject({ number: '10001', ownerName: 'Sam Ion', version: 2 });
    for (const search of ['sam ion', 'ion', 'sam@example', '10001'])
      expect(await foundUnder(search), search).toBe('Sam Ion');
    for (const search of ['sample', 'customer', 'customer sample'])
      expect(await foundUnder(search), search).toBe('');
    expect((await history()).toSorted()).toEqual(['assigned', 'renamed: Sample Customer → Sam Ion']);
  });

  test('can be changed back', async () => {
    await hear(await saved(2, 'Sam Ion'));
    await hear(await saved(3, 'Sample Customer'));
    expect(await foundUnder('sample')).toBe('Sample Customer');
    expect(await foundUnder('ion')).toBe('');
    const entries = (await tables.all(tables.mailboxes)).filter(({ term }) => term === 'sample customer');
    expect(entries).toEqual([expect.not.objectContaining({ expires_at: expect.anything() })]);
  });
});

describe('a changed phone number', () => {
  test('finds the mailbox by its end, and the number before it no longer does', async () => {
    await hear(await saved(2, 'Sample Customer', '+5926000142'));
    expect(await mailbox()).toMatchObject({ ownerPhone: '+5926000142', version: 2 });
    expect(await foundUnder('600 0142')).toBe('Sample Customer');
    await hear(await saved(3, 'Sample Customer', '+12015550163'));
    expect(await foundUnder('0142')).toBe('');
    expect(await foundUnder('(201) 555-0163')).toBe('Sample Customer');
    await hear(await saved(4, 'Sample Customer', null));
    expect(await foundUnder('0163')).toBe('');
    expect(await mailbox()).not.toHaveProperty('ownerPhone');
    expect(await history()).toEqual(['assigned']);
  });
});

describe('an event', () => {
  test('that comes twice counts once', async () => {
    const event = await saved(2, 'Sam Ion');
    await Promise.all([hear(event), hear(event)]);
    await hear(event);
    expect(await mailbox()).toMatchObject({ ownerName: 'Sam Ion', version: 2 });
    expect((await history()).filter((what) => what.startsWith('renamed'))).toHaveLength(1);
  });

  test('that comes late finds the name of today, and the later one that came before it has nothing left to do', async () => {
    const earlier = await saved(2, 'Sammy Ion');
    const later = await saved(3, 'Sam Ion');
    await hear(earlier);
    expect(await mailbox()).toMatchObject({ ownerName: 'Sam Ion', version: 2 });
    await hear(later);
    expect(await mailbox()).toMatchObject({ ownerName: 'Sam Ion', version: 2 });
    expect(await foundUnder('sammy')).toBe('');
  });

  test('whose change was taken back before it came changes nothing', async () => {
    const changed = await saved(2, 'Sam Ion');
    await saved(3, 'Sample Customer');
    await hear(changed);
    expect(await mailbox()).toMatchObject({ ownerName: 'Sample Customer', version: 1 });
    expect(await history()).toEqual(['assigned']);
  });

  test('whose first delivery was interrupted is completed by the next delivery', async () => {
    const lost: Faults = {
      after: (operation) => {
        if (operation === 'TransactWriteItems') throw connectionReset();
      },
    };
    const event = await saved(2, 'Sam Ion');
    await expect(hear(event, lost)).rejects.toThrow();
    await hear(event);
    expect(await mailbox()).toMatchObject({ ownerName: 'Sam Ion', version: 2 });
  });

  test('of a person without a mailbox and a profile changes nothing', async () => {
    await hear(eventOf(2, 'nobody'));
    expect((await tables.all(tables.mailboxes)).filter(({ pk }) => pk === 'OWNER#nobody')).toEqual([]);
  });
});
