import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ToldShown } from '#domain/shipments/asking/told.ts';
import { sumsOf } from '#domain/shipments/desk/list-question.ts';
import { flightStages } from '#domain/shipments/flight-stages.ts';
import type { Shipment, ShipmentSummary } from '#domain/shipments/shipment.ts';
import { sampleConsignee } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { settingsReader } from '#lambdas/settings/index.ts';
import { shipmentAccess, toldOf } from '#lambdas/shipments/index.ts';
import { testDependencies } from '../../support/call.ts';
import {
  admin,
  desk,
  dock,
  friday,
  nextFriday,
  papers,
  type ShipmentsWorld,
  sender,
  shipmentIn,
  startShipmentsWorld,
  statesOf,
  stranger,
} from './shipments.world.ts';

let world: ShipmentsWorld;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

const all = [1, 2, 3];
const note = 'As the sender said on the phone.';

/** Records these events of all pieces, one after the other. */
const through = async (number: string, ...codes: readonly string[]): Promise<Shipment> => {
  let shipment: Shipment | undefined;
  for (const code of codes) {
    const screening = code === 'SCR' ? { screening: 'XRY' } : {};
    shipment = shipmentIn(await world.scan(number, code, all, screening));
  }
  if (!shipment) throw new Error('no codes');
  return shipment;
};

const paid = async ({ number, version }: Shipment): Promise<Shipment> =>
  shipmentIn(await world.clearHold(number, 'PAYMENT_DUE', { version, note }, admin));

