import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueWords } from '../../next-step/due-words.ts';
import { defaultBrand } from '../../settings/brand.ts';
import { defaultCapabilities } from '../../settings/capabilities.ts';
import { type HoldKind, holdKinds, isOurWork } from '../holds.ts';
import { pieceStates, shipmentStateOf } from '../lifecycle.ts';
import type { NextFlight, ShipmentFacts } from '../next-step/facts.ts';
import type { Shipment } from '../shipment.ts';
import { sampleFlight } from '../testing/sample-flight.ts';
import { sampleReweigh } from '../testing/sample-reweigh.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { digestOf, type Happening } from './digest.ts';
import { type What, whats } from './whats.ts';

const now = new Date('2026-11-28T13:00:00Z');
const flight: NextFlight = {
  ...sampleFlight,
  state: 'DEPARTED',
  happened: [{ state: 'DEPARTED', at: '2026-11-28T03:40:00.000Z' }],
};
const factsIn = (state: Shipment['state'], change: Partial<Shipment> = {}): ShipmentFacts => ({
  shipment: {
    ...sampleShipment,
    state,
    pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state })),
    holds: [],
    ...change,
  },
  flight,
  brand: defaultBrand,
  now,
});
const said = { title: 'Said', body: 'Said then.' };
const happened = (...all: readonly What[]): readonly Happening[] => all.map((what) => ({ what, said }));

