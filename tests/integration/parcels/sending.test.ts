import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { desk, dock, sender, shipmentIn, statesOf, stranger } from '../shipments/shipments.world.ts';
import { type SendingWorld, startSendingWorld } from './worlds/sending.world.ts';

let world: SendingWorld;
beforeEach(async () => {
  world = await startSendingWorld();
});
afterEach(async () => {
  const faults = await world.faults();
  await world.stop();
  expect(faults).toEqual([]);
});

const two = async (): Promise<readonly Parcel[]> => [await world.shelve(), await world.shelve()];

describe('parcels of a mailbox become a shipment', () => {
  test('of what we measured, at the price of a mailbox, whatever the browser says of the goods', async () => {
    const parcels = await Promise.all(world.example.map((size) => world.shelve(size)));
    const { goods } = await world.form([{ ...(parcels[0] as Parcel), weightLb: 1 }]);
    const made = shipmentIn(await world.send(parcels, { goods: goods ?? [] }));
    expect(made.promise.total).toBe(4200);
    expect(
      made.pieces.map(({ parcel, thousandthsLb, measured }) => ({ parcel, thousandthsLb, measured })),
    ).toEqual(
      parcels.map(({ code, weightLb, sides, receivedAt, receivedBy }) => {
        const thousandthsLb = Math.round(weightLb * 1000);
        const measured = { thousandthsLb, sides: { ...sides, unit: 'in' }, at: receivedAt, by: receivedBy };
        return { parcel: code, thousandthsLb, measured };
      }),
    );
    expect(made).toMatchObject({
      howItComes: 'MAILBOX',
      searchConsent: { by: sender.userId, how: 'ONLINE' },
    });
    const { code } = parcels[1] as Parcel;
    expect(await world.parcel(code)).toMatchObject({
      state: 'REQUESTED',
      shipment: { number: made.number, piece: 2 },
      shelf: 'B-04',
    });
    expect(await world.deeds(code)).toEqual(['requested']);
  });

  test('with what their owner declared of dangerous goods, how many, and no second look at them', async () => {
    const at = '2026-11-27T15:00:00.000Z';
    const [plain] = await two();
    const declaration = {
      ...(plain as Parcel).declaration,
      dangers: [{ code: 'BATTERY_BUILT_IN', quantity: 3 }],
    };
    const looked = { verdict: 'MAY_FLY', by: 'staff-1', at } as const;
    const sent = await world.shelve({ declaration, looked });
    const made = shipmentIn(await world.send([plain as Parcel, sent]));
    expect(made.dangersInParcels).toContain(`${sent.code}: `);
    expect(made.dangersInParcels).toContain('(3)');
    expect(made.dangerous).toBeUndefined();
    expect(made.holds.map(({ kind }) => kind)).not.toContain('DG_REVIEW');
  });

  test('once for each form, and never twice', async () => {
    const parcels = await two();
    const key = newId();
    const first = await world.create(world.form(parcels), sender, key);
    const again = await world.create(world.form(parcels), sender, key);
    expect(again).toEqual(first);
    const { number } = shipmentIn(first);
    expect(await world.send(parcels.slice(1))).toMatchObject({
      status: 409,
      body: { code: 'PARCEL_NOT_FREE', details: { code: parcels[1]?.code, why: 'IN_SHIPMENT', number } },
    });
  });

  test.each([
    ['HELD', { declaration: { lines: [], invoice: { state: 'PENDING' } } }],
    ['NOT_HERE', { state: 'RETURNING' }],
    ['NOT_FOUND', { ownerId: 'sender-2' }],
  ] as const)('not at all while one of them is %s', async (why, change) => {
    const ready = await world.shelve();
    const other = await world.shelve(change as Partial<Parcel>);
    expect(await world.send([ready, other])).toMatchObject({
      status: 409,
      body: { code: 'PARCEL_NOT_FREE', details: { code: other.code, why } },
    });
    expect(await world.parcel(ready.code)).toEqual(ready);
    expect((await world.list()).body.items).toEqual([]);
  });

  test('by their owner alone: a parcel of somebody else is not found, as one that does not exist', async () => {
    const mine = await world.shelve();
    const asked = await world.create(world.form([mine]), stranger);
    const nobody = await world.create(world.form([{ ...mine, code: 'PCL-ZZZZZZZZ' }]), stranger);
    const withoutCode = (answer: typeof asked) =>
      JSON.stringify(answer.body).replaceAll(/PCL-\w+|"correlationId":"[^"]*"/g, '');
    expect(withoutCode(asked)).toBe(withoutCode(nobody));
    expect(asked).toMatchObject({ status: 409, body: { details: { why: 'NOT_FOUND' } } });
  });

  test.each([
    ['without any', { howItComes: 'MAILBOX' }, 'howItComes'],
    ['that are brought', { howItComes: 'DROP_OFF' }, 'parcels'],
  ] as const)('but no form says %s', async (_, change, field) => {
    const { howItComes } = change;
    const parcels = howItComes === 'MAILBOX' ? undefined : [(await world.shelve()).code];
    const answer = await world.create({ howItComes, ...(parcels === undefined ? {} : { parcels }) });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(field)]);
  });

  test('with what staff have judged: who looked into it is on its piece, and nobody looks at it again', async () => {
    const lines = [{ description: 'Perfume', quantity: 2, unitValue: 3000 }];
    const looked = { verdict: 'MAY_FLY', by: 'staff-1', at: '2026-11-12T15:00:00.000Z' } as const;
    const declaration = {
      lines,
      dangers: [{ code: 'PERFUME', quantity: 2 }],
      invoice: { state: 'NOT_REQUIRED' },
    } as const;
    const change = { declaration: { ...declaration, lines: [...lines], dangers: [...declaration.dangers] } };
    const made = shipmentIn(await world.send([await world.shelve({ ...change, looked })]));
    expect(made.holds).toEqual([]);
    expect(made.pieces[0]?.mayFly).toMatchObject({ by: 'staff-1', at: looked.at });
    // What its owner calls perfume, and says that it is none of what is asked.
    const unseen = await world.shelve({ declaration: { ...change.declaration, dangers: [] } });
    expect(shipmentIn(await world.send([unseen])).holds.map(({ kind }) => kind)).toEqual(['DG_REVIEW']);
  });
});

