import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import { shipmentAccess } from '#lambdas/shipments/index.ts';
import { type ArrivalsWorld, all, inGuyana, inJamaica, startArrivalsWorld } from './arrivals.world.ts';
import { admin, papers as clerk, desk, dock, sender } from './shipments.world.ts';

let world: ArrivalsWorld;
beforeAll(async () => {
  world = await startArrivalsWorld();
});
afterAll(() => world.stop());

const entry = { state: 'UNDER_REVIEW', form: 'C73', lines: [] };
const versionOf = async (number: string): Promise<number> =>
  ((await world.arrival(number)).body.arrival as { version: number }).version;
const numbersIn = (body: Record<string, unknown>) =>
  (body.items as { number: string }[]).map(({ number }) => number);

describe('an agent', () => {
  test('sees what has left for their country until it is handed over, and nothing of another country', async () => {
    const booked = (await world.booked()).number;
    const number = await world.flown();
    expect(numbersIn((await world.arrivals('GY')).body)).toContain(number);
    expect(numbersIn((await world.arrivals('GY')).body)).not.toContain(booked);
    expect((await world.arrivals('GY', inJamaica)).status).toBe(404);
    expect((await world.arrivals('JM', inJamaica)).body.items).toEqual([]);
    for (const [one, as] of [
      [booked, inGuyana],
      [number, inJamaica],
    ] as const) {
      expect((await world.arrival(one, undefined, as)).status).toBe(404);
      const event = { eventId: newId(), code: 'ARR', pieces: all };
      expect((await world.recordArrival(one, event, as)).status).toBe(404);
      expect((await world.saveCustoms(one, { version: 1, entry }, as)).status).toBe(404);
      expect((await world.collect(one, '000000', {}, as)).status).toBe(404);
      expect((await world.look(one, newId(), as)).status).toBe(404);
    }
  });

  test('has no price, no e-mail or phone of the sender, and may call nothing of the desk', async () => {
    const number = await world.flown();
    const seen = JSON.stringify((await world.arrival(number)).body);
    expect(seen).toContain('Sample Sender');
    for (const hidden of ['promise', '"total"', 'rateCardVersion', 'ownerId', '"shipper"'])
      expect(seen).not.toContain(hidden);
    const refused = await world.recordArrival(number, { eventId: newId(), code: 'NFD', pieces: all });
    expect(refused.body).toMatchObject({ code: 'STEP_NOT_POSSIBLE', details: { pieces: all } });
    expect(JSON.stringify(refused.body)).not.toContain('promise');
    for (const answer of [
      await world.deskShow(number, undefined, inGuyana),
      await world.scan(number, 'ARR', all, {}, inGuyana),
      await world.list({}, inGuyana),
      await world.deskGiveCode(number, { version: 0 }, inGuyana),
    ])
      expect(answer.status).toBe(403);
    // A code that an agent could give would prove nothing.
    expect((await world.giveCode(number, { version: 0 }, inGuyana)).status).toBe(404);
  });

  test('records arrival up to ready for pickup, once for each id, and no step of the dock or of the handover', async () => {
    const number = await world.flown();
    const event = { eventId: newId(), code: 'ARR', pieces: all };
    const first = await world.recordArrival(number, event);
    expect(first.body.arrival).toMatchObject({ state: 'ARRIVED' });
    expect((await world.recordArrival(number, event)).body).toEqual(first.body);
    for (const code of ['RCF', 'CRC', 'CCD', 'NFD'])
      expect((await world.recordArrival(number, { eventId: newId(), code, pieces: all })).status).toBe(200);
    for (const code of ['DLV', 'DDL', 'DEP', 'MAN', 'FOH'])
      expect((await world.recordArrival(number, { eventId: newId(), code, pieces: all })).status).toBe(400);
  });
});

test('agents read and add the papers of what has left for their country, and of nothing else', async () => {
  const access = shipmentAccess(world.tables.client(), world.tables.shipments);
  const number = await world.flown();
  const { number: booked } = await world.booked();
  expect(await access(number, inGuyana)).toBe('manage');
  expect(await access(number, inJamaica)).toBeUndefined();
  expect(await access(booked, inGuyana)).toBeUndefined();
});