describe('what happens to pieces', () => {
  test('is recorded from the dock to the counter, and the shipment is as far as its last piece', async () => {
    const { number } = await paid(await world.booked());
    const one = shipmentIn(await world.scan(number, 'FOH', [2], { place: 'Kearny' }));
    expect([one.state, statesOf(one)]).toEqual(['BOOKED', ['BOOKED', 'RECEIVED', 'BOOKED']]);
    await world.scan(number, 'FOH', [1, 3]);
    const done = await through(number, 'SCR', 'MAN', 'DEP', 'ARR', 'RCF', 'CRC', 'CCD', 'NFD', 'DLV');
    expect(done).toMatchObject({ state: 'DELIVERED' });
    expect(done.closedAt).toBeDefined();
    const { body } = await world.deskShow(number);
    expect(body.events).toHaveLength(12);
    expect(body.blockers).toEqual([]);
  });

  test('does not end with the handover while a hold stops it', async () => {
    const { number } = await paid(await world.booked());
    const ready = await through(number, 'FOH', 'SCR', 'MAN', 'DEP', 'ARR', 'RCF', 'CRC', 'CCD', 'NFD');
    const exam = { version: ready.version, kind: 'CUSTOMS_EXAM', note };
    const held = shipmentIn(await world.placeHold(number, exam, papers));
    expect(await world.scan(number, 'DLV', [1])).toMatchObject({
      status: 409,
      body: { code: 'BLOCKED', details: { blockers: [{ code: 'HOLD', hold: 'CUSTOMS_EXAM' }] } },
    });
    shipmentIn(await world.clearHold(number, 'CUSTOMS_EXAM', { version: held.version, note }, papers));
    // Nobody goes round the receiver's code in silence.
    const silent = await world.scan(number, 'DLV', [1, 2, 3], { reason: '' });
    expect([silent.status, silent.body.code]).toEqual([422, 'REASON_NEEDED']);
    expect((await world.deskShow(number)).body.shipment).toMatchObject({ state: 'READY_FOR_COLLECTION' });
    const reason = 'No connection at the counter. Passport seen.';
    expect(shipmentIn(await world.scan(number, 'DLV', [1, 2, 3], { reason })).state).toBe('DELIVERED');
    const { events } = (await world.deskShow(number)).body as { events: { code: string; reason?: string }[] };
    expect(events.find(({ code }) => code === 'DLV')).toMatchObject({ reason });
  });

  test('is recorded once for each id, and the second scan gets the first answer', async () => {
    const { number } = await world.booked();
    const eventId = newId();
    const scan = { eventId, code: 'FOH', pieces: [1, 2] };
    const answers = await Promise.all([1, 2, 3].map(() => world.record(number, scan)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body.event as { recordedAt: string }).recordedAt)).size).toBe(
      1,
    );
    expect((await world.record(number, scan)).status).toBe(200);
    expect(await world.record(number, { ...scan, code: 'SCR', screening: 'XRY' })).toMatchObject({
      status: 409,
      body: { code: 'EVENT_EXISTS' },
    });
    const tracked = (await world.events()).filter(
      ({ type, subject }) => type === 'piece-tracked.v1' && subject === number,
    );
    expect(tracked).toHaveLength(1);
  });

  test('that cannot happen now is refused with how it is now', async () => {
    const { number } = await world.booked();
    expect(await world.scan(number, 'DEP', [1, 2])).toMatchObject({
      status: 409,
      body: { code: 'STEP_NOT_POSSIBLE', details: { pieces: [1, 2], shipment: { state: 'BOOKED' } } },
    });
    expect((await world.scan(number, 'FOH', [4])).body.code).toBe('PIECE_NOT_FOUND');
    await world.scan(number, 'FOH', all);
    expect((await world.scan(number, 'SCR', all)).body.code).toBe('SCREENING_NEEDED');
    const at = '2026-11-13T16:00:00.000Z';
    expect((await world.scan(number, 'DIS_MSCA', [1], { at })).body.code).toBe('TIME_IN_FUTURE');
  });

  test('stops at the gate before the list of the flight, with every blocker and its remedy', async () => {
    const { number } = await world.booked();
    await through(number, 'FOH');
    expect((await world.deskShow(number)).body.blockers).toMatchObject([
      { code: 'NOT_SCREENED', pieces: all },
      { code: 'HOLD', hold: 'PAYMENT_DUE' },
    ]);
    const ready = await through(number, 'SCR');
    expect(await world.scan(number, 'MAN', all)).toMatchObject({
      status: 409,
      body: { code: 'BLOCKED', details: { blockers: [{ code: 'HOLD', hold: 'PAYMENT_DUE' }] } },
    });
    await paid(ready);
    expect((await world.scan(number, 'MAN', [1])).status).toBe(200);
  });

  test('put nothing that is screened for all-cargo aircraft alone on the list of a flight with passengers', async () => {
    const ready = await paid(await world.booked());
    await through(ready.number, 'FOH');
    await world.scan(ready.number, 'SCR', [1, 3], { screening: 'XRY' });
    await world.scan(ready.number, 'SCR', [2], { screening: 'VCK', allCargo: true });
    const byHand = (pieces: readonly number[]) =>
      world.ask('POST /api/desk/shipments/{number}/events', {
        as: dock,
        params: { number: ready.number },
        body: { eventId: newId(), code: 'MAN', pieces },
      });
    const listed = await world.whileListing(friday, async () => [await byHand(all), await byHand([1, 3])]);
    expect(listed[0]).toMatchObject({
      status: 409,
      body: { code: 'BLOCKED', details: { blockers: [{ code: 'CARGO_AIRCRAFT_ONLY', pieces: [2] }] } },
    });
    // The others are not kept back by it.
    expect(listed[1]?.status).toBe(200);
  });

  test('put a piece on the list of its flight only while that has one that the airline has not accepted', async () => {
    const ready = await paid(await world.booked());
    await through(ready.number, 'FOH', 'SCR');
    const byHand = () =>
      world.ask('POST /api/desk/shipments/{number}/events', {
        as: dock,
        params: { number: ready.number },
        body: { eventId: newId(), code: 'MAN', pieces: all },
      });
    expect(await byHand()).toMatchObject({
      status: 409,
      body: { code: 'BLOCKED', details: { blockers: [{ code: 'LIST_NOT_OPEN' }] } },
    });
    expect((await world.whileListing(friday, byHand)).status).toBe(200);
  });

  test('keeps every screening, and after an alarm the piece stays until another way of screening passes', async () => {
    const { number } = await paid(await world.booked());
    await through(number, 'FOH');
    const scanned = (n: number, screening: string, result: string) =>
      world.ask('POST /api/desk/shipments/{number}/scans', {
        as: dock,
        params: { number },
        body: { eventId: newId(), n, act: 'SCREEN', screening, result },
      });
    for (const n of [1, 3]) expect((await scanned(n, 'XRY', 'PASS')).status).toBe(200);
    expect((await scanned(2, 'XRY', 'ALARM')).body.piece).toMatchObject({ state: 'RECEIVED' });
    const held = (await world.deskShow(number)).body;
    expect(held.shipment).toMatchObject({ holds: [{ kind: 'SECOND_SCREENING', by: dock.userId }] });
    expect(held.blockers).toMatchObject([
      { code: 'NOT_SCREENED', pieces: [2] },
      { code: 'HOLD', hold: 'SECOND_SCREENING' },
    ]);
    expect((await scanned(2, 'XRY', 'PASS')).body.code).toBe('SCREENING_NEEDED');
    const { version } = shipmentIn(await world.deskShow(number));
    const body = { version, note };
    expect((await world.clearHold(number, 'SECOND_SCREENING', body, admin)).body.code).toBe('HOLD_NOT_YOURS');
    expect((await scanned(2, 'EDS', 'PASS')).status).toBe(200);
    const { shipment, blockers, events, history } = (await world.deskShow(number)).body as {
      shipment: Shipment;
      events: { id: string; code: string; pieces: number[] }[];
      blockers: unknown[];
      history: { what: string; note?: string }[];
    };
    expect([shipment.state, shipment.holds, blockers]).toEqual(['READY', [], []]);
    expect(shipment.pieces[1]?.screenings?.map(({ method, result, by }) => [method, result, by])).toEqual([
      ['XRY', 'ALARM', dock.userId],
      ['EDS', 'PASS', dock.userId],
    ]);
    const settled = events.find(({ code, pieces }) => code === 'SCR' && pieces[0] === 2);
    const undo = { as: dock, params: { number, eventId: settled?.id ?? '' }, body: { id: newId() } };
    const route = 'POST /api/desk/shipments/{number}/events/{eventId}/undo';
    expect((await world.ask(route, undo)).body.code).toBe('UNDO_TOO_LATE');
    // The sender hears of it neither in an answer nor in a refusal.
    const answers = [await world.show(number), await world.cancel(number, { version: 1 })];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    for (const answer of answers) expect(JSON.stringify(answer.body)).not.toMatch(/screenings|ALARM|ALM/);
    const cleared = { what: 'hold-cleared', note: 'It passed when it was screened in another way.' };
    expect(history).toContainEqual(expect.objectContaining(cleared));
  });

  test('may only be recorded by those who handle pieces', async () => {
    const { number } = await world.booked();
    expect((await world.scan(number, 'FOH', all, {}, desk)).status).toBe(403);
    expect((await world.scan(number, 'FOH', all, {}, sender)).status).toBe(403);
  });
});