describe('a letter about a shipment', () => {
  test('is named after the weightiest of what happened, and says the rest', () => {
    const one = digestOf(happened('RECEIVED', 'LEFT'), factsIn('DEPARTED', { leftFrom: 'EWR' }));
    expect(one?.title).toBe('Marva’s barrel and 2 boxes left Newark Friday night');
    // That we have it is over: it has left.
    expect(one?.sentences).toEqual([
      'It lands in Georgetown, and then goes to customs. Expected ready in Georgetown Mon, Nov 30 to Wed, Dec 2.',
      'Nothing for you to do.',
    ]);
  });
  test('that we have it says that nobody comes for it any more, and what that takes off the price', () => {
    const slot = {
      id: 'P-2026-12-01-0900',
      day: '2026-12-01',
      from: '2026-12-01T14:00:00.000Z',
      to: '2026-12-01T17:00:00.000Z',
    };
    const facts = factsIn('RECEIVED', { broughtBefore: { slot, off: 3500 } });
    const words =
      'We have it all. We canceled the pickup of Tue, Dec 1, 9 AM to noon, so the price is $35.00 less.';
    expect(digestOf(happened('RECEIVED'), facts)?.sentences[0]).toBe(words);
    const bill = { version: 1, invoice: 'INV-1', invoiceVersion: 1, charged: 0, paid: 3500, credited: 0 };
    expect(digestOf(happened('RECEIVED'), { ...facts, bill: { ...bill, owed: -3500 } })?.sentences[0]).toBe(
      `${words} We will pay $35.00 back within 2 business days, to whoever paid it.`,
    );
  });
  test('is named after the new price that waits for a yes rather than after the booking', () => {
    const at = now.toISOString();
    const holds: Shipment['holds'] = [{ kind: 'REWEIGH', at, by: 'system' }];
    const reweigh = sampleReweigh(91_800, at);
    const facts = { ...factsIn('RECEIVED', { holds, reweigh }), now: new Date('2026-11-23T15:00:00Z') };
    const one = digestOf(happened('BOOKED', 'HELD'), { ...facts, flight: { ...flight, state: 'OPEN' } });
    expect(one?.next.todo?.act).toBe('DECIDE_REWEIGH');
    expect([one?.what, one?.title]).toEqual(['HELD', expect.stringMatching(/^Approve .*: Marva’s barrel/)]);
  });
  test('reminds of what is not paid as long as it is not: by when, and what it flies with', () => {
    const holds: Shipment['holds'] = [{ kind: 'PAYMENT_DUE', at: now.toISOString(), by: 'system' }];
    const open: ShipmentFacts = {
      ...factsIn('RECEIVED', { holds }),
      flight: { ...flight, state: 'OPEN', happened: [] },
      now: new Date('2026-11-23T22:00:00Z'),
    };
    const one = digestOf(happened('UNPAID'), open);
    expect(one?.title).toBe('Not paid yet: Marva’s barrel and 2 boxes');
    expect(one?.next.todo).toMatchObject({ act: 'PAY', by: flight.bookingCutoff });
    expect(one?.sentences.join(' ')).toContain(
      'If you pay by Tue, Nov 24, 4:00 PM, it flies from Newark on Fri, Nov 27.',
    );
    expect(
      digestOf(happened('UNPAID'), { ...open, shipment: { ...open.shipment, holds: [] } }),
    ).toBeUndefined();
    const charged = open.shipment.promise.total;
    const sums = { version: 1, invoice: 'INV-1000001', invoiceVersion: 1, charged, paid: 0, credited: 0 };
    const check = { ...sums, owed: charged, waiting: charged };
    expect(digestOf(happened('UNPAID'), { ...open, bill: check })).toBeUndefined();
  });
  test('is named after the goods that came, not after their booking, and says what was agreed to', () => {
    const open: ShipmentFacts = {
      ...factsIn('RECEIVED'),
      flight: { ...flight, state: 'OPEN', happened: [] },
      now: new Date('2026-11-23T15:00:00Z'),
    };
    const both = happened('BOOKED', 'RECEIVED');
    expect(digestOf(both, open)?.title).toBe('Marva’s barrel and 2 boxes are at our Kearny dock');
    const pieces = open.shipment.pieces.map((piece) => ({ ...piece, measured: { thousandthsLb: 100_000 } }));
    const agreed = { ...sampleReweigh(91_800, '2026-11-23T14:00:00Z'), status: 'APPROVED' as const };
    const charged = { ...open.shipment.promise, total: 91_800 };
    const shipment = { ...open.shipment, pieces, reweigh: agreed, charged } as unknown as Shipment;
    expect(digestOf(both, { ...open, shipment })?.sentences[0]).toBe(
      'We have it all, and it weighs 300 lb. You agreed to $918.00 for that.',
    );
  });
  test('names no day of a flight that is over, and no weekday of long ago', () => {
    const after = { ...factsIn('RECEIVED'), flight: { ...flight, state: 'OPEN' as const, happened: [] } };
    expect(digestOf(happened('BOOKED'), after)?.title).toBe('Booked: Marva’s barrel and 2 boxes');
    const late = { ...factsIn('DEPARTED', { leftFrom: 'EWR' }), now: new Date('2026-12-07T15:00:00Z') };
    expect(digestOf(happened('LEFT'), late)?.title).toBe(
      'Marva’s barrel and 2 boxes left Newark on Fri, Nov 27',
    );
  });
  test('that it left is told as landed once it has, and not at all once it is ready: that has a letter of its own', () => {
    const titleIn = (state: 'ARRIVED' | 'CUSTOMS' | 'READY_FOR_COLLECTION') =>
      digestOf(happened('LEFT'), factsIn(state, { leftFrom: 'EWR' }))?.title;
    for (const state of ['ARRIVED', 'CUSTOMS'] as const)
      expect(titleIn(state)).toBe('Marva’s barrel and 2 boxes landed in Georgetown');
    expect(titleIn('READY_FOR_COLLECTION')).toBeUndefined();
  });
  test('says nothing of the booking once it has left', () => {
    expect(digestOf(happened('BOOKED'), factsIn('DEPARTED', { leftFrom: 'EWR' }))).toBeUndefined();
  });
  test('is named after what is wrong rather than after the booking', () => {
    const said = { title: 'Piece 2 is damaged', body: 'Piece 2 came with a torn side.' };
    const all: readonly Happening[] = [...happened('BOOKED'), { what: 'TROUBLE', said }];
    const one = digestOf(all, { ...factsIn('BOOKED'), now: new Date('2026-11-23T15:00:00Z') });
    expect(one?.title).toBe('Piece 2 is damaged: Marva’s barrel and 2 boxes');
    expect(one?.sentences).toContain(said.body);
  });
  test('of one night is named after the newest step, not after what went wrong before it', () => {
    const facts = factsIn('DEPARTED', { leftFrom: 'EWR' });
    const wrong = { title: 'Not left yet', body: 'It has not left yet. We will tell you when it does.' };
    const stayed = { title: 'Piece 3 stayed behind', body: 'Piece 3 did not leave with the flight.' };
    const left = happened('LEFT');
    const of = (...all: Happening[]) => digestOf(all, facts);
    for (const before of [
      { what: 'CORRECTED', said: wrong },
      { what: 'TROUBLE', said: stayed },
    ] as const) {
      expect(of(before, ...left)?.what).toBe('LEFT');
      // What went wrong after it is what is to be known.
      expect(of(...left, before)?.what).toBe(before.what);
    }
    expect(of({ what: 'CORRECTED', said: wrong }, ...left)?.sentences).not.toContain(wrong.body);
    expect(of({ what: 'TROUBLE', said: stayed }, ...left)?.sentences).toContain(stayed.body);
  });
  test('says once what went wrong with which piece, and the flight that it has now', () => {
    const facts = factsIn('READY', { leftFrom: 'EWR' });
    const later: NextFlight = {
      ...flight,
      id: 'GY-2026-12-04',
      day: '2026-12-04',
      state: 'OPEN',
      happened: [],
    };
    const pieces = facts.shipment.pieces.map((piece) => ({
      ...piece,
      ...(piece.n === 3
        ? { departureId: later.id, exception: 'SHORT_SHIPPED' as const }
        : { state: 'DEPARTED' as const }),
    }));
    const said = { title: 'Piece 3 stayed behind', body: 'Piece 3 did not leave with the flight.' };
    const known = {
      ...facts,
      shipment: { ...facts.shipment, pieces },
      others: [{ ...later, eta: { from: '2026-12-07', to: '2026-12-09' } }],
    };
    const one = digestOf([{ what: 'TROUBLE', said }], known);
    expect(one?.sentences[0]).toBe('Piece 3: It was left behind when the plane was loaded.');
    const text = one?.sentences.join(' ') ?? '';
    expect(text).toContain('Piece 3 flies Fri, Dec 4 and is expected ready');
    expect(text).not.toMatch(/did not leave|tell you why|Call/);
  });
  test('of a piece that was left behind names it, with the hour and the days of its own flight', () => {
    const other: NextFlight = {
      ...flight,
      id: 'GY-2026-12-04',
      day: '2026-12-04',
      eta: { from: '2026-12-07', to: '2026-12-09' },
      happened: [{ state: 'DEPARTED', at: '2026-12-04T20:00:00.000Z' }],
    };
    const split = (state: Shipment['state'], there: Shipment['state']): ShipmentFacts => {
      const facts = factsIn(state, { leftFrom: 'EWR' });
      const pieces = facts.shipment.pieces.map((piece) =>
        piece.n === 3 ? { ...piece, departureId: other.id } : { ...piece, state: there },
      );
      const late = new Date('2026-12-05T13:00:00Z');
      return { ...facts, shipment: { ...facts.shipment, pieces }, others: [other], now: late };
    };
    const left = digestOf(happened('LEFT'), split('DEPARTED', 'READY_FOR_COLLECTION'));
    expect(left?.title).toBe('Piece 3 of Marva’s barrel and 2 boxes left Newark Friday afternoon');
    expect(left?.next.todo?.title).toBe('Send Marva the code to collect pieces 1 and 2');
    expect(left?.sentences.at(-1)).toMatch(
      /^Piece 3 left Newark and is expected ready in Georgetown Mon, Dec 7 to Wed, Dec 9\.$/,
    );
    expect(left?.rows).toContainEqual(['Flights', 'Fri, Nov 27 (pieces 1 and 2), Fri, Dec 4 (piece 3)']);
    expect(digestOf(happened('READY'), split('READY_FOR_COLLECTION', 'DELIVERED'))?.title).toBe(
      'Ready to collect in Georgetown: piece 3 of Marva’s barrel and 2 boxes',
    );
  });
  test('of some pieces that can be collected names them and the counter, and when the others come', () => {
    const facts = factsIn('READY_FOR_COLLECTION', { leftFrom: 'EWR' });
    const pieces = facts.shipment.pieces.map((piece) =>
      piece.n === 3 ? { ...piece, state: 'CUSTOMS' as const } : piece,
    );
    const one = digestOf(happened('READY'), {
      ...facts,
      shipment: { ...facts.shipment, pieces, state: 'CUSTOMS' },
      capabilities: defaultCapabilities,
    });
    expect(one?.title).toBe('Ready to collect in Georgetown: pieces 1 and 2 of Marva’s barrel and 2 boxes');
    expect(one?.next.todo?.title).toBe('Send Marva the code to collect pieces 1 and 2');
    expect(one?.sentences.at(-1)).toMatch(
      /^Piece 3 landed in Georgetown and is expected ready Mon, Nov 30 to Wed, Dec 2\.$/,
    );
    expect(one?.next.todo?.place?.phone?.display).toBe('+592 600 0142');
  });
  test('says that the dock is due before the payment, which takes a minute and has the button', () => {
    const holds: Shipment['holds'] = [{ kind: 'PAYMENT_DUE', at: now.toISOString(), by: 'system' }];
    const before = { ...factsIn('BOOKED', { holds }), now: new Date('2026-11-23T15:00:00Z') };
    const one = digestOf(happened('BOOKED'), { ...before, flight: { ...flight, state: 'OPEN' } });
    expect(one?.next.todo?.act).toBe('PAY');
    expect(one?.before).toEqual([
      'Also, by Tue, Nov 24, 2:00 PM: bring your barrel and 2 boxes to our dock.',
    ]);
    // The dock is shown by itself, with its hours and map.
    expect(one?.dock).toMatchObject({
      address: '100 Sample Dock Road, Kearny, NJ 07032',
      hours: expect.arrayContaining([expect.stringContaining('Monday')]),
    });
    expect(one?.after).toEqual([]);
  });
  test('of what is ready asks for the code to be sent, with the counter; once the receiver has it, says what comes', () => {
    const facts = { ...factsIn('READY_FOR_COLLECTION'), capabilities: defaultCapabilities };
    const asked = digestOf(happened('READY'), facts);
    expect(asked?.next.todo?.title).toBe('Send Marva the code to collect it');
    expect(asked?.sentences).not.toContain('Nothing for you to do.');
    const told = digestOf(happened('READY'), { ...facts, passedOn: { receiverHas: true } });
    expect(told?.sentences.join(' ')).toMatch(/^Marva has the receiver’s page .* Nothing for you to do\.$/);
    // Where it is collected, the map, the hours and a number there are in either letter, once.
    expect(asked?.place).toBeUndefined();
    for (const place of [asked?.next.todo?.place, told?.place])
      expect(place).toMatchObject({
        address: '18 Sample Wharf Street, Georgetown',
        map: expect.stringContaining('Wharf'),
        hours: [expect.stringContaining('Monday'), expect.stringContaining('Saturday')],
        phone: { display: '+592 600 0142' },
      });
  });
  test('of what is canceled says what becomes of the money', () => {
    const bill = {
      version: 1,
      invoice: 'INV-1',
      invoiceVersion: 1,
      charged: 0,
      paid: 500,
      credited: 0,
      owed: -500,
    };
    const one = digestOf(happened('CANCELLED'), { ...factsIn('CANCELLED'), bill });
    expect(one?.sentences).toEqual([
      'Said then.',
      'We will pay $5.00 back within 2 business days, to whoever paid it.',
    ]);
  });
  test('is none when nothing of it is so any more', () => {
    expect(digestOf(happened('LEFT'), factsIn('MANIFESTED'))).toBeUndefined();
    expect(digestOf(happened('HELD'), factsIn('RECEIVED'))).toBeUndefined();
    expect(digestOf(happened('BOOKED', 'RECEIVED'), factsIn('CANCELLED'))).toBeUndefined();
  });
  test('does not say that there is nothing to do where it asks for a new code', () => {
    const one = digestOf(happened('CODE_LOCKED'), factsIn('READY_FOR_COLLECTION', { leftFrom: 'EWR' }));
    expect(one?.sentences).toContain('Said then.');
    expect(one?.sentences).not.toContain('Nothing for you to do.');
  });
  test('says who checks it', () => {
    const held = (kind: 'CUSTOMS_EXAM' | 'SECOND_SCREENING') =>
      digestOf(
        happened('HELD'),
        factsIn('CUSTOMS', { leftFrom: 'EWR', holds: [{ kind, at: now.toISOString(), by: 'desk' }] }),
      )?.title;
    expect(held('CUSTOMS_EXAM')).toBe('Customs is checking Marva’s barrel and 2 boxes');
    expect(held('SECOND_SCREENING')).toBe('One more security check: Marva’s barrel and 2 boxes');
  });
  test('says in its title why we hold it, and promises nobody to book what is booked', () => {
    const held = (kind: HoldKind, state: Shipment['state'] = 'RECEIVED') =>
      digestOf(happened('HELD'), factsIn(state, { holds: [{ kind, at: now.toISOString(), by: 'desk' }] }));
    const ours = holdKinds.filter(isOurWork);
    const titles = ours.map((kind) => held(kind)?.title ?? '');
    expect(new Set(titles).size).toBe(ours.length);
    for (const title of titles) expect(title).toMatch(/^.{10,}: Marva’s barrel and 2 boxes$/);
    expect(held('OVERSIZE', 'DRAFT')?.sentences.join(' ')).toContain('will tell you when you can book');
    expect(held('OVERSIZE')?.sentences.join(' ')).not.toContain('you can book');
  });
  test('says nothing of the counter to whom it is brought to the door', () => {
    const door = { door: { town: 'Linden' }, leftFrom: 'EWR' };
    expect(digestOf(happened('READY'), factsIn('READY_FOR_COLLECTION', door))).toBeUndefined();
  });
  test('says nothing to the sender of what the receiver pays at the counter', () => {
    const holds: Shipment['holds'] = [{ kind: 'PAYMENT_DUE', at: now.toISOString(), by: 'system' }];
    const facts = factsIn('ARRIVED', { holds, chargesTerm: 'COLLECT', leftFrom: 'EWR' });
    expect(digestOf(happened('HELD'), facts)).toBeUndefined();
  });
});