describe('a shipment of parcels', () => {
  /** The day before the cutoffs of the flight. */
  const dayBefore = '2026-11-23T15:00:00.000Z';

  test('makes a flight until the booking cutoff, and is with us from then', async () => {
    world.at(dayBefore);
    const parcels = await two();
    const made = shipmentIn(await world.send(parcels));
    // After the cutoff for goods that are still to come, and before that for what is here.
    world.at('2026-11-24T20:00:00.000Z');
    const booked = shipmentIn(await world.bookIt(made));
    expect(statesOf(booked)).toEqual(['RECEIVED', 'RECEIVED']);
    const { body } = await world.show(made.number, undefined, sender);
    const events = body.events as { code: string; source?: string }[];
    expect(events.map(({ code, source }) => [code, source]).toSorted()).toEqual([
      ['BKD', undefined],
      ['FOH', 'mailbox'],
    ]);
    await world.follow();
    expect((await world.parcel(parcels[0]?.code ?? '')).state).toBe('PACKED');
  });

  test('is not booked after the booking cutoff', async () => {
    world.at(dayBefore);
    const made = shipmentIn(await world.send(await two()));
    world.at('2026-11-24T21:00:00.000Z');
    expect(await world.bookIt(made)).toMatchObject({ body: { code: 'FLIGHT_CLOSED' } });
  });

  test('keeps its parcels whatever a change says of goods, and takes no others', async () => {
    const parcels = await two();
    const made = shipmentIn(await world.send(parcels));
    const form = {
      ...(await import('#domain/shipments/testing/sample-form.ts')).sampleForm,
      ...world.form(parcels),
    };
    const put = (change: object) =>
      world.change(made.number, { version: made.version, form: { ...form, ...change } });
    const more = await world.shelve();
    const others = [
      { parcels: [parcels[0]?.code] },
      { parcels: [...parcels, more].map(({ code }) => code) },
      { howItComes: 'DROP_OFF', parcels: undefined },
    ];
    for (const change of others)
      expect(await put(change)).toMatchObject({ status: 409, body: { code: 'PARCELS_STAY' } });
    const goods = world.form([{ ...more, weightLb: 900 }]).goods;
    const changed = shipmentIn(await put({ purpose: 'MERCHANDISE', goods }));
    expect(changed).toMatchObject({
      purpose: 'MERCHANDISE',
      goods: made.goods,
      pieces: made.pieces,
      promise: { total: made.promise.total },
    });
    expect(
      await world.change(shipmentIn(await world.create()).number, {
        version: 1,
        form: { ...form, ...world.form([more]) },
      }),
    ).toMatchObject({ status: 409, body: { code: 'PARCELS_STAY' } });
  });

  test('gives its parcels back to their shelf when it is canceled, before or after it was booked', async () => {
    for (const isBooked of [false, true]) {
      const parcels = await two();
      const made = shipmentIn(await world.send(parcels));
      const { number, version } = isBooked ? shipmentIn(await world.bookIt(made)) : made;
      shipmentIn(await world.cancel(number, { version }));
      await world.follow();
      const [first] = parcels;
      expect(await world.parcel(first?.code ?? '')).toMatchObject({ state: 'IN_STORAGE', shelf: 'B-04' });
      expect(await world.parcel(first?.code ?? '')).not.toHaveProperty('shipment');
      // They can go again.
      shipmentIn(await world.send(parcels));
    }
  });

  test('is followed out and to the receiver, however the events come', async () => {
    const parcels = await two();
    const [{ code = '' } = {}] = parcels;
    const booked = shipmentIn(await world.bookIt(shipmentIn(await world.send(parcels))));
    await world.happen(booked, 'SCR', 'MAN', 'DEP');
    await world.follow({ order: (told) => [...told.toReversed(), ...told] });
    expect(await world.parcel(code)).toMatchObject({ state: 'SHIPPED', closedAt: expect.any(String) });
    expect(await world.parcel(code)).not.toHaveProperty('shelf');
    expect(await world.deeds(code)).toEqual(['packed', 'requested', 'shipped']);
    await world.follow();
    expect(await world.deeds(code)).toEqual(['packed', 'requested', 'shipped']);
  });

  test('that a flight left behind is here again, and can be canceled', async () => {
    const parcels = await two();
    const [{ code = '' } = {}] = parcels;
    const booked = shipmentIn(await world.bookIt(shipmentIn(await world.send(parcels))));
    await world.happen(booked, 'SCR', 'MAN', 'DEP');
    await world.follow();
    await world.happen(booked, 'DIS_OFLD');
    await world.follow();
    expect(await world.parcel(code)).toMatchObject({ state: 'PACKED' });
    expect(await world.parcel(code)).not.toHaveProperty('closedAt');
    const { version } = shipmentIn(await world.deskShow(booked.number, undefined, desk));
    shipmentIn(await world.cancel(booked.number, { version }));
    await world.follow();
    expect((await world.parcel(code)).state).toBe('IN_STORAGE');
  });

  test('is found at the dock by the label of the bench, once it is booked', async () => {
    const [first, second] = await two();
    const look = (code = '') =>
      world.ask('GET /api/desk/parcels/{code}/piece', { as: dock, params: { code } });
    const made = shipmentIn(await world.send([first as Parcel, second as Parcel]));
    expect(await look(second?.code)).toMatchObject({
      status: 409,
      body: { code: 'PARCEL_NOT_SENT', message: expect.stringContaining('B-04') },
    });
    await world.bookIt(made);
    await world.follow();
    expect(await look(second?.code)).toMatchObject({
      status: 200,
      body: { piece: { number: made.number, n: 2, of: 2, state: 'RECEIVED' } },
    });
    expect(await look('PCL-ZZZZZZZZ')).toMatchObject({ status: 404, body: { code: 'PARCEL_NOT_FOUND' } });
  });
});