test('an agent records nothing of a piece that was left behind', async () => {
  const number = await world.flown();
  await world.scan(number, 'DIS_OFLD', [2]);
  const missing = { eventId: newId(), code: 'DIS_MSCA', pieces: [1, 2] };
  expect((await world.recordArrival(number, missing)).body).toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
    details: { pieces: [2] },
  });
  expect((await world.recordArrival(number, { ...missing, pieces: [1] })).status).toBe(200);
});

describe('people of our own', () => {
  test('who have the right see every country; the dock, senders and strangers see none', async () => {
    for (const as of [desk, clerk, admin]) expect((await world.arrivals('JM', as)).status).toBe(200);
    for (const as of [dock, sender]) expect((await world.arrivals('GY', as)).status).toBe(403);
  });
});

describe('a customs entry', () => {
  test('goes from review to released with its duty and who paid; history and event have states and sums only', async () => {
    const number = await world.flown();
    const reference = 'ENTRY-77';
    const save = async (change: object) =>
      world.saveCustoms(number, {
        version: await versionOf(number),
        entry: { ...entry, reference, ...change },
      });
    expect((await save({ state: 'RELEASED' })).body.code).toBe('CUSTOMS_STEP_NOT_POSSIBLE');
    expect((await save({})).body.arrival).toMatchObject({
      customs: { state: 'UNDER_REVIEW', by: 'agent-1' },
    });
    const lines = [{ kind: 'DUTY', text: 'Import duty', amount: 2900 }];
    expect((await save({ state: 'RELEASED', lines })).body.code).toBe('CUSTOMS_INCOMPLETE');
    expect((await save({ state: 'RELEASED', lines, paidBy: 'RECEIVER' })).body.arrival).toMatchObject({
      customs: { state: 'RELEASED', paidBy: 'RECEIVER' },
    });
    expect((await save({ state: 'UNDER_REVIEW' })).body.code).toBe('CUSTOMS_STEP_NOT_POSSIBLE');
    const { body } = await world.deskShow(number);
    expect(body.history).toContainEqual(
      expect.objectContaining({
        what: 'customs',
        by: 'agent-1',
        changes: [
          { field: 'customs', before: 'UNDER_REVIEW', after: 'RELEASED' },
          { field: 'duty', before: '0', after: '2900' },
        ],
      }),
    );
    expect(JSON.stringify(await world.events())).not.toContain(reference);
    expect((await world.show(number)).body.shipment).toMatchObject({
      customs: { lines, paidBy: 'RECEIVER' },
    });
  });

  test('that is held holds the goods, and the sender reads why; the release clears it', async () => {
    const number = await world.flown();
    const reason = 'Customs want to see the boxes.';
    const save = async (change: object) =>
      world.saveCustoms(number, { version: await versionOf(number), entry: { ...entry, ...change } });
    await save({});
    expect((await save({ state: 'HELD', reason })).body.arrival).toMatchObject({
      holds: [{ kind: 'CUSTOMS_EXAM', note: reason }],
    });
    for (const code of ['ARR', 'RCF', 'CRC'])
      await world.recordArrival(number, { eventId: newId(), code, pieces: all });
    const release = () => world.recordArrival(number, { eventId: newId(), code: 'CCD', pieces: all });
    expect((await release()).body.code).toBe('BLOCKED');
    expect((await world.scan(number, 'CCD', all)).body.code).toBe('BLOCKED');
    expect((await save({ state: 'RELEASED' })).body.arrival).toMatchObject({ holds: [] });
    expect((await release()).status).toBe(200);
  });

  test('saved twice is saved once, and one that somebody else has changed is refused with how it is', async () => {
    const number = await world.flown();
    const version = await versionOf(number);
    const first = await world.saveCustoms(number, { version, entry });
    expect((await world.saveCustoms(number, { version, entry })).body).toEqual(first.body);
    const late = await world.saveCustoms(number, { version, entry: { ...entry, form: 'C72' } });
    expect(late.body).toMatchObject({ code: 'ARRIVAL_CHANGED', details: { arrival: { customs: entry } } });
    expect(JSON.stringify(late.body)).not.toContain('promise');
  });
});
