import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import { mailboxItem } from '#lambdas/mailboxes/store/mailbox-items.ts';
import { parcelsOfMailbox } from '#lambdas/parcels/index.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { call, testDependencies } from '../../support/call.ts';
import { settingsFunction } from '../../support/settings-function.ts';
import {
  admin,
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

/** Ann's mailbox as the desk has left it. */
const become = async (change: Partial<Mailbox>): Promise<string> => {
  const { ann } = world.mailboxes;
  await write(world.tables.client(), put(world.tables.mailboxes, mailboxItem({ ...ann, ...change })));
  return ann.number;
};
const labelOf = (mailbox: string) => ({ label: { mailbox, name: 'Ann Persaud' } });
/** Sent so late that the carrier is gone. */
const late = { at: '2026-11-28T14:00:00.000Z' };

describe('U.S. Mail for a mailbox that was closed', () => {
  const forms: Mailbox['forms'] = [
    {
      name: 'Ann Persaud',
      ids: [{ kind: 'PASSPORT' }, { kind: 'LEASE' }],
      witnessed: 'NOTARY',
      signedOn: '2026-01-01',
      by: 'staff-1',
      at: saturday,
    },
  ];
  const closed: Partial<Mailbox> = {
    status: 'CLOSED',
    closedAt: '2026-11-20T15:00:00.000Z',
    forwardTo: 'Sample Person, 1 Sample Street',
    forms,
  };
  beforeEach(async () => {
    const settings = settingsFunction(world.tables.env, testDependencies(world.tables.client()));
    const body = { version: 0, value: { ...defaultCapabilities, uspsMail: true } };
    const { status } = await call(settings, 'PUT /api/settings/capabilities', { as: admin, body });
    expect(status).toBe(200);
  });

  test('is taken for six months and sent on: the desk has it to hand over, and nobody is charged', async () => {
    const number = await become(closed);
    const { body } = await world.lookUp({ scanned: usps, ...labelOf(number) });
    expect(body).toMatchObject({ certain: { mailbox: number }, sentOn: expect.stringMatching(/Take it/) });
    expect(body.refuse).toBeUndefined();
    const { code } = benchParcel(await world.receive({ scanned: usps, ...labelOf(number) }));
    expect(await world.stored(code)).toMatchObject({
      state: 'RETURNING',
      ownerId: 'ann',
      mailbox: number,
      back: { sentOn: true, fee: 0 },
    });
    const params = { code };
    const keep = await world.ask('DELETE /api/parcels/{code}/return', {
      as: { userId: 'ann' },
      params,
      query: { version: '1' },
    });
    expect(keep.body.code).toBe('STEP_NOT_POSSIBLE');
    const handed = await world.ask('POST /api/desk/parcels/{code}/handed-over', {
      as: staff,
      params,
      body: { version: 1 },
    });
    expect(handed.status).toBe(200);
    expect((await world.events()).filter(({ data }) => data.charge !== undefined)).toEqual([]);
  });

  test('goes back with the carrier after that, and so does what another carrier brings', async () => {
    const number = await become({ ...closed, closedAt: '2026-05-20T15:00:00.000Z' });
    for (const scanned of [usps, ups])
      expect((await world.receive({ scanned, ...labelOf(number) })).body).toMatchObject({
        code: 'DOOR_REFUSED',
        details: { why: 'MAILBOX_CLOSED' },
      });
  });
});

describe('a mailbox that is being closed', () => {
  test('gets nothing new: at the door it is refused in words, and what was left is nobody’s', async () => {
    const number = await become({ status: 'CLOSING' });
    await world.announce('ann', ups);
    expect((await world.receive({ label: { name: 'Ann Persaud' } })).body).toMatchObject({
      code: 'DOOR_REFUSED',
      message: 'The mailbox is being closed, so it gets only U.S. Mail. Give it back to the carrier.',
    });
    const { code, state } = benchParcel(await world.receive({ ...late, ...labelOf(number) }));
    expect(state).toBe('UNIDENTIFIED');
    const given = await world.ask('POST /api/desk/parcels/{code}/owner', {
      as: staff,
      params: { code },
      body: { version: 1, mailbox: number, because: 'The label says so.' },
    });
    expect(given.body).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  });

  test('between the look of a clerk and the writing gets nothing either', async () => {
    const { number } = world.mailboxes.ann;
    let isFirst = true;
    const faults = {
      before: async (operation: string) => {
        if (!operation.includes('TransactWrite') || !isFirst) return;
        isFirst = false;
        await become({ status: 'CLOSING' });
      },
    };
    const answer = await world.receive(labelOf(number), undefined, faults);
    expect([isFirst, answer.body.code]).toEqual([false, 'DOOR_REFUSED']);
  });

  test('is not found empty because an index lags: what is in it is read from the table', async () => {
    const { number } = world.mailboxes.ann;
    const { code } = benchParcel(await world.receive({ mailbox: number }));
    const inIt = async () =>
      (await parcelsOfMailbox(world.tables.client(), world.tables.parcels)(number)).map((one) => one.code);
    expect(await inIt()).toEqual([code]);
    const rows = await world.tables.all(world.tables.parcels);
    expect(rows.filter(({ pk }) => pk === `MAILBOX_HERE#${number}`)).toMatchObject([{ code }]);
    await world.ask('POST /api/desk/parcels/{code}/owner', {
      as: staff,
      params: { code },
      body: { version: 1, because: 'It was a mistake.' },
    });
    expect(await inIt()).toEqual([]);
  });
});
