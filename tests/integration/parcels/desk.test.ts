import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { blocksOf, closingChecks } from '#lambdas/mailboxes/changes/blocks-closing.ts';
import { wireRebuild } from '#lambdas/parcels/rebuild.ts';
import { parcelItem } from '#lambdas/parcels/store/parcel-items.ts';
import { waiting } from '#lambdas/parcels/told.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { putVersion } from '#lambdas/runtime/table/writes.ts';
import { testDependencies } from '../../support/call.ts';
import { ownersOf } from './worlds/owner.world.ts';
import {
  admin,
  ann,
  benchParcel,
  clerk,
  otherUps,
  type ParcelsWorld,
  saturday,
  staff,
  startParcelsWorld,
  ups,
} from './worlds/parcels.world.ts';

let world: ParcelsWorld;
beforeEach(async () => {
  world = await startParcelsWorld();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stop());

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await world.ask('GET /api/desk/parcels', { query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body.items as readonly Parcel[]).map(({ code }) => code);
};
const show = async (code: string) =>
  (await world.ask('GET /api/desk/parcels/{code}', { params: { code } })).body as unknown as {
    readonly parcel: Parcel;
    readonly holds: readonly { readonly kind: string; readonly note?: string }[];
    readonly history: readonly { readonly what: string; readonly by: string; readonly text?: string }[];
  };
const kinds = async (code: string) => (await show(code)).holds.map(({ kind }) => kind);
const post = (deed: string, code: string, body: object, as = staff) =>
  world.ask(`POST /api/desk/parcels/{code}/${deed}`, { as, params: { code }, body });
const waits = async (code: string) => {
  const source = waiting.sources(world.tables.client(), world.tables.parcels, () => new Date(saturday));
  return source.parcel?.of(code);
};
const tasks = async (code: string) => (await waits(code))?.map(({ kind }) => kind);
/** What its owner does is another room's: here it is written as it would be. */
const written = async (code: string, change: Partial<Parcel>): Promise<Parcel> => {
  const before = await world.stored(code);
  if (before === undefined) throw new Error('There is no such parcel.');
  const after = { ...before, ...change, version: before.version + 1 };
  await transact(world.tables.client(), { changed: putVersion(world.tables.parcels, parcelItem(after)) }, {});
  return after;
};
const received = async (change: Parameters<ParcelsWorld['receive']>[0] = {}) =>
  benchParcel(await world.receive(change)).code;
const eventsOf = async (type: string) =>
  (await world.events()).filter((event) => event.type === type).map(({ data }) => data);
const because = 'The name on the invoice.';

describe('assigning', () => {
  test('gives a parcel of nobody to an owner, takes over what they announced, and tells that it is theirs', async () => {
    const code = await received();
    const alert = await world.announce('ann', ups);
    expect(await tasks(code)).toEqual(['PARCEL_UNIDENTIFIED']);
    const { number } = world.mailboxes.ann;
    const { status, body } = await post('owner', code, { version: 1, mailbox: number, because });
    expect([status, body]).toMatchObject([
      200,
      { state: 'IN_STORAGE', ownerId: 'ann', preAlert: alert.id, matchedBy: 'DESK' },
    ]);
    expect(await eventsOf('pre-alert-changed.v1')).toMatchObject([{ what: 'matched', state: 'MATCHED' }]);
    expect(await list({ mailbox: number })).toEqual([code]);
    expect(await list({ state: 'UNIDENTIFIED' })).toEqual([]);
    expect(await eventsOf('parcel-changed.v1')).toMatchObject([{ code, ownerId: 'ann', what: ['assigned'] }]);
    // A click that came twice changes nothing.
    expect((await post('owner', code, { version: 1, mailbox: number, because })).body.version).toBe(2);
  });

  test('to the wrong mailbox is undone: nothing of the first owner is left for the next one', async () => {
    await world.announce('ann', ups);
    const code = await received();
    await post('owner', code, { version: 1, because });
    expect((await show(code)).parcel).toMatchObject({
      state: 'UNIDENTIFIED',
      before: [{ ownerId: 'ann' }],
      declaration: { lines: [], invoice: { state: 'PENDING' } },
    });
    await post('owner', code, { version: 2, mailbox: world.mailboxes.ben.number, because });
    const { parcel, history } = await show(code);
    expect(parcel).toMatchObject({ ownerId: 'ben', before: [{ ownerId: 'ann' }] });
    expect(parcel.preAlert).toBeUndefined();
    expect(history.map(({ what }) => what).toSorted()).toEqual(['assigned', 'received', 'unassigned']);
    expect(await list({ mailbox: world.mailboxes.ann.number })).toEqual([]);
    expect((await eventsOf('parcel-changed.v1')).map(({ before }) => before)).toMatchObject([
      { state: 'IN_STORAGE', ownerId: 'ann' },
      { state: 'UNIDENTIFIED' },
    ]);
  });

  test('by two at once: the second is shown what the first has done', async () => {
    const code = await received();
    const to = (mailbox: string) => post('owner', code, { version: 1, mailbox, because });
    const answers = await Promise.all([to(world.mailboxes.ann.number), to(world.mailboxes.ben.number)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'PARCEL_CHANGED', details: { parcel: { version: 2 } } });
  });

  test('suggests whoever announced the number, and an exact mailbox number with another name', async () => {
    const { number } = world.mailboxes.ben;
    const code = await received({ label: { mailbox: number, name: 'Carl Thomas' } });
    await world.announce('ann', ups);
    const { body } = await world.ask('GET /api/desk/parcels/{code}/suggestions', {
      as: staff,
      params: { code },
    });
    expect(body.items).toMatchObject([
      { name: 'Ann Persaud', why: ['announced this number'] },
      { mailbox: number },
    ]);
  });
});

describe('holds', () => {
  const declaration = {
    lines: [{ description: 'Shoes', quantity: 1, unitValue: 3999 }],
    invoice: { state: 'PROVIDED' as const, file: newId(), at: saturday },
    dangers: [],
  };
  const mine = () => received({ mailbox: world.mailboxes.ann.number });

  test('follow from the parcel, and so do the lists of what waits', async () => {
    const code = await mine();
    expect(await kinds(code)).toEqual(['INVOICE_MISSING', 'VALUE_MISSING', 'DANGERS_UNANSWERED']);
    expect(await list({ hold: 'INVOICE_MISSING' })).toEqual([code]);
    await written(code, { declaration });
    expect(await kinds(code)).toEqual([]);
    expect(await list({ hold: 'INVOICE_MISSING' })).toEqual([]);
    expect(await waits(code)).toMatchObject([{ kind: 'PARCEL_INVOICE', about: { customer: ann.userId } }]);
  });

  test('of an invoice: sent back only with a reason, which its owner reads', async () => {
    const code = await mine();
    await written(code, { declaration });
    const reject = { version: 2, verdict: 'REJECTED' };
    expect((await post('invoice', code, reject)).body.code).toBe('REASON_NEEDED');
    await post('invoice', code, { ...reject, reason: 'Too dark.' });
    expect((await show(code)).holds).toMatchObject([{ kind: 'INVOICE_MISSING', note: 'Too dark.' }]);
    await post('invoice', code, { version: 3, verdict: 'VERIFIED' });
    expect(await kinds(code)).toEqual([]);
    expect((await eventsOf('parcel-changed.v1')).map(({ what }) => what)).toEqual([
      ['invoice-rejected'],
      ['invoice-verified'],
    ]);
  });

  test('of an invoice: put in at the desk as its owner sent it, once, by the rule of their own form', async () => {
    const { file } = ownersOf(world);
    const code = await mine();
    const sent = await file();
    expect((await post('invoice/given', code, { file: newId() })).body.code).toBe('FILE_NOT_FOUND');
    const ofAnother = await file({ subject: { kind: 'person', id: 'ben' } });
    expect((await post('invoice/given', code, { file: ofAnother })).body.code).toBe('FILE_NOT_FOUND');
    const [one, other] = await Promise.all([
      post('invoice/given', code, { file: sent }),
      post('invoice/given', code, { file: sent }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await kinds(code)).not.toContain('INVOICE_MISSING');
    expect(await tasks(code)).toContain('PARCEL_INVOICE');
    const { parcel, history } = await show(code);
    expect(parcel.declaration.invoice).toMatchObject({ state: 'PROVIDED', file: sent });
    expect(history.filter(({ what }) => what === 'declared')).toMatchObject([{ by: staff.userId }]);
    expect(await eventsOf('parcel-changed.v1')).toHaveLength(1);
    const another = await post('invoice/given', code, { file: await file() });
    expect([another.status, another.body.code]).toEqual([409, 'STEP_NOT_POSSIBLE']);
  });

  test('of goods: perfume is looked at, a power bank never flies', async () => {
    const code = await received({
      mailbox: world.mailboxes.ann.number,
      seen: [{ code: 'PERFUME', quantity: 2 }],
    });
    await written(code, { declaration });
    expect(await kinds(code)).toEqual(['DG_REVIEW']);
    expect(await tasks(code)).toContain('PARCEL_GOODS');
    await post('goods', code, { version: 2, verdict: 'MAY_FLY' });
    expect(await kinds(code)).toEqual([]);
    await world.ask('PUT /api/bench/parcels/{code}', {
      params: { code },
      body: { version: 3, seen: [{ code: 'POWER_BANK' }] },
    });
    expect(await kinds(code)).toEqual(['DISPOSE_OR_RETURN']);
  });

  test('that may not fly is disposed of with the yes of its owner, or by an admin', async () => {
    const code = await mine();
    const dispose = { version: 1, because: 'It leaks acid.' };
    expect((await post('dispose', code, dispose)).body.code).toBe('YES_NEEDED');
    const { body } = await post('dispose', code, dispose, admin);
    expect(body).toMatchObject({ state: 'DISPOSED', closedAt: saturday });
    expect(body.shelf).toBeUndefined();
    expect(await list({ closed: '2026-11' })).toEqual([code]);
    expect(await list({ shelf: 'B-04' })).toEqual([]);
  });
});

describe('what its owner has asked for', () => {
  test('photos are charged when they are taken, at the price that was agreed to', async () => {
    const code = await received({ mailbox: world.mailboxes.ann.number });
    await written(code, { photos: { price: 200, count: 3, askedAt: saturday } });
    expect(await tasks(code)).toContain('PARCEL_PHOTOS');
    const owners = ownersOf(world);
    const photo = (change: Parameters<typeof owners.file>[0] = {}) =>
      owners.file({ subject: { kind: 'parcel', id: code }, purpose: 'PARCEL_PHOTO', ...change });
    // What was there before its owner asked, and what did not pass our check, does not count.
    await Promise.all([
      photo(),
      photo(),
      photo({ askedAt: '2026-11-27T15:00:00.000Z' }),
      photo({ state: 'REFUSED' }),
    ]);
    expect((await post('photos', code, { version: 2 })).body).toMatchObject({
      code: 'STEP_NOT_POSSIBLE',
      message: 'Its owner pays for 3. Add 1 more photo first.',
    });
    await photo({ state: 'CHECKING' });
    await post('photos', code, { version: 2 });
    await post('photos', code, { version: 2 });
    expect(await eventsOf('parcel-changed.v1')).toMatchObject([
      { what: ['photos-done'], charge: 'EXTRA_PHOTOS', amount: 200 },
    ]);
  });

  test('a parcel that goes back is charged when the carrier has it', async () => {
    const code = await received({ mailbox: world.mailboxes.ann.number });
    const early = await post('handed-over', code, { version: 1 });
    expect(early.body.code).toBe('STEP_NOT_POSSIBLE');
    await written(code, { state: 'RETURNING', back: { fee: 500, askedAt: saturday } });
    expect(await tasks(code)).toEqual(['PARCEL_RETURN']);
    const receipt = newId();
    expect((await post('handed-over', code, { version: 2, receipt })).body.code).toBe('FILE_NOT_FOUND');
    expect((await post('handed-over', code, { version: 2 })).body.state).toBe('RETURNED');
    expect(await eventsOf('parcel-changed.v1')).toMatchObject([
      { what: ['returned'], charge: 'RETURN_TO_STORE', amount: 500 },
    ]);
    expect(await tasks(code)).toEqual([]);
  });
});

describe('lists', () => {
  test('come page by page, each parcel once', async () => {
    const codes: string[] = [];
    for (const at of ['15:00', '15:01', '15:02'])
      codes.push(
        await received({ scanned: `TBA12345678${at.replace(':', '')}`, at: `2026-11-28T${at}:00.000Z` }),
      );
    world.at('2026-11-28T15:05:00.000Z');
    expect((await list({ state: 'UNIDENTIFIED' })).length).toBe(3);
    const first = await world.ask('GET /api/desk/parcels', { query: { limit: '2' } });
    const next = await world.ask('GET /api/desk/parcels', {
      query: { limit: '2', cursor: String(first.body.next) },
    });
    const seen = [first, next].flatMap(({ body }) => (body.items as Parcel[]).map(({ code }) => code));
    expect(seen.toSorted()).toEqual(codes.toSorted());
    const two = await world.ask('GET /api/desk/parcels', { query: { shelf: 'B-04', closed: '2026-11' } });
    expect(two.body.code).toBe('ONE_QUESTION_ONLY');
  });

  test('take several filters together over what is here, page by page', async () => {
    const { number } = world.mailboxes.ann;
    const codes: string[] = [];
    for (const [place, shelf] of ['B-04', 'B-04', 'C-01', 'B-04'].entries())
      codes.push(
        await received({
          scanned: `TBA12345678150${place}`,
          mailbox: number,
          shelf,
          at: `2026-11-28T15:0${place}:00.000Z`,
        }),
      );
    await received({ scanned: 'TBA123456781509', shelf: 'B-04', at: '2026-11-28T15:09:00.000Z' });
    const [first = '', second = '', , fourth = ''] = codes;
    const asked = { shelf: 'B-04', mailbox: number, hold: 'INVOICE_MISSING', state: 'IN_STORAGE' };
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...asked, limit: '2', ...(cursor ? { cursor } : {}) };
      const { body } = await world.ask('GET /api/desk/parcels', { query });
      found.push(...(body.items as Parcel[]).map(({ code }) => code));
      cursor = body.next as string | undefined;
    } while (cursor !== undefined);
    expect(found).toEqual([first, second, fourth]);
    expect(await list({ shelf: 'B-04', mailbox: number })).toEqual(found.toReversed());
    expect(await list({ ...asked, hold: 'DG_REVIEW' })).toEqual([]);
    expect(await list({ mailbox: number, days: '1' })).toEqual([]);
    const closedAt = '2026-11-29T15:00:00.000Z';
    await written(fourth, { state: 'SHIPPED', closedAt });
    expect(await list(asked)).toEqual([first, second]);
    expect(await list({ closed: '2026-11', mailbox: number })).toEqual([fourth]);
    expect(await list({ closed: '2026-11', mailbox: '99999' })).toEqual([]);
  });

  test('find a parcel by any number on it, and one that has left by a whole number', async () => {
    const code = await received({ mailbox: world.mailboxes.ann.number });
    for (const search of [
      code,
      code.slice(4),
      ups,
      ups.slice(-8),
      ups.toLowerCase().slice(0, 8),
      '1Z 999 AA1 01 2345 6784',
    ])
      expect([search, await list({ search })]).toEqual([search, [code]]);
    expect(await list({ search: world.mailboxes.ann.number })).toEqual([code]);
    await post('dispose', code, { version: 1, because: 'It leaks acid.' }, admin);
    expect(await list({ search: ups.slice(-8) })).toEqual([]);
    expect(await list({ search: ups })).toEqual([code]);
  });

  test('find a parcel by the number of its order, whole, by its beginning and by its end', async () => {
    const numbers = ['114-1234567-7654321', 'BBY01-806012345678'];
    for (const [n, orderNumber] of numbers.entries()) {
      const tracking = [ups, otherUps][n] ?? ups;
      await world.announce('ann', tracking, { declaration: { ...samplePreAlert.declaration, orderNumber } });
      const code = await received({ scanned: tracking });
      for (const search of [
        orderNumber,
        orderNumber.toLowerCase(),
        orderNumber.slice(0, 8),
        orderNumber.slice(-6),
      ])
        expect([search, await list({ search })]).toEqual([search, [code]]);
    }
  });

  test('of a state have nothing but parcels in it, also of what has left, however little that is', async () => {
    const back = await received({ scanned: 'TBA123456780001', mailbox: world.mailboxes.ann.number });
    await written(back, { state: 'RETURNED', closedAt: saturday });
    for (const n of ['2', '3', '4']) {
      const code = await received({ scanned: `TBA12345678000${n}`, mailbox: world.mailboxes.ann.number });
      await written(code, { state: 'SHIPPED', closedAt: '2026-11-28T16:00:00.000Z' });
    }
    const query = { state: 'RETURNED', limit: '2' };
    const { body } = await world.ask('GET /api/desk/parcels', { query });
    expect(body).toMatchObject({ items: [{ code: back, state: 'RETURNED' }] });
    expect(body.next).toBeUndefined();
    expect((await list({ closed: '2026-11' })).length).toBe(4);
  });

  test('count what came today, what waits, and what carriers brought that nobody received, also since yesterday', async () => {
    world.at('2026-11-27T15:00:00.000Z');
    const tally = { id: newId(), carrier: 'UPS', counted: 3 };
    await world.ask('POST /api/bench/tallies', { body: tally });
    world.at(saturday);
    await received();
    await received({ scanned: otherUps, mailbox: world.mailboxes.ann.number });
    const { body } = await world.ask('GET /api/desk/parcels/counts');
    expect(body).toEqual({
      receivedToday: 2,
      unidentified: 1,
      waitingForInvoice: 1,
      backlog: 1,
      backlogSince: '2026-11-27T15:00:00.000Z',
    });
    const brief = await world.ask('GET /api/desk/parcels/counts', { query: { brief: 'yes' } });
    expect(brief.body).toEqual({ receivedToday: 2, unidentified: 1, waitingForInvoice: 1 });
  });

  test('are there again after they were built again', async () => {
    const code = await received({ mailbox: world.mailboxes.ann.number });
    const rebuild = wireRebuild(world.tables.env, testDependencies(world.tables.client()));
    expect(await rebuild(() => 60_000)).toEqual({ isDone: true, listed: 1 });
    expect(await list({ search: ups })).toEqual([code]);
  });
});

test('a note is written once for each id', async () => {
  const code = await received();
  const note = { id: newId(), note: 'The box is dented.' };
  await post('notes', code, note);
  await post('notes', code, note, admin);
  const notes = (await show(code)).history.filter(({ what }) => what === 'note');
  expect(notes).toMatchObject([{ by: staff.userId, text: 'The box is dented.' }]);
});

test('customers see nothing of the bench and the desk, and the warehouse may do both', async () => {
  const code = await received();
  const asked = { params: { code } };
  const ann = { userId: 'ann', roles: ['customer'] as const };
  for (const route of ['GET /api/desk/parcels/{code}', 'GET /api/bench/parcels/{code}'])
    expect([
      (await world.ask(route, { ...asked, as: ann })).status,
      (await world.ask(route, { ...asked, as: clerk })).status,
    ]).toEqual([403, 200]);
});

test('a mailbox with a parcel that is here cannot be closed, and one whose parcels have left can', async () => {
  const { number } = world.mailboxes.ann;
  const code = await received({ mailbox: number });
  const blocks = blocksOf(closingChecks(world.tables.client(), world.tables.env));
  expect(await blocks(number, ['ann'])).toEqual([
    { what: 'parcels', words: `Parcel ${code} is still here, on shelf B-04.` },
  ]);
  await post('dispose', code, { version: 1, because: 'It leaks acid.' }, admin);
  expect(await blocks(number, ['ann'])).toEqual([]);
});
