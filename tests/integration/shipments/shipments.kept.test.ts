import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleConsignee } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import {
  friday,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
  stranger,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

const drafts = async (as: typeof sender | typeof stranger = sender) =>
  (await world.ask('GET /api/shipment-drafts', { as })).body.drafts as { id: string; data: object }[];
const save = (id: string, data: object, timestamp: number, as: typeof sender | typeof stranger = sender) =>
  world.ask('PUT /api/shipment-drafts/{id}', {
    as,
    params: { id },
    body: { data, timestamp, version: 1 },
  });
const start = Date.parse('2026-11-13T14:00:00.000Z');

test('a draft is kept with the account, and what another device saved later is not overwritten', async () => {
  expect((await save('one', { to: 'GY' }, start)).status).toBe(200);
  expect((await save('one', { to: 'JM' }, start + 1)).status).toBe(200);
  expect((await save('one', { to: 'JM' }, start + 1)).status).toBe(200);
  expect(await save('one', { to: 'TT' }, start)).toMatchObject({
    status: 409,
    body: { code: 'DRAFT_IS_NEWER', details: { draft: { data: { to: 'JM' } } } },
  });
  expect((await drafts()).map(({ id, data }) => [id, data])).toEqual([['one', { to: 'JM' }]]);
  expect(await drafts(stranger)).toEqual([]);
});

test('a draft has whatever was typed, numbers beyond those of the table as well, and one of the former shape opens', async () => {
  const typed = { to: 1e308, many: 2 ** 53, small: 1e-200, list: [[[{ a: null }]]] };
  expect((await save('odd', typed, start)).status).toBe(200);
  expect((await drafts()).find(({ id }) => id === 'odd')?.data).toEqual(typed);
  const former = { id: 'former', data: { to: 'GY', pieces: [{ lb: 12 }] }, timestamp: start, version: 1 };
  await world.put(world.tables.shipments, {
    pk: `KEPT#${sender.userId}`,
    sk: 'DRAFT#former',
    ...former,
    savedAt: new Date(start).toISOString(),
    expires_at: start / 1000 + 86_400,
  });
  expect((await drafts()).find(({ id }) => id === 'former')?.data).toEqual(former.data);
});

test('what was begun and not booked is on the first screen of its person alone, until it is dropped', async () => {
  const begun = async (as: typeof sender | typeof stranger = sender) =>
    (await world.ask('GET /api/shipments/open', { as })).body.begun;
  const price = { to: 'GY', goods: [{ kind: 'barrel', barrel: 'B55', quantity: '1', weight: '140' }] };
  const id = newId();
  await save(id, { price, total: 38_500 }, start + 60_000);
  expect(await begun()).toMatchObject({
    id,
    next: { title: 'You have not finished booking your $385.00 barrel to Guyana' },
  });
  expect(await begun(stranger)).toBeUndefined();
  await world.ask('DELETE /api/shipment-drafts/{id}', { as: sender, params: { id } });
  expect(await begun()).not.toMatchObject({ id });
});

test('a draft ends with the shipment that is booked of it, and a copy that comes later is refused', async () => {
  await save('typed', { to: 'GY' }, start);
  const { number, version, promise } = shipmentIn(await world.create());
  const book = {
    as: sender,
    params: { number },
    headers: { draft: 'typed' },
    body: { version, departureId: friday, total: promise.total },
  };
  await world.ask('POST /api/shipments/{number}/book', { ...book, body: { ...book.body, total: 1 } });
  expect((await drafts()).map(({ id }) => id)).toContain('typed');
  expect((await world.ask('POST /api/shipments/{number}/book', book)).status).toBe(200);
  expect((await drafts()).map(({ id }) => id)).not.toContain('typed');
  const { status, body } = await save('typed', { to: 'GY' }, start + 1);
  expect([status, body.message]).toEqual([
    409,
    'It was booked or deleted on another device or in another tab.',
  ]);
});

test('a clock that is ahead does not shut out the other devices', async () => {
  await save('ahead', { to: 'GY' }, start + 365 * 86_400_000);
  world.later(60_000);
  expect((await save('ahead', { to: 'BB' }, start + 365 * 86_400_000)).status).toBe(200);
});

test('a dropped draft is gone, and can be saved again', async () => {
  await save('two', { to: 'GY' }, start);
  const drop = () => world.ask('DELETE /api/shipment-drafts/{id}', { as: sender, params: { id: 'two' } });
  expect([(await drop()).status, (await drop()).status]).toEqual([200, 200]);
  expect((await drafts()).map(({ id }) => id)).not.toContain('two');
  expect((await save('two', { to: 'SR' }, start)).status).toBe(200);
  expect((await drafts()).map(({ id }) => id)).toContain('two');
});

test('a draft is limited in size and forgotten after thirty days', async () => {
  expect((await save('large', { text: 'x'.repeat(33_000) }, start)).status).toBe(400);
  world.later(31 * 86_400_000);
  expect(await drafts()).toEqual([]);
});

test('a receiver is added once for each id, changed on the version that was seen, and only by the owner of the book', async () => {
  const id = newId();
  const add = (consignee: object) =>
    world.ask('POST /api/consignees', { as: sender, body: { id, consignee } });
  const change = (version: number, consignee: object, as: typeof sender | typeof stranger = sender) =>
    world.ask('PUT /api/consignees/{id}', { as, params: { id }, body: { version, consignee } });
  const book = async (as: typeof sender | typeof stranger = sender) =>
    (await world.ask('GET /api/consignees', { as })).body.consignees;
  const moved = { ...sampleConsignee, city: 'Linden' };
  expect((await add(sampleConsignee)).body).toEqual((await add(sampleConsignee)).body);
  expect((await add(moved)).body.code).toBe('CONSIGNEE_EXISTS');
  expect((await change(1, moved, stranger)).body.code).toBe('CONSIGNEE_NOT_FOUND');
  expect((await change(1, moved)).body).toEqual((await change(1, moved)).body);
  expect(await change(1, sampleConsignee)).toMatchObject({
    body: { code: 'CONSIGNEE_CHANGED', details: { consignee: { version: 2 } } },
  });
  expect(await book()).toMatchObject([{ id, version: 2, consignee: { city: 'Linden' } }]);
  expect(await book(stranger)).toEqual([]);
  const drop = { as: sender, params: { id } };
  expect((await world.ask('DELETE /api/consignees/{id}', drop)).status).toBe(200);
  expect(await book()).toEqual([]);
});