describe('holds', () => {
  test('are placed and cleared by those who have the right, with a note in the history', async () => {
    const { number, version } = await world.booked();
    expect(await world.placeHold(number, { version, kind: 'PAYMENT_DUE', note })).toMatchObject({
      status: 403,
    });
    const damage = { version, kind: 'DAMAGE', note: 'The corner of piece 2 is open.' };
    expect((await world.placeHold(number, damage)).status).toBe(403);
    const held = shipmentIn(await world.placeHold(number, damage, dock));
    expect(held.holds.map(({ kind }) => kind)).toEqual(['PAYMENT_DUE', 'DAMAGE']);
    expect(shipmentIn(await world.placeHold(number, damage, dock)).version).toBe(held.version);
    const body = { version: held.version, note };
    expect((await world.clearHold(number, 'PAYMENT_DUE', body)).body.code).toBe('HOLD_NOT_YOURS');
    const route = 'POST /api/shipments/{number}/holds/{kind}/clear';
    const byMe = (kind: string) => world.ask(route, { as: sender, params: { number, kind }, body });
    expect((await byMe('PAYMENT_DUE')).body.code).toBe('HOLD_NOT_YOURS');
    const cleared = shipmentIn(await byMe('DAMAGE'));
    expect(cleared.holds.map(({ kind }) => kind)).toEqual(['PAYMENT_DUE']);
    expect(shipmentIn(await byMe('DAMAGE')).version).toBe(cleared.version);
    const { history } = (await world.deskShow(number)).body as { history: { what: string; note?: string }[] };
    expect(history).toContainEqual(expect.objectContaining({ what: 'hold-cleared', note }));
  });
});