test('whatever happened to pieces that fly apart: a title with the goods, no word that is missing, and nothing twice', () => {
  const states = fc.array(fc.tuple(fc.constantFrom(...pieceStates), fc.boolean()), {
    minLength: 3,
    maxLength: 3,
  });
  const others = fc.constantFrom('OPEN' as const, 'CANCELLED' as const, 'DEPARTED' as const);
  fc.assert(
    fc.property(fc.subarray([...whats], { minLength: 1 }), states, others, (all, each, state) => {
      const pieces = sampleShipment.pieces.map((piece, index) => {
        const [now = piece.state, isApart] = each[index] ?? [];
        return { ...piece, state: now, ...(isApart ? { departureId: 'GY-2026-12-04' } : {}) };
      });
      const facts = factsIn(shipmentStateOf(pieces), { pieces, leftFrom: 'EWR' });
      const apart = { ...flight, id: 'GY-2026-12-04', day: '2026-12-04', state };
      const one = digestOf(happened(...all), { ...facts, others: [apart] });
      if (one === undefined) return;
      expect(one.title).toContain('Marva’s ');
      expect(new Set(one.sentences).size).toBe(one.sentences.length);
      for (const text of [one.title, ...one.sentences, ...one.rows.flat()])
        expect(text).not.toMatch(/undefined|NaN|\$0\.00|\{\w+\}|\.\.|Pieces? (of|,|$)|\(\)/);
    }),
    { numRuns: 500 },
  );
});

