import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ArrivalOnFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { type ArrivalsWorld, all, inGuyana, inJamaica, startArrivalsWorld } from './arrivals.world.ts';
import { admin, papers as clerk, dock, friday, sender } from './shipments.world.ts';

type Who = typeof inGuyana | typeof inJamaica | typeof admin | typeof clerk | typeof dock | typeof sender;

let world: ArrivalsWorld;
let numbers: readonly string[];
beforeAll(async () => {
  world = await startArrivalsWorld();
  const flown: string[] = [];
  for (let place = 0; place < 4; place += 1) flown.push(await world.flown());
  numbers = flown;
  await world.fly('2026-11-27', '2026-11-24', {
    recorded: 'DEPARTED',
    mawb: '106-12345675',
    flightNumber: 'BW527',
    manifest: { version: 2, at: '2026-11-24T22:00:00.000Z' },
    happened: [
      {
        state: 'DEPARTED',
        at: '2026-11-27T23:00:00.000Z',
        by: 'desk-1',
        recordedAt: '2026-11-27T23:05:00.000Z',
      },
    ],
    shipments: 4,
  });
  world.at('2026-11-28T15:00:00.000Z');
});
afterAll(() => world.stop());

const show = (as: Who = inGuyana, id: string = friday) =>
  world.ask('GET /api/arriving-flights/{id}', { as, params: { id } });
const checkIn = (
  shipments: readonly { number: string; here: readonly number[]; missing?: readonly number[] }[],
  as: Who = inGuyana,
  id: string = friday,
) =>
  world.ask('POST /api/arriving-flights/{id}/check-in', {
    as,
    params: { id },
    body: { shipments: shipments.map(({ missing = [], ...one }) => ({ ...one, missing })) },
  });
const codesOf = async (number: string): Promise<readonly string[]> =>
  ((await world.arrival(number)).body.events as { code: string; pieces: number[] }[])
    .map(({ code, pieces }) => `${code} ${pieces.join()}`)
    .filter((text) => /^(ARR|RCF|DIS_)/.test(text));
const without = ({ status, body }: Awaited<ReturnType<typeof show>>) => ({
  status,
  body: { ...body, correlationId: '' },
});
const statesOf = (arrivals: unknown, number: string) =>
  (arrivals as ArrivalOnFlight[]).find((one) => one.number === number)?.pieces.map(({ state }) => state);

describe('a flight at its destination', () => {
  test('shows the number that customs ask for, when it left, and who receives what, without a price', async () => {
    const { status, body } = await show();
    expect(status).toBe(200);
    expect(body.flight).toMatchObject({
      id: friday,
      mawb: '106-12345675',
      flightNumber: 'BW527',
      leftAt: '2026-11-27T23:00:00.000Z',
      manifests: 2,
    });
    expect((body.arrivals as ArrivalOnFlight[]).map(({ number }) => number).toSorted()).toEqual(
      numbers.toSorted(),
    );
    expect(body.arrivals).toContainEqual(
      expect.objectContaining({
        consigneeName: expect.any(String),
        consigneePhone: expect.stringMatching(/^\+592/),
      }),
    );
    for (const hidden of ['promise', 'capacity', 'free', '"by"'])
      expect(JSON.stringify(body)).not.toContain(hidden);
  });

  test('is not there for another country, before it has left, or for anybody without the right', async () => {
    const nothing = without(await show(inGuyana, 'GY-2031-01-03'));
    expect(nothing.status).toBe(404);
    expect(without(await show(inJamaica))).toEqual(nothing);
    expect(without(await show(inGuyana, 'GY-2026-12-04'))).toEqual(nothing);
    const counted = [{ number: numbers[0] ?? '', here: all }];
    expect(without(await checkIn(counted, inJamaica))).toEqual(nothing);
    expect(without(await checkIn(counted, inGuyana, 'GY-2026-12-04'))).toEqual(nothing);
    for (const as of [dock, sender]) {
      expect((await show(as)).status).toBe(403);
      expect((await checkIn(counted, as)).status).toBe(403);
    }
    for (const as of [admin, clerk]) expect((await show(as)).status).toBe(200);
  });

  test('finds a receiver by name, phone and waybill among what has left for the country', async () => {
    const { body } = await world.arrival(numbers[0] ?? '');
    const { consignee, hawb } = body.arrival as { consignee: { name: string; phone: string }; hawb: string };
    for (const search of [consignee.name.slice(0, 4), consignee.phone.slice(-4), hawb]) {
      const found = (await world.arrivals('GY', inGuyana, search)).body.items as { number: string }[];
      expect(
        found.map(({ number }) => number),
        search,
      ).toContain(numbers[0]);
      expect((await world.arrivals('JM', inJamaica, search)).body.items).toEqual([]);
    }
    const whole = (as: Who, to: string, number: string) => world.arrivals(to, as as typeof inGuyana, number);
    expect((await whole(inGuyana, 'GY', numbers[1] ?? '')).body.items).toMatchObject([
      { number: numbers[1] },
    ]);
    expect((await whole(inJamaica, 'JM', numbers[1] ?? '')).body.items).toEqual([]);
    expect((await whole(inGuyana, 'JM', numbers[1] ?? '')).status).toBe(404);
  });
});

