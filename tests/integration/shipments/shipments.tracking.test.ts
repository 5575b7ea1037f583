import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrackingReply } from '#domain/shipments/tracking/reply.ts';
import { papers, type ShipmentsWorld, sender, startShipmentsWorld, stranger } from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

const track = (number: string, asked: object = {}) =>
  world.ask('GET /api/tracking/{number}', { ...asked, params: { number } });
const nextFriday = 'GY-2026-12-04';

test('anyone follows a booked shipment, in any spelling of its number, and everybody reads the same', async () => {
  const { number } = await world.booked();
  await world.scan(number, 'FOH', [1, 2, 3], { place: '12 Sample Street' });
  const anyone = await track(number);
  const reply = anyone.body as unknown as TrackingReply;
  expect(anyone.status).toBe(200);
  expect(reply).toMatchObject({ number, to: 'GY', status: 'At our Kearny facility', isDone: false });
  for (const other of [
    await track(number.toLowerCase().replaceAll('-', ' ')),
    await track(number, { as: sender }),
    await track(number, { as: stranger }),
  ])
    expect(other.body).toEqual(anyone.body);
  expect(JSON.stringify(reply)).not.toMatch(/Marva|Sample|600-1234|Rice/);
});

test('the sender reads on their own page what everybody reads, and as it is now', async () => {
  const { number } = await world.booked();
  await world.scan(number, 'FOH', [1, 2, 3]);
  const own = await world.ask('GET /api/shipments/{number}', { as: sender, params: { number } });
  expect((own.body as { where?: unknown }).where).toEqual((await track(number)).body);
  const draft = await world.make();
  const unbooked = await world.ask('GET /api/shipments/{number}', {
    as: sender,
    params: { number: draft.number },
  });
  expect(unbooked.status).toBe(200);
  expect(unbooked.body).not.toHaveProperty('where');
});

test('another flight is told, without the note of staff', async () => {
  const { number, version } = await world.booked();
  const before = (await track(number)).body as unknown as TrackingReply;
  await world.move(number, { version, departureId: nextFriday, note: 'The sender asked for it.' }, papers);
  const after = (await track(number)).body as unknown as TrackingReply;
  expect(before.arrival?.why).toBeUndefined();
  expect(after.arrival?.why).toBe(
    'It was first booked for Friday, November 27 and now flies on Friday, December 4.',
  );
  expect(JSON.stringify(after)).not.toContain('The sender asked');
});

test('what was never booked, and a number that is nobody’s, are not found; a mistyped one is refused', async () => {
  const { number } = await world.make();
  expect((await track(number)).status).toBe(404);
  expect(await track('00000-00000-F')).toMatchObject({ status: 404, body: { code: 'SHIPMENT_NOT_FOUND' } });
  expect(await track('00000-00000-G')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
});
