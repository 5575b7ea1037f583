import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onNewYorkClocks } from '#domain/kernel/new-york.ts';
import { manifestDifference } from '#domain/shipments/closing/manifest.ts';
import { AFTER_BOOKING, type ClosingWorld, closingIn, startClosingWorld } from './closing.world.ts';
import { desk, dock, friday, nextFriday, papers, shipmentIn, statesOf } from './shipments.world.ts';

let world: ClosingWorld;
beforeEach(async () => {
  world = await startClosingWorld();
});
afterEach(() => world.stop());

const codesOf = async (number: string) => {
  const { body } = await world.deskShow(number);
  return (body.events as { code: string }[]).map(({ code }) => code).sort();
};

describe('closing a flight', () => {
  test('a worker that is late with one try does not end the next one, even when both began at the same instant', async () => {
    const { number, version } = await world.ready();
    const held = { version, kind: 'DAMAGE', note: 'A dent.' };
    await world.placeHold(number, held, dock);
    world.at(AFTER_BOOKING);
    await world.begin();
    let isBegunAgain = false;
    await world.work({
      // The last thing a worker writes about a try is that it is over.
      before: async (operation) => {
        if (operation !== 'UpdateItem' || isBegunAgain) return;
        isBegunAgain = true;
        const now = await world.now(number);
        await world.clearHold(number, 'DAMAGE', { version: now.version, note: 'Repacked.' });
        expect((await world.begin()).status).toBe(200);
      },
    });
    expect(isBegunAgain).toBe(true);
    await world.work();
    expect((await world.show()).flight.state).toBe('MANIFESTED');
  });

  test('puts everything that is ready on its list, with the first version of its manifest', async () => {
    const one = await world.ready();
    const other = await world.ready();
    world.at(AFTER_BOOKING);
    expect(await world.show()).toMatchObject({ blocked: [], progress: { done: 0, of: 2 } });
    expect(closingIn(await world.begin())).toMatchObject({ flight: { state: 'CLOSING' } });
    await world.work();
    const shown = await world.show();
    expect(shown).toMatchObject({
      flight: { state: 'MANIFESTED', manifest: { version: 1 } },
      progress: { done: 2, of: 2 },
      isManifestOld: false,
      manifests: [{ version: 1, shipments: 2, pieces: 6, by: papers.userId }],
    });
    for (const { number, pieces } of [one, other]) {
      const listed = await world.now(number);
      expect([listed.state, statesOf(listed), listed.frozen]).toEqual([
        'MANIFESTED',
        pieces.map(() => 'MANIFESTED'),
        undefined,
      ]);
      expect((await codesOf(number)).filter((code) => code === 'MAN')).toEqual(['MAN']);
    }
    const { body } = await world.manifest(1);
    expect(body).toMatchObject({
      manifest: { value: one.declaredValue + other.declaredValue },
      rows: [one, other]
        .toSorted((a, b) => (a.hawb ?? '').localeCompare(b.hawb ?? ''))
        .map(({ number, hawb, consignee, declaredValue, pieces }) => ({
          number,
          hawb,
          consignee: consignee.name,
          value: declaredValue,
          pieces: pieces.map(({ n, thousandthsLb }) => ({ n, thousandthsLb })),
        })),
    });
  });

  test('stops at a shipment that is not ready, names what blocks it, and sets all free', async () => {
    const ready = await world.ready();
    const unpaid = await world.booked();
    await world.scan(unpaid.number, 'FOH', [1, 2, 3]);
    world.at(AFTER_BOOKING);
    const shown = await world.show();
    expect(shown.blocked.map(({ number, blockers }) => [number, blockers.map(({ code }) => code)])).toEqual([
      [unpaid.number, ['NOT_SCREENED', 'HOLD']],
    ]);
    await world.begin();
    await world.work();
    const after = await world.show();
    expect(after).toMatchObject({
      flight: { state: 'BOOKING_CLOSED' },
      last: { outcome: 'BLOCKED', blocked: 1, by: papers.userId },
      manifests: [],
    });
    expect(after.flight.closing).toBeUndefined();
    const free = await world.now(ready.number);
    expect([free.frozen, statesOf(free)]).toEqual([undefined, ['READY', 'READY', 'READY']]);
    await world.paid(await world.now(unpaid.number));
    await world.scan(unpaid.number, 'SCR', [1, 2, 3], { screening: 'ETD' }, dock);
    await world.begin();
    await world.work();
    expect(await world.show()).toMatchObject({
      flight: { state: 'MANIFESTED' },
      progress: { done: 2, of: 2 },
    });
  });

  test('keeps what is screened for all-cargo aircraft alone off a flight with passengers, and lets it fly on the other', async () => {
    const paid = await world.paid(await world.booked());
    await world.scan(paid.number, 'FOH', [1, 2, 3]);
    await world.scan(paid.number, 'SCR', [1, 3], { screening: 'XRY' }, dock);
    await world.scan(paid.number, 'SCR', [2], { screening: 'VCK', allCargo: true }, dock);
    world.at(AFTER_BOOKING);
    expect((await world.show()).blocked.map(({ blockers }) => blockers)).toMatchObject([
      [{ code: 'CARGO_AIRCRAFT_ONLY', pieces: [2] }],
    ]);
    await world.begin();
    await world.work();
    expect(await world.show()).toMatchObject({ flight: { state: 'BOOKING_CLOSED' }, last: { blocked: 1 } });
    const { flight } = await world.show();
    const clock = (instant: string) => {
      const shown = onNewYorkClocks(new Date(instant)).toISOString();
      return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
    };
    const changed = await world.askFlights('PUT /api/desk/departures/{id}', {
      as: papers,
      params: { id: friday },
      body: {
        version: flight.version,
        reason: 'The airline sends a freighter.',
        flight: {
          day: flight.day,
          cargoCutoff: clock(flight.cargoCutoff),
          bookingCutoff: clock(flight.bookingCutoff),
          eta: flight.eta,
          capacity: flight.capacity,
          aircraft: 'ALL_CARGO',
        },
      },
    });
    expect(changed).toMatchObject({ status: 200, body: { aircraft: 'ALL_CARGO', byHand: ['flight'] } });
    expect((await world.show()).blocked).toEqual([]);
    await world.begin();
    await world.work();
    expect(await world.show()).toMatchObject({
      flight: { state: 'MANIFESTED' },
      progress: { done: 1, of: 1 },
    });
  });

  test('that has too much since its plane is smaller names who has to move: standard, not express that booked later', async () => {
    const standard = await world.ready();
    const express = await world.ready({ service: 'express' });
    await world.fly('2026-11-27', '2026-11-24', {
      capacity: { lb: 5000, pieces: 3, largestPieceLb: 500 },
      free: { thousandthsLb: 4_000_000, pieces: -3 },
      shipments: 2,
    });
    const { blocked } = await world.show();
    expect(blocked.map(({ number, blockers }) => [number, blockers.map(({ code }) => code)])).toEqual([
      [standard.number, ['OVER_CAPACITY']],
    ]);
    expect(blocked.map(({ number }) => number)).not.toContain(express.number);
  });

  test('is refused before booking closes, and to people without the right', async () => {
    await world.ready();
    expect(await world.begin()).toMatchObject({ status: 409, body: { code: 'NOT_YET_CLOSED' } });
    const asked = { params: { id: friday }, body: { version: 1 } };
    for (const as of [desk, dock])
      expect((await world.ask('POST /api/desk/departures/{id}/closing', { as, ...asked })).status).toBe(403);
  });

  test('shows the second closer how far the first is, and makes one manifest', async () => {
    await world.ready();
    world.at(AFTER_BOOKING);
    const { version } = (await world.show()).flight;
    const [first, second] = await Promise.all([world.begin(version), world.begin(version)]);
    for (const answer of [first, second])
      expect(closingIn(answer)).toMatchObject({ flight: { closing: { number: version + 1 } } });
    await Promise.all([world.work(), world.work(), world.run()]);
    await world.work();
    // A lost response is sent again.
    expect(closingIn(await world.begin(version)).flight.state).toBe('MANIFESTED');
    expect(await world.published('departure-manifested.v1')).toHaveLength(1);
    expect((await world.show()).manifests).toHaveLength(1);
  });

  test('lets nothing slip in: a frozen shipment takes no hold, no other flight, no cancellation and no scan', async () => {
    const both = [await world.ready(), await world.ready()];
    world.at(AFTER_BOOKING);
    await world.begin();
    // The worker dies when it has frozen the first one.
    let writes = 0;
    const dies = {
      before: (operation: string) => {
        if (operation !== 'TransactWriteItems') return;
        writes += 1;
        if (writes > 1) throw new Error('killed');
      },
    };
    await world.work(dies).catch(() => undefined);
    const looked = await Promise.all(both.map(({ number }) => world.now(number)));
    const [frozen, ...more] = looked.filter((shipment) => shipment.frozen !== undefined);
    if (frozen === undefined || more.length > 0) throw new Error('Not exactly one is frozen.');
    const { number } = frozen;
    const { version } = frozen;
    const note = 'A dent.';
    const answers = [
      await world.placeHold(number, { version, kind: 'DAMAGE', note }, dock),
      await world.move(number, { version, departureId: nextFriday, note }),
      await world.cancel(number, { version }),
      await world.scan(number, 'DIS_MSCA', [1]),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [409, 'FLIGHT_CLOSING']),
    );
    expect(await world.now(number)).toEqual(frozen);
    expect((await world.show()).progress).toEqual({ done: 1, of: 2 });
    await world.work();
    expect(await world.show()).toMatchObject({
      flight: { state: 'MANIFESTED' },
      progress: { done: 2, of: 2 },
    });
  });

  test('that is under way, a flight takes no more bookings, even when the clock of a function is behind', async () => {
    await world.ready();
    const late = await world.ready();
    world.at(AFTER_BOOKING);
    await world.begin();
    world.at('2026-11-20T15:00:00.000Z');
    const other = shipmentIn(await world.create());
    expect((await world.bookIt(other)).status).toBe(409);
    expect((await world.now(late.number)).departureId).toBe(friday);
  });
});

