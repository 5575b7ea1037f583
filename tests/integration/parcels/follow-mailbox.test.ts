import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { compose } from '#events/envelope.ts';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import { mailboxItem } from '#lambdas/mailboxes/store/mailbox-items.ts';
import { parcelsOfMailbox } from '#lambdas/parcels/index.ts';
import { type FollowDeps, followKept, followMailbox } from '#lambdas/parcels/mailbox/follow.ts';
import { usMailOk } from '#lambdas/parcels/match/us-mail.ts';
import { parcelReader } from '#lambdas/parcels/parcel-reader.ts';
import { ofParcels } from '#lambdas/parcels/stores.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { testDependencies } from '../../support/call.ts';
import { ownersOf } from './worlds/owner.world.ts';
import {
  benchParcel,
  otherUps,
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
    what: 'moved' | 'replaced' | 'form',
    other: Partial<FollowDeps> = {},
  ) => {
    const data = { number, userId, what: [what], by: staff.userId };
    const facts = { subject: number, version: 2, at: saturday, data };
    const event = compose(MailboxChangedV1, facts, { newId, correlationId: 'test' });
    await followMailbox({ ...deps(), ...other })(event);
  };
  /** A mailbox as the desk has left it. */
  const become = (mailbox: Mailbox) =>
    write(world.tables.client(), put(world.tables.mailboxes, mailboxItem(mailbox)));

  test('takes its parcels along to another account, without what the first owner said of them', async () => {
    const { number } = world.mailboxes.ann;
    await world.announce('ann', ups);
    const { code } = benchParcel(await world.receive());
    await become({ ...world.mailboxes.ann, userId: 'cleo' });
    await changed(number, 'cleo', 'moved');
    await changed(number, 'cleo', 'moved');
    expect(await world.stored(code)).toMatchObject({
      ownerId: 'cleo',
      version: 2,
      declaration: { lines: [] },
      before: [{ ownerId: 'ann' }],
    });
  });

  test('leaves what is to leave with its first owner, and what comes back onto its shelf is of who has the mailbox then', async () => {
    const { number } = world.mailboxes.ann;
    const { code } = benchParcel(await world.receive({ mailbox: number }));
    const owners = ownersOf(world);
    await owners.post('return', code, { version: 1, fee: 500 });
    await become({ ...world.mailboxes.ann, userId: 'cleo' });
    await changed(number, 'cleo', 'moved');
    expect(await world.stored(code)).toMatchObject({ state: 'RETURNING', ownerId: 'ann' });
    expect((await owners.keep(code, 2)).status).toBe(200);
    const kept = (await world.events()).find(({ data }) =>
      (data.what as string[] | undefined)?.includes('return-undone'),
    );
    const event = ParcelChangedV1.schema.parse(kept);
    await followKept(deps())(event);
    await followKept(deps())(event);
    expect(await world.stored(code)).toMatchObject({
      state: 'IN_STORAGE',
      ownerId: 'cleo',
      mailbox: number,
      version: 4,
    });
  });

  test('for another number takes its parcels to that one, whatever is done with them, and they stay as they are', async () => {
    const { ann } = world.mailboxes;
    await world.announce('ann', ups);
    const { code } = benchParcel(await world.receive());
    const leaving = benchParcel(await world.receive({ scanned: otherUps, mailbox: ann.number }));
    await ownersOf(world).post('return', leaving.code, { version: 1, fee: 500 });
    await become({ ...ann, status: 'CLOSED', closedAt: saturday, replacedBy: '4512' });
    await become({ ...ann, number: '4512', oldNumber: true });
    await changed(ann.number, 'ann', 'replaced');
    await changed(ann.number, 'ann', 'replaced');
    expect(await world.stored(code)).toMatchObject({
      mailbox: '4512',
      ownerId: 'ann',
      version: 2,
      declaration: { store: 'Sample Store' },
      before: [],
    });
    expect(await world.stored(leaving.code)).toMatchObject({ mailbox: '4512', state: 'RETURNING' });
    const inIt = parcelsOfMailbox(world.tables.client(), world.tables.parcels);
    expect([(await inIt('4512')).length, (await inIt(ann.number)).length]).toEqual([2, 0]);
  });

  test('for another number is asked for the form of the one that it has now', async () => {
    const { ann } = world.mailboxes;
    const { code } = benchParcel(
      await world.receive({ mailbox: ann.number, scanned: usps, at: '2026-11-28T14:00:00.000Z' }),
    );
    await become({ ...ann, status: 'CLOSED', closedAt: saturday, replacedBy: '4512' });
    const asked: string[] = [];
    const { behind } = deps().mailboxes;
    const mailboxes = {
      behind: async (number: string) => {
        const found = number === ann.number ? { ...ann, number: '4512' } : await behind(number);
        asked.push(String(found?.number));
        return found;
      },
    };
    const parcel = await world.stored(code);
    if (parcel === undefined) throw new Error('The parcel is gone');
    await usMailOk({ ...deps(), mailboxes })(parcel, new Date(saturday));
    expect(asked).toEqual(['4512']);
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