describe('checking a flight in', () => {
  test('is one act: what is here is landed and checked in, what is missing is named, and the same again is nothing new', async () => {
    const [first = '', second = ''] = numbers;
    const counted = [
      { number: first, here: all },
      { number: second, here: [1, 3], missing: [2] },
    ];
    const { status, body } = await checkIn(counted);
    expect([status, body.notDone]).toEqual([200, []]);
    expect(statesOf(body.arrivals, first)).toEqual(all.map(() => 'CHECKED_IN_DEST'));
    expect(statesOf(body.arrivals, second)).toEqual(['CHECKED_IN_DEST', 'DEPARTED', 'CHECKED_IN_DEST']);
    const known = [await codesOf(first), await codesOf(second)];
    expect(known.map((codes) => codes.toSorted())).toEqual([
      ['ARR 1,2,3', 'RCF 1,2,3'],
      ['ARR 1,3', 'DIS_MSCA 2', 'RCF 1,3'],
    ]);
    expect((await checkIn(counted)).body).toEqual({ ...body, arrivals: expect.any(Array) });
    expect([await codesOf(first), await codesOf(second)]).toEqual(known);
    // Found in a corner of the shed.
    await checkIn([{ number: second, here: [2] }]);
    expect(await codesOf(second)).toEqual(expect.arrayContaining(['DIS_FDCA 2', 'ARR 2', 'RCF 2']));
  });

  test('by two agents at once, and by one who sends it again and again, checks each piece in once', async () => {
    const [, , third = ''] = numbers;
    const other = { userId: 'agent-3', roles: ['agent-GY'] as const };
    const answers = await Promise.all([
      checkIn([{ number: third, here: all }]),
      checkIn([{ number: third, here: all }], other as unknown as Who),
      checkIn([{ number: third, here: [1] }]),
      checkIn([{ number: third, here: [2, 3] }], other as unknown as Who),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await checkIn([{ number: third, here: all }]);
    const codes = await codesOf(third);
    for (const code of ['ARR', 'RCF'])
      expect(
        codes
          .filter((one) => one.startsWith(code))
          .flatMap((one) => one.slice(4).split(','))
          .toSorted(),
      ).toEqual(['1', '2', '3']);
  });

  test('goes on with the others when one shipment is not of this flight, and tells nothing of it', async () => {
    const [, , , fourth = ''] = numbers;
    const { number: booked } = await world.booked({}, sender, 'GY-2026-12-04');
    const { status, body } = await checkIn([
      { number: booked, here: all },
      { number: trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES)), here: all },
      { number: fourth, here: [1] },
    ]);
    expect(status).toBe(200);
    const [one, two] = body.notDone as { why: string }[];
    expect(one?.why).toBe(two?.why);
    expect(statesOf(body.arrivals, fourth)).toEqual(['CHECKED_IN_DEST', 'DEPARTED', 'DEPARTED']);
    // A piece that the airline left behind is the dock's.
    await world.scan(fourth, 'DIS_OFLD', [2]);
    const shown = (await show()).body.arrivals as ArrivalOnFlight[];
    expect(shown.find(({ number }) => number === fourth)?.pieces.map(({ n }) => n)).toEqual([1, 3]);
    await checkIn([{ number: fourth, here: [2], missing: [2] }]);
    expect(await codesOf(fourth)).not.toContainEqual(expect.stringMatching(/^(RCF|DIS_MSCA) .*2/));
    // Lines of one shipment at once, as a bad device sends them.
    const twice = await checkIn([
      { number: fourth, here: [3] },
      { number: fourth, here: [3] },
    ]);
    expect(twice.status).toBe(200);
    expect((await checkIn([])).status).toBe(400);
    expect((await checkIn(Array.from({ length: 26 }, () => ({ number: fourth, here: [1] })))).status).toBe(
      400,
    );
  });
});
