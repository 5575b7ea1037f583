import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compose } from '#events/envelope.ts';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { type FollowDeps, followMailbox } from '#lambdas/parcels/mailbox/follow.ts';
import { parcelReader } from '#lambdas/parcels/parcel-reader.ts';
import { ofParcels } from '#lambdas/parcels/stores.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { testDependencies } from '../../support/call.ts';
import {
  benchParcel,
  type ParcelsWorld,
  saturday,
  staff,
  startParcelsWorld,
  ups,
  usps,
} from './worlds/parcels.world.ts';

let world: ParcelsWorld;
beforeEach(async () => {
  world = await startParcelsWorld();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stop());

describe('a mailbox that is changed', () => {
  const deps = () => ofParcels(world.tables.env, testDependencies(world.tables.client()));
  const changed = async (
    number: string,
    userId: string,
    what: 'moved' | 'form',
    other: Partial<FollowDeps> = {},
  ) => {
    const data = { number, userId, what: [what], by: staff.userId };
    const facts = { subject: number, version: 2, at: saturday, data };
    const event = compose(MailboxChangedV1, facts, { newId, correlationId: 'test' });
    await followMailbox({ ...deps(), ...other })(event);
  };

  test('takes its parcels along to another account, without what the first owner said of them', async () => {
    const { number } = world.mailboxes.ann;
    await world.announce('ann', ups);
    const { code } = benchParcel(await world.receive());
    await changed(number, 'cleo', 'moved');
    await changed(number, 'cleo', 'moved');
    expect(await world.stored(code)).toMatchObject({
      ownerId: 'cleo',
      version: 2,
      declaration: { lines: [] },
      before: [{ ownerId: 'ann' }],
    });
  });

  test('no longer holds U.S. Mail once the form is there', async () => {
    const { number } = world.mailboxes.ann;
    const mail = { mailbox: number, scanned: usps, at: '2026-11-28T14:00:00.000Z' };
    const { code } = benchParcel(await world.receive(mail));
    const waiting = async (): Promise<readonly string[]> => {
      const stored = await world.stored(code);
      const { waitingForForm } = parcelReader(world.tables.client(), world.tables.parcels);
      return [...(await waitingForForm(stored === undefined ? [] : [stored]))];
    };
    const rows = async () =>
      (await world.tables.all(world.tables.parcels)).filter(({ gsi1pk }) => gsi1pk === 'HOLD#FORM_1583');
    expect(await rows()).toHaveLength(1);
    // The letter of what came says so.
    expect(await waiting()).toEqual([code]);
    await changed(number, 'ann', 'form', { usMailOk: async () => true });
    expect(await rows()).toHaveLength(0);
    expect(await waiting()).toEqual([]);
    // The form has expired.
    await changed(number, 'ann', 'form', { usMailOk: async () => false });
    expect(await rows()).toHaveLength(1);
  });
});