test('whatever happened, in whatever state: a title with the goods, no word that is missing, and nothing twice', () => {
  fc.assert(
    fc.property(fc.subarray([...whats], { minLength: 1 }), fc.constantFrom(...pieceStates), (all, state) => {
      const one = digestOf(happened(...all), factsIn(state, state === 'DRAFT' ? {} : { leftFrom: 'EWR' }));
      if (one === undefined) return;
      expect(one.title).toContain('Marva’s barrel and 2 boxes');
      expect(new Set(one.sentences).size).toBe(one.sentences.length);
      for (const text of [one.title, ...one.sentences])
        expect(text).not.toMatch(/undefined|NaN|\$0\.00|\{\w+\}|\.\./);
    }),
  );
});

test('a letter about what was handed over says once who has it, until when damage is reported, and what we offer for a claim', () => {
  const handed = '2026-12-02T15:00:00.000Z';
  const facts = factsIn('DELIVERED', { closedAt: handed });
  const pieces = facts.shipment.pieces.map((piece) => ({ ...piece, at: handed }));
  const offers = [{ reference: 'CLM-7K3M9Q', sum: 3500, until: '2026-12-25' }];
  const given = {
    ...facts,
    shipment: { ...facts.shipment, pieces },
    offers,
    handovers: [{ name: 'Marva Sample', at: handed, pieces: pieces.map(({ n }) => n) }],
  };
  const one = digestOf(happened('DELIVERED'), { ...given, now: new Date('2026-12-03T15:00:00.000Z') });
  expect(one?.sentences).toEqual([
    'Marva Sample collected it and signed for it Wed, Dec 2, 11:00 AM (Georgetown time). If something is broken or missing, keep the packing and report it by Wed, Dec 16.',
    'We offer $35.00 for your claim CLM-7K3M9Q.',
  ]);
  const { title, by = '' } = one?.next.todo ?? {};
  expect([title, dueWords(by)]).toEqual(['Accept or decline $35.00 by Fri, Dec 25', 'Fri, Dec 25']);
  const late = digestOf(happened('DELIVERED'), {
    ...given,
    offers: [],
    now: new Date('2026-12-17T15:00:00.000Z'),
  });
  expect(late?.sentences.join(' ')).not.toContain('report it by');
});
