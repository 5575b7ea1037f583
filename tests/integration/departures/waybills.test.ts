import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstStock, serialOf } from '#domain/departures/waybills/waybill.ts';
import { wire } from '#lambdas/departures/http.ts';
import { houseWaybills } from '#lambdas/departures/index.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { call, testDependencies } from '../../support/call.ts';
import { aFlight, storeFlights } from '../../support/flights.ts';
import { startingWith, startTables, type Tables } from '../../support/tables.ts';

let tables: Tables;
let waybills: ReturnType<typeof houseWaybills>;
beforeEach(async () => {
  tables = await startTables();
  waybills = houseWaybills(tables.client(), tables.departures, testDependencies(tables.client()));
});
afterEach(() => tables.stopAsKept());

/** What staff are told when few numbers are left. */
const events = async () =>
  startingWith(await tables.all(tables.departures), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)))
    .filter(({ type }) => type === 'waybill-stock-low.v1');

test('numbers are never given out twice, also to those who ask at the same time', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => waybills.take('request-1')));
  expect(new Set(numbers).size).toBe(30);
  expect(numbers.map((number) => serialOf(String(number))).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  expect(numbers).toContain('SKB-00000081');
});

test('a number belongs to one shipment', async () => {
  const number = String(await waybills.take('request-1'));
  const use = (shipment: string) =>
    transact(tables.client(), { used: waybills.used(number, shipment, '2026-11-25T15:00:00.000Z') });
  expect(await use('7K3M9Q2X4TC')).toBeUndefined();
  expect(await use('0000000000A')).toBe('used');
  expect(() => waybills.used('SKB-00000019', '7K3M9Q2X4TC', '')).toThrow('no house air waybill number');
});

test('staff are told once that few are left, and an empty stock gives none', async () => {
  const { last, lowMark } = firstStock;
  const client = tables.client();
  await waybills.take('request-1');
  await client.send(
    new UpdateCommand({
      TableName: tables.departures,
      Key: { pk: 'WAYBILLS', sk: 'STOCK' },
      UpdateExpression: 'SET #next = :next',
      ExpressionAttributeNames: { '#next': 'next' },
      ExpressionAttributeValues: { ':next': last - lowMark },
    }),
  );
  await waybills.take('request-1');
  expect(await events()).toMatchObject([{ type: 'waybill-stock-low.v1', data: { left: lowMark, lowMark } }]);
  await waybills.take('request-1');
  expect(await events()).toHaveLength(1);
  await client.send(
    new UpdateCommand({
      TableName: tables.departures,
      Key: { pk: 'WAYBILLS', sk: 'STOCK' },
      UpdateExpression: 'SET #next = :next',
      ExpressionAttributeNames: { '#next': 'next' },
      ExpressionAttributeValues: { ':next': last },
    }),
  );
  expect(await waybills.take('request-1')).toBe('SKB-00020005');
  expect(await waybills.take('request-1')).toBeUndefined();
});

describe('the stock', () => {
  const ask = (route: string, asked: object) =>
    call(wire(tables.env, testDependencies(tables.client())), route, {
      as: { userId: 'clerk-1', roles: ['documents'] },
      ...asked,
    });
  const change = (version: number, add: number, more: object = {}) =>
    ask('POST /api/waybills/stock', { body: { version, add, prefix: 'SKB', lowMark: 200, ...more } });

  test('is filled up while numbers are taken, with who did it', async () => {
    await waybills.take('request-1');
    expect(await change(0, 1000)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await change(0, 1000)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await change(0, 500)).toMatchObject({ status: 409, body: { code: 'STOCK_CHANGED' } });
    expect((await ask('GET /api/waybills/stock', {})).body).toMatchObject({
      next: 2,
      last: 3000,
      left: 2999,
      history: [{ by: 'clerk-1', add: 1000, version: 1 }],
    });
  });

  test('goes on with the next serial under another prefix', async () => {
    await waybills.take('request-1');
    await change(0, 0, { prefix: 'NJX' });
    expect(await waybills.take('request-1')).toBe('NJX-00000022');
  });

  test('cannot have serials of eight digits', async () => {
    for (let version = 0; version < 99; version += 1) await change(version, 100_000);
    expect(await change(99, 100_000)).toMatchObject({ status: 422, body: { code: 'STOCK_FULL' } });
  });

  test('that was low is low again only after it was filled up', async () => {
    await change(0, 0, { lowMark: 1999 });
    await waybills.take('request-1');
    expect(await events()).toHaveLength(1);
    await change(1, 10, { lowMark: 2005 });
    await waybills.take('request-1');
    expect(await events()).toHaveLength(1);
    await change(2, 10, { lowMark: 2000 });
    for (let taken = 0; taken < 20; taken += 1) await waybills.take('request-1');
    expect(await events()).toHaveLength(2);
  });

  test('lists the numbers that no shipment has', async () => {
    const taken = [];
    for (let count = 0; count < 5; count += 1) taken.push(String(await waybills.take('request-1')));
    for (const number of [taken[1], taken[3]])
      await transact(tables.client(), { used: waybills.used(String(number), '7K3M9Q2X4TC', '2026-11-25') });
    expect((await ask('GET /api/waybills/gaps', {})).body).toEqual({
      numbers: ['SKB-00000055', 'SKB-00000033', 'SKB-00000011'],
      checked: 5,
    });
  });
});