describe('exports to one receiver on one flight', () => {
  const withValue = (unitValue: number, phone: string) => ({
    commodities: [
      { description: 'Parts', quantity: 1, unitValue, origin: 'US', scheduleB: '8431390070', notThat: false },
    ],
    consignee: { ...sampleConsignee, phone },
  });

  test('need a filing above $2,500.00 together, and the ITN opens the gate', async () => {
    const first = await paid(await world.booked(withValue(125_000, '600-1111')));
    const second = await world.booked(withValue(125_000, '600-1111'));
    expect([first.eei.status, second.eei.status]).toEqual(['EXEMPT', 'EXEMPT']);
    const third = await world.booked(withValue(1, '600-1111'));
    expect(third).toMatchObject({ eei: { status: 'REQUIRED' } });
    expect(third.holds.map(({ kind }) => kind)).toContain('EXPORT_CONTROL');
    const ready = await through(first.number, 'FOH', 'SCR');
    // Its page says so at once, before the event of the third was heard, and nobody can say otherwise.
    expect((await world.deskShow(first.number)).body).toMatchObject({
      shipment: { eei: { status: 'REQUIRED' } },
      blockers: [{ code: 'ITN_MISSING' }],
    });
    const lowValue = { status: 'EXEMPT', citation: 'NOEEI 30.37(a)' };
    const claimed = await world.file(first.number, { version: ready.version, filing: lowValue });
    expect([claimed.status, claimed.body.code, claimed.body.message]).toEqual([
      409,
      'FILING_NEEDED',
      expect.stringContaining('$2,500.01 of 8431.39.0070 on this flight: over $2,500'),
    ]);
    expect((await world.scan(first.number, 'MAN', all)).body).toMatchObject({
      code: 'BLOCKED',
      details: { blockers: [{ code: 'ITN_MISSING' }] },
    });
    const filing = { status: 'FILED', itn: 'X20261120123456' };
    expect((await world.file(first.number, { version: ready.version, filing })).body.code).toBe('EIN_NEEDED');
    const bySender = { ...filing, bySender: true };
    expect(
      shipmentIn(await world.file(first.number, { version: ready.version, filing: bySender })).eei,
    ).toEqual(bySender);
    expect((await world.scan(first.number, 'MAN', all)).status).toBe(200);
  });

  test('no longer count when a shipment is canceled or moved to another flight', async () => {
    const first = await world.booked(withValue(200_000, '600-2222'));
    const second = await world.booked(withValue(100_000, '600-2222'));
    expect(second.eei.status).toBe('REQUIRED');
    const { number, version } = second;
    const moved = shipmentIn(await world.move(number, { version, departureId: nextFriday, note }));
    expect(moved).toMatchObject({ departureId: nextFriday, eei: { status: 'EXEMPT' } });
    expect(moved.holds.map(({ kind }) => kind)).toEqual(['PAYMENT_DUE']);
    await world.cancel(first.number, { version: first.version });
    const sums = (await world.stored(`EXPORTS#${friday}`)).map(({ exports }) =>
      Object.keys(exports as object),
    );
    expect(sums.flat()).not.toContain(first.number);
    expect(sums.flat()).not.toContain(number);
  });

  test('to somebody else do not count together', async () => {
    await world.booked(withValue(200_000, '600-3333'));
    expect((await world.booked(withValue(200_000, '600-4444'))).eei.status).toBe('EXEMPT');
    expect((await world.booked(withValue(200_000, '600-3333'), stranger)).eei.status).toBe('EXEMPT');
  });
});