describe('the airline', () => {
  const listed = async () => {
    const shipment = await world.ready();
    world.at(AFTER_BOOKING);
    await world.begin();
    await world.work();
    return shipment;
  };

  test('accepts a flight with its manifest and its air waybill, and only then a piece is said to be accepted', async () => {
    expect(await world.tender()).toMatchObject({ status: 409, body: { code: 'NO_MANIFEST' } });
    const { number } = await listed();
    expect(await world.tender()).toMatchObject({
      status: 409,
      body: {
        code: 'AIRLINE_MISSING',
        message: 'Set the airline and the flight number first, on the page of this departure.',
      },
    });
    // The manifest is made, and the airline can still be named: that is the way out.
    expect(await world.name()).toMatchObject({ status: 200, body: { flightNumber: 'BW 525' } });
    expect(await world.tender()).toMatchObject({ status: 409, body: { code: 'MAWB_MISSING' } });
    await world.waybill();
    expect(await codesOf(number)).not.toContain('RCS');
    const { version } = (await world.show()).flight;
    expect(closingIn(await world.tender(version)).flight).toMatchObject({
      state: 'TENDERED',
      mawb: '106-12345675',
    });
    // The pieces were accepted when the airline accepted them, and not when the worker came by.
    world.at('2026-11-26T22:00:00.000Z');
    await world.work();
    await world.work();
    expect(await world.name('BW 526')).toMatchObject({ status: 409, body: { code: 'FLIGHT_LEFT' } });
    // A lost response is sent again.
    expect(closingIn(await world.tender(version)).progress).toEqual({ done: 1, of: 1 });
    const accepted = await world.now(number);
    expect(accepted.pieces.map(({ state, accepted: is }) => [state, is])).toEqual(
      accepted.pieces.map(() => ['MANIFESTED', true]),
    );
    expect((await codesOf(number)).filter((code) => code === 'RCS')).toHaveLength(1);
    const { events } = (await world.deskShow(number)).body as { events: { code: string; at: string }[] };
    expect(events.find(({ code }) => code === 'RCS')?.at).toBe(AFTER_BOOKING);
    expect(await world.published('departure-tendered.v1')).toHaveLength(1);
  });

  test('does not get what is on hold since: it is cleared, or taken off the list', async () => {
    const { number } = await listed();
    await world.waybill();
    const { version } = await world.now(number);
    expect((await world.placeHold(number, { version, kind: 'DAMAGE', note: 'A dent.' }, dock)).status).toBe(
      200,
    );
    expect((await world.show()).blocked).toMatchObject([
      { number, blockers: [{ code: 'HOLD', hold: 'DAMAGE' }] },
    ]);
    expect(await world.tender()).toMatchObject({ status: 409, body: { code: 'BLOCKED' } });
    await world.clearHold(number, 'DAMAGE', { version: version + 1, note: 'Repacked.' });
    expect((await world.tender()).status).toBe(200);
  });

  test('gets the next version of the manifest when a piece was taken off, which says what is different', async () => {
    const { number } = await listed();
    await world.waybill();
    expect((await world.scan(number, 'DIS_OFLD', [2])).status).toBe(200);
    expect((await world.show()).isManifestOld).toBe(true);
    expect(await world.tender()).toMatchObject({ status: 409, body: { code: 'MANIFEST_OLD' } });
    // What hears of the flight again does not put the piece back.
    await world.work();
    await world.run();
    const seen = (await world.show()).flight.version;
    const [first, second] = [await world.renew(seen), await world.renew(seen)];
    for (const answer of [first, second])
      expect(closingIn(answer)).toMatchObject({
        isManifestOld: false,
        manifests: [{ version: 2 }, { version: 1 }],
      });
    const rows = async (one: number) =>
      (await world.manifest(one)).body.rows as Parameters<typeof manifestDifference>[0];
    expect(manifestDifference(await rows(1), await rows(2))).toMatchObject([
      { number, what: 'changed', piecesRemoved: [2], piecesAdded: [], fields: [] },
    ]);
    expect((await world.tender()).status).toBe(200);
  });
});

describe('a flight that is canceled', () => {
  const replanned = async () => {
    const { body } = await world.replan();
    await world.confirm(String((body.replan as { plan: string }).plan));
    await world.deliver();
    await world.run();
  };

  test.each(['CLOSING', 'MANIFESTED', 'TENDERED'] as const)(
    'while it is %s sets its shipments free, and they go on the next one',
    async (state) => {
      const { number } = await world.ready();
      world.at(AFTER_BOOKING);
      await world.begin();
      if (state !== 'CLOSING') await world.work();
      if (state === 'TENDERED') {
        await world.waybill();
        await world.tender();
        await world.work();
      }
      expect((await world.show()).flight.state).toBe(state);
      const { version } = (await world.show()).flight;
      expect((await world.cancelFlight(friday, version)).status).toBe(200);
      await world.work();
      await replanned();
      const moved = await world.now(number);
      expect([moved.departureId, moved.frozen, statesOf(moved)]).toEqual([
        nextFriday,
        undefined,
        ['READY', 'READY', 'READY'],
      ]);
    },
  );
});