describe('the air waybill numbers of the airlines', () => {
  const clerk = { userId: 'clerk-1', roles: ['documents'] as const };
  const ask = (route: string, asked: object) =>
    call(wire(tables.env, testDependencies(tables.client())), route, { as: clerk, ...asked });
  const add = (version: number, first = '106-12345675', count = 2, lowMark = 0) =>
    ask('POST /api/waybills/master', { body: { version, lowMark, block: { first, count } } });
  const take = (id: string, version = 1, prefix = '106') =>
    ask('POST /api/desk/departures/{id}/mawb', { params: { id }, body: { version, prefix } });
  const shown = async () => (await ask('GET /api/waybills/master', {})).body;
  const caribbean = { carrier: 'Caribbean Airlines', flightNumber: 'BW 525' } as const;
  const flights = ['GY-2026-11-27', 'GY-2026-12-04', 'GY-2026-12-11'] as const;

  beforeEach(async () => {
    for (const id of flights)
      await storeFlights(tables, aFlight({ id, usualDay: id.slice(3), ...caribbean }));
  });

  test('are given to flights in order, each to one, also when two ask at the same time', async () => {
    expect((await add(0)).body).toEqual({ version: 1 });
    const answers = await Promise.all(flights.slice(0, 2).map((id) => take(id)));
    expect(answers.map(({ body }) => body.mawb).toSorted()).toEqual(['106-12345675', '106-12345686']);
    expect(await take(flights[2])).toMatchObject({ status: 409, body: { code: 'NO_NUMBER_LEFT' } });
    expect(await shown()).toMatchObject({ left: 0, airlines: [] });
  });

  test('stay with their flight: who asks again gets the same one', async () => {
    await add(0);
    const first = await take(flights[0]);
    expect((await take(flights[0])).body).toEqual(first.body);
    expect((await shown()).left).toBe(1);
    const history = (await ask('GET /api/desk/departures/{id}', { params: { id: flights[0] } })).body.history;
    expect(history).toMatchObject([{ what: 'waybill', by: 'clerk-1', version: 2 }]);
  });

  test('are asked for on the version that the person saw', async () => {
    await add(0);
    expect(await take(flights[0], 7)).toMatchObject({ status: 409, body: { code: 'FLIGHT_CHANGED' } });
  });

  test('are added once by one click, and never twice', async () => {
    expect([(await add(0)).body, (await add(0)).body]).toEqual([{ version: 1 }, { version: 1 }]);
    expect(await add(0, '001-00000011')).toMatchObject({ status: 409, body: { code: 'STOCK_CHANGED' } });
    expect(await add(1)).toMatchObject({ status: 409, body: { code: 'NUMBERS_KNOWN' } });
    expect(await add(1, '106-12345674')).toMatchObject({ status: 400 });
    expect(await shown()).toMatchObject({
      left: 2,
      airlines: [{ prefix: '106', left: 2, next: '106-12345675' }],
      history: [{ first: '106-12345675', last: '106-12345686', by: 'clerk-1' }],
    });
  });

  test('are of the airline that flies: another one is refused in words, and so is one that is not named yet', async () => {
    await add(0);
    await storeFlights(tables, aFlight({ id: flights[0], usualDay: '2026-11-27' }));
    expect(await take(flights[0])).toMatchObject({
      status: 409,
      body: {
        code: 'AIRLINE_MISSING',
        message: 'Set the airline and the flight number first, then take a number of that airline.',
      },
    });
    await storeFlights(
      tables,
      aFlight({ id: flights[1], usualDay: '2026-12-04', ...caribbean, flightNumber: 'AA 1201' }),
    );
    const { status, body } = await take(flights[1]);
    expect([status, body.code]).toEqual([409, 'OTHER_AIRLINE']);
    expect(body.message).toContain('Numbers that begin with 106 are of Caribbean Airlines (BW).');
    expect(await shown()).toMatchObject({ left: 2 });
  });

  test('of an airline that we do not know come with its two letters, and then are its own', async () => {
    expect(await add(0, '999-00000011')).toMatchObject({ status: 422, body: { code: 'AIRLINE_UNKNOWN' } });
    const block = { first: '999-00000011', count: 2, airline: 'YY' };
    const body = { version: 0, lowMark: 0, block };
    expect((await ask('POST /api/waybills/master', { body })).body).toEqual({ version: 1 });
    expect(await shown()).toMatchObject({ airlines: [{ prefix: '999', code: 'YY', name: 'YY' }] });
    expect(await take(flights[0], 1, '999')).toMatchObject({ status: 409, body: { code: 'OTHER_AIRLINE' } });
    await storeFlights(
      tables,
      aFlight({ id: flights[1], usualDay: '2026-12-04', carrier: 'Why Air', flightNumber: 'YY 12' }),
    );
    expect((await take(flights[1], 1, '999')).body.mawb).toBe('999-00000011');
    const wrong = { ...block, first: '106-12345675', airline: 'YY' };
    expect(
      await ask('POST /api/waybills/master', { body: { version: 2, lowMark: 0, block: wrong } }),
    ).toMatchObject({ status: 422, body: { code: 'OTHER_AIRLINE' } });
  });

  test('are given up by a flight that another airline flies instead', async () => {
    await add(0);
    const { body: flight } = await take(flights[0]);
    const name = (flightNumber: string, version: unknown) =>
      ask('PUT /api/desk/departures/{id}/airline', {
        params: { id: flights[0] },
        body: { version, airline: { carrier: 'An airline', flightNumber, departureTime: '21:30' } },
      });
    const same = await name('BW 527', flight.version);
    expect(same.body).toMatchObject({ mawb: '106-12345675', flightNumber: 'BW 527', departureTime: '21:30' });
    const other = await name('AA 1201', same.body.version);
    expect(other).toMatchObject({ status: 200, body: { flightNumber: 'AA 1201' } });
    expect(other.body).not.toHaveProperty('mawb');
    const { history } = (await ask('GET /api/desk/departures/{id}', { params: { id: flights[0] } })).body as {
      history: { what: string; changes: object[] }[];
    };
    expect(history[0]).toMatchObject({ what: 'named' });
    expect(history[0]?.changes).toContainEqual({ field: 'mawb', before: '106-12345675' });
    // Nobody else gets the number that was given up: it may be on papers.
    expect((await take(flights[1])).body.mawb).toBe('106-12345686');
  });

  test('that are few are told once', async () => {
    await add(0, '106-12345675', 3, 2);
    for (const id of flights) await take(id);
    expect(await events()).toMatchObject([
      { subject: 'master', data: { prefix: 'all', left: 2, lowMark: 2 } },
    ]);
  });

  test('are given by the clerk for papers, and by nobody who only reads', async () => {
    await add(0);
    const body = { version: 1, prefix: '106' };
    const as = { userId: 'desk-1', roles: ['staff'] as const };
    const params = { id: flights[0] };
    expect((await ask('POST /api/desk/departures/{id}/mawb', { as, params, body })).status).toBe(403);
    expect((await ask('GET /api/waybills/master', { as: { userId: 'c', roles: ['customer'] } })).status).toBe(
      403,
    );
  });
});