describe('a move to another flight', () => {
  test('gives one place back and takes the other, once', async () => {
    const [before, later] = [await world.free(), await world.free(nextFriday)];
    const { number, version } = await world.booked();
    const move = { version, departureId: nextFriday, note };
    const moved = shipmentIn(await world.move(number, move));
    expect(shipmentIn(await world.move(number, move)).version).toBe(moved.version);
    const told = (await world.events()).filter(
      ({ type, subject }) => type === 'shipment-changed.v1' && subject === number,
    );
    expect(told.map(({ data }) => data)).toMatchObject([
      { number, moved: { day: '2026-12-04', eta: { from: '2026-12-07', to: '2026-12-09' }, onHand: false } },
    ]);
    expect(await world.free()).toEqual(before);
    expect(await world.free(nextFriday)).toEqual({
      thousandthsLb: later.thousandthsLb - 220_000,
      pieces: later.pieces - 3,
    });
    expect((await world.list({ departure: friday })).body.items).not.toContainEqual(
      expect.objectContaining({ number }),
    );
  });
});

describe('what a change of one shipment tells its sender', () => {
  const foresee = async (number: string, act: string, body: object) => {
    const route = 'POST /api/desk/shipments/{number}/preview';
    return world.ask(route, { as: desk, params: { number }, body: { asked: { act, body } } });
  };
  /** What was read of a shipment, by the announcements of its events. */
  const readOf = async (number: string) => {
    const events = (await world.events()).filter(({ subject }) => subject === number);
    const setting = settingsReader(
      world.tables.client(),
      world.tables.settings,
      testDependencies(world.tables.client()),
    );
    return toldOf(setting)(events as unknown as Parameters<ReturnType<typeof toldOf>>[0]);
  };

  test('is shown before it is moved, changes nothing, and is what they read then', async () => {
    const { number, version } = await world.booked();
    const before = await world.free(nextFriday);
    const move = { version, departureId: nextFriday, note };
    const { status, body } = await foresee(number, 'MOVE', move);
    expect({ status, told: body.told }).toMatchObject({
      status: 200,
      told: { people: 1, news: [{ title: 'Now flies on Friday, December 4', shipments: 1 }] },
    });
    expect(shipmentIn(await world.deskShow(number))).toMatchObject({ version, departureId: friday });
    expect(await world.free(nextFriday)).toEqual(before);
    expect((await readOf(number)).news).not.toContainEqual((body.told as ToldShown).news[0]);
    await world.move(number, move);
    expect((await readOf(number)).news).toContainEqual((body.told as ToldShown).news[0]);
  });

  test('of a piece that did not come along, of a whole step and of nothing, and of a canceled shipment', async () => {
    const { number, version } = await paid(await world.booked());
    const scan = (code: string, pieces: number[]) => ({ eventId: newId(), code, pieces });
    const whole = scan('FOH', all);
    expect((await foresee(number, 'RECORD', scan('FOH', [1]))).body.told).toEqual({ people: 0, news: [] });
    const received = (await foresee(number, 'RECORD', whole)).body.told as ToldShown;
    expect(received).toMatchObject({ people: 1, news: [{ title: 'Received' }] });
    expect(received.news[0]?.body).toContain('Kearny');
    const canceled = await foresee(number, 'CANCEL', { version, note });
    expect(canceled.body.told).toMatchObject({ people: 1, news: [{ title: 'Canceled' }] });
    await world.record(number, whole);
    await through(number, 'SCR', 'MAN');
    const left = await foresee(number, 'RECORD', scan('DIS_OFLD', [2]));
    expect(left.body.told).toEqual({
      people: 1,
      news: [
        {
          title: 'Piece 2 stayed behind',
          body: 'Piece 2 was taken off the flight by the airline.',
          shipments: 1,
        },
      ],
    });
    expect(statesOf(shipmentIn(await world.deskShow(number)))).toEqual([
      'MANIFESTED',
      'MANIFESTED',
      'MANIFESTED',
    ]);
  });

  test('of some pieces only once these can be collected: their free days begin', async () => {
    const { number } = await paid(await world.booked());
    await through(number, 'FOH', 'SCR', 'MAN', 'DEP', 'ARR', 'RCF', 'CRC');
    const some = (code: string) => foresee(number, 'RECORD', { eventId: newId(), code, pieces: [1, 2] });
    expect((await some('CCD')).body.told).toEqual({ people: 0, news: [] });
    await through(number, 'CCD');
    expect((await some('NFD')).body.told).toMatchObject({
      people: 1,
      news: [{ title: 'Pieces 1 and 2 ready to collect' }],
    });
  });

  test('is refused as the change would be, and is for those who see shipments', async () => {
    const { number, version } = await world.booked();
    const move = { version: version + 3, departureId: nextFriday, note };
    expect(await foresee(number, 'MOVE', move)).toMatchObject({
      status: 409,
      body: { code: 'SHIPMENT_CHANGED' },
    });
    expect(await foresee(number, 'RECORD', { eventId: newId(), code: 'DLV', pieces: [1] })).toMatchObject({
      status: 422,
      body: { code: 'REASON_NEEDED' },
    });
    const route = 'POST /api/desk/shipments/{number}/preview';
    const body = { asked: { act: 'MOVE', body: { ...move, version } } };
    expect((await world.ask(route, { as: sender, params: { number }, body })).status).toBe(403);
  });
});

describe('lists of the desk', () => {
  const numbers = async (query: Record<string, string>) =>
    ((await world.list({ limit: '100', ...query })).body.items as { number: string }[]).map(
      ({ number }) => number,
    );

  test('have open shipments by state, flight and hold, and closed ones by month', async () => {
    const draft = await world.make();
    const { number } = await world.booked();
    expect(await numbers({})).toContain(number);
    expect(await numbers({})).not.toContain(draft.number);
    expect(await numbers({ state: 'BOOKED' })).toContain(number);
    expect(await numbers({ departure: friday })).toContain(number);
    expect(await numbers({ hold: 'PAYMENT_DUE' })).toContain(number);
    const { version } = shipmentIn(await world.scan(number, 'FOH', all));
    expect(await numbers({ state: 'BOOKED' })).not.toContain(number);
    expect(await numbers({ state: 'RECEIVED' })).toContain(number);
    await world.cancel(number, { version });
    for (const query of [{}, { state: 'RECEIVED' }, { departure: friday }, { hold: 'PAYMENT_DUE' }])
      expect(await numbers(query as Record<string, string>)).not.toContain(number);
    expect(await numbers({ closed: '2026-11' })).toContain(number);
    expect((await world.list({ search: 'sample', hold: 'DAMAGE' })).body.code).toBe('ONE_QUESTION_ONLY');
  });

  test('take several filters together, page by page, and say what it comes to', async () => {
    const made = [await world.booked(), await world.booked(), await world.booked({}, sender, nextFriday)];
    const [first] = made;
    await world.scan(first?.number ?? '', 'FOH', all);
    const open = (await world.list({ limit: '100' })).body.items as ShipmentSummary[];
    const asked = { hold: 'PAYMENT_DUE', to: 'GY' };
    const wanted = (state: string) =>
      open
        .filter(
          (one) => one.state === state && one.holds.includes('PAYMENT_DUE') && one.departureId === friday,
        )
        .map(({ number }) => number);
    expect(await numbers({ ...asked, departure: friday, state: 'RECEIVED' })).toEqual(wanted('RECEIVED'));
    expect(wanted('RECEIVED')).toContain(first?.number);
    expect(await numbers({ ...asked, departure: friday, state: 'BOOKED' })).toEqual(wanted('BOOKED'));
    expect(await numbers({ ...asked, to: 'JM' })).toEqual([]);
    expect(await numbers({ ...asked, days: '1' })).toEqual([]);

    const question = { ...asked, state: 'BOOKED', owner: sender.userId };
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await world.list({ ...question, limit: '1', ...(cursor ? { cursor } : {}) });
      found.push(...(body.items as ShipmentSummary[]).map(({ number }) => number));
      cursor = body.next as string | undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(await numbers(question));
    expect(found.length).toBeGreaterThan(1);
    expect(await numbers({ ...question, order: 'oldest' })).toEqual(found.toReversed());
    const openOnes = await numbers({});
    expect((await numbers({ order: 'oldest' })).toReversed()).toEqual(openOnes);

    const sumsFor = (query: Record<string, string>, as: typeof desk | typeof sender = desk) =>
      world.ask('GET /api/desk/shipments/sums', { as, query });
    const shown = await Promise.all(found.map((number) => world.deskShow(number)));
    expect((await sumsFor(question)).body).toEqual(sumsOf(shown.map(shipmentIn), { isPart: false }));
    expect((await sumsFor(question, sender)).status).toBe(403);
    expect((await sumsFor({ stage: 'TO_LOAD' })).body.code).toBe('ONE_QUESTION_ONLY');
  });

  test('of a flight are by stage: a shipment whose pieces are apart is at several, and moves with each scan', async () => {
    const { number } = await world.booked();
    const at = async () => {
      const found = await Promise.all(
        flightStages.map(async (stage) =>
          (await numbers({ departure: friday, stage })).includes(number) ? stage : undefined,
        ),
      );
      return found.filter((stage) => stage !== undefined);
    };
    expect(await at()).toEqual(['EXPECTED', 'HELD']);
    await world.scan(number, 'FOH', [1]);
    expect(await at()).toEqual(['EXPECTED', 'TO_SCREEN', 'HELD']);
    const { version } = shipmentIn(await world.scan(number, 'FOH', all.slice(1)));
    expect(await at()).toEqual(['TO_SCREEN', 'HELD']);
    shipmentIn(await world.move(number, { version, departureId: nextFriday, note: 'The sender asked.' }));
    expect(await at()).toEqual([]);
    expect((await world.list({ stage: 'TO_SCREEN' })).body.code).toBe('ONE_QUESTION_ONLY');
  });

  test('are searched by number and its end, waybill, names in any order and phone', async () => {
    const consignee = { ...sampleConsignee, name: 'Savitri Anne Narine', phone: '623-9876', company: '' };
    const { number, hawb = '', version } = await world.booked({ consignee });
    const searches = [
      number.toLowerCase().replaceAll('-', ''),
      number.slice(0, 6),
      hawb,
      hawb.slice(-6),
      'narine savitri',
      'Anne Nari',
      '592 623 9876',
      '239876',
    ];
    // Often letters only. An end as short as these may find another shipment too: `42-X` also a phone number and a name.
    const ends = [number.slice(-6).toLowerCase(), number.slice(-5)];
    for (const search of searches) expect([search, await numbers({ search })]).toEqual([search, [number]]);
    for (const search of ends) expect(await numbers({ search }), search).toContain(number);
    await world.cancel(number, { version });
    for (const search of searches.slice(1)) expect([search, await numbers({ search })]).toEqual([search, []]);
    for (const search of ends) expect(await numbers({ search }), search).not.toContain(number);
    expect(await numbers({ search: number })).toEqual([number]);
  });
});

describe('notes and files', () => {
  test('a note is written once for each id, and customers do not see it', async () => {
    const { number } = await world.make();
    const write = (text: string, id: string) =>
      world.ask('POST /api/desk/shipments/{number}/notes', {
        as: desk,
        params: { number },
        body: { id, note: text },
      });
    const id = newId();
    const first = await write('Calls back on Monday.', id);
    expect((await write('Calls back on Monday.', id)).body).toEqual(first.body);
    expect((await write('Something else.', id)).body.code).toBe('NOTE_EXISTS');
    const { history } = (await world.show(number)).body as { history: { what: string }[] };
    expect(history.map(({ what }) => what)).toEqual(['created']);
  });

  test('files of a shipment are for its sender and for those who keep or read papers', async () => {
    const { number } = await world.make();
    const access = shipmentAccess(world.tables.client(), world.tables.shipments);
    expect(await access(number, sender)).toBe('manage');
    expect(await access(number, papers)).toBe('manage');
    expect(await access(number, desk)).toBe('read');
    expect(await access(number, stranger)).toBeUndefined();
    expect(await access('7K3M9-Q2X4T-C', admin)).toBeUndefined();
  });
});
