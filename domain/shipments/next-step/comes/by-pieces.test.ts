import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../../../settings/brand.ts';
import { defaultCapabilities } from '../../../settings/capabilities.ts';
import { shipmentStateOf } from '../../lifecycle.ts';
import type { Piece } from '../../pieces.ts';
import { sampleShipment } from '../../testing/sample-shipment.ts';
import { track } from '../../tracking/track.ts';
import { waitsAtCounter } from '../at-counter.ts';
import type { NextFlight, ReceiverFacts } from '../facts.ts';
import { nextOfReceiver } from '../receiver.ts';
import { nextOfSender } from '../sender.ts';

const flightOn = (day: string, from: string, to: string, change: Partial<NextFlight> = {}): NextFlight => ({
  id: `GY-${day}`,
  day,
  usualDay: day,
  originAirport: 'EWR',
  destinationAirport: 'GEO',
  cargoCutoff: `${day}T01:00:00.000Z`,
  bookingCutoff: `${day}T03:00:00.000Z`,
  eta: { from, to },
  state: 'OPEN',
  ...change,
});
const left = { state: 'DEPARTED', at: '2026-11-27T23:40:00.000Z' };
const friday = flightOn('2026-11-27', '2026-11-30', '2026-12-02', { state: 'DEPARTED', happened: [left] });
const next = flightOn('2026-12-04', '2026-12-07', '2026-12-09');

/** Pieces 1 and 2 in a state, and piece 3, which was left behind, as it is. */
const split = (
  [two, third]: readonly [Piece['state'], Partial<Piece>],
  change: Partial<ReceiverFacts> = {},
): ReceiverFacts => {
  const pieces = sampleShipment.pieces.map((piece) => ({
    ...piece,
    ...(piece.n === 3 ? { departureId: next.id, ...third } : { state: two }),
  }));
  return {
    shipment: { ...sampleShipment, pieces, state: shipmentStateOf(pieces), holds: [], leftFrom: 'EWR' },
    flight: friday,
    others: [next],
    brand: defaultBrand,
    capabilities: defaultCapabilities,
    storage: [],
    passedOn: { receiverHas: true },
    now: new Date('2026-12-03T15:00:00.000Z'),
    ...change,
  };
};
const on = (now: string, others: readonly NextFlight[] = [next]): Partial<ReceiverFacts> => ({
  now: new Date(`${now}T15:00:00.000Z`),
  others,
});
const waits = { state: 'READY' } as const;
const call = 'Questions? Call (201) 555-0142.';
const sender = (facts: ReceiverFacts) => nextOfSender(facts).comes;
const receiver = (facts: ReceiverFacts) => nextOfReceiver(facts).comes;
const tracked = (facts: ReceiverFacts) =>
  track({ ...facts, events: [], dock: 'Kearny', phone: defaultBrand.phone.display });

describe('what comes of a shipment whose pieces fly apart', () => {
  test('some can be collected, and one flies with the next flight: each has its place or its days', () => {
    const facts = split(['READY_FOR_COLLECTION', waits]);
    const flies = 'Piece 3 flies Fri, Dec 4 and is expected ready in Georgetown Mon, Dec 7 to Wed, Dec 9.';
    expect(sender(facts)).toEqual([
      expect.stringMatching(
        /^Marva has the receiver’s page and can collect pieces 1 and 2 at our counter in Georgetown, with a photo ID, the six-digit code and the TIN\.$/,
      ),
      flies,
    ]);
    // As long as Marva has neither code nor page, it is for the sender to send them, and said once.
    const unsent = { ...facts, passedOn: {} };
    expect([sender(unsent), nextOfSender(unsent).todo?.title]).toEqual([
      [flies],
      'Send Marva the code to collect pieces 1 and 2',
    ]);
    // What the receiver does at the counter is their step.
    expect([receiver(facts), nextOfReceiver(facts).todo?.title]).toEqual([
      [flies],
      'Collect pieces 1 and 2 soon',
    ]);
    // It is not late: what has come is there, and the rest is to come on known days.
    expect(tracked(facts).arrival).toMatchObject({
      from: '2026-12-07',
      to: '2026-12-09',
      // The others are there already, so that it is not of the whole.
      words: 'Piece 3: Monday, December 7 to Wednesday, December 9',
    });
  });
  test('both are on their way: the whole has days up to those of the last', () => {
    const facts = split(['DEPARTED', waits], on('2026-11-29'));
    expect(sender(facts)).toEqual([
      'Pieces 1 and 2 left Newark and are expected ready in Georgetown Mon, Nov 30 to Wed, Dec 2.',
      'Piece 3 flies Fri, Dec 4 and is expected ready in Georgetown Mon, Dec 7 to Wed, Dec 9.',
    ]);
    const { arrival, groups } = tracked(facts);
    expect([arrival?.from, arrival?.to]).toEqual(['2026-11-30', '2026-12-09']);
    expect(arrival?.words).toBe(
      'Pieces 1 and 2: Monday, November 30 to Wednesday, December 2. Piece 3: Monday, December 7 to Wednesday, December 9',
    );
    expect(groups.map(({ expected }) => expected)).toEqual([
      'Monday, November 30 to Wednesday, December 2',
      'Monday, December 7 to Wednesday, December 9',
    ]);
  });
  test('the piece that was left behind flies, lands, and is late by the days of its own flight', () => {
    const own = { ...next, state: 'DEPARTED' as const };
    const said = (state: Piece['state'], day: string) =>
      sender(split(['READY_FOR_COLLECTION', { state }], on(day, [own])))[1];
    expect([said('DEPARTED', '2026-12-05'), said('CUSTOMS', '2026-12-08')]).toEqual([
      'Piece 3 left Newark and is expected ready in Georgetown Mon, Dec 7 to Wed, Dec 9.',
      'Piece 3 landed in Georgetown and is expected ready Tue, Dec 8 to Wed, Dec 9.',
    ]);
    expect([said('DEPARTED', '2026-12-10'), said('CUSTOMS', '2026-12-10')]).toEqual([
      `Piece 3 left Newark. It takes longer than we expected. ${call}`,
      'Piece 3 landed in Georgetown. The last steps there take longer than we expected.',
    ]);
    const late = tracked(split(['READY_FOR_COLLECTION', { state: 'CUSTOMS' }], on('2026-12-10', [own])));
    expect(late.arrival).toMatchObject({
      words: 'Piece 3 is late, expected by Wednesday, December 9',
      why: 'The last steps there take longer than we expected.',
    });
  });
  test('its plane leaves two days late, and so are its days', () => {
    const happened = [{ state: 'DEPARTED', at: '2026-12-06T20:00:00.000Z' }];
    const facts = split(
      ['READY_FOR_COLLECTION', { state: 'DEPARTED' }],
      on('2026-12-07', [{ ...next, state: 'DEPARTED', happened }]),
    );
    expect(sender(facts)[1]).toContain('expected ready in Georgetown Wed, Dec 9 to Fri, Dec 11.');
    expect(tracked(facts).arrival).toMatchObject({ to: '2026-12-11', why: 'The plane left 2 days late.' });
  });
  test('some are late while the piece that was left behind has its days: the whole is not late', () => {
    const facts = split(['CUSTOMS', waits]);
    expect(sender(facts)[0]).toBe(
      'Pieces 1 and 2 landed in Georgetown. The last steps there take longer than we expected.',
    );
    expect(tracked(facts).arrival).toMatchObject({
      words: 'Piece 3: Monday, December 7 to Wednesday, December 9',
      why: 'Pieces 1 and 2: The last steps there take longer than we expected.',
    });
  });
  test('its flight is canceled: no day is promised, and what is there stays there', () => {
    const facts = split(['READY_FOR_COLLECTION', waits], on('2026-12-03', [{ ...next, state: 'CANCELLED' }]));
    expect(sender(facts)[1]).toBe('The flight of piece 3 was canceled. We are choosing another one.');
    expect(receiver(facts)).toEqual(sender(facts).slice(1));
    expect(tracked(facts).arrival).toBeUndefined();
  });
  test('it has no other flight yet: who hears of one is said, and nothing twice', () => {
    const { others: _, ...facts } = split(['READY_FOR_COLLECTION', { ...waits, departureId: undefined }]);
    expect(sender(facts)[1]).toBe(
      'Piece 3 goes on the next flight that has space. We will write to you when it has one.',
    );
    expect(receiver(facts)[0]).toBe(
      'Piece 3 goes on the next flight that has space. We will tell the sender when it has one.',
    );
    expect(tracked(facts).arrival?.words).toBe('Piece 3 is late, expected by Wednesday, December 2');
  });
  test('it is missing: no day of its flight is promised for it', () => {
    const facts = split(['DEPARTED', { state: 'DEPARTED', exception: 'MISSING', departureId: undefined }]);
    expect(sender({ ...facts, now: new Date('2026-11-29T15:00:00.000Z') })).toEqual([
      'Pieces 1 and 2 left Newark and are expected ready in Georgetown Mon, Nov 30 to Wed, Dec 2.',
      'When we find piece 3, we will write to you.',
    ]);
    expect(nextOfSender(facts).ours).toEqual([
      'Piece 3: We cannot find it right now, and we are looking for it.',
    ]);
    expect(receiver(facts)).toContain('Piece 3: We cannot find it right now, and we are looking for it.');
    expect(tracked({ ...facts, now: new Date('2026-11-29T15:00:00.000Z') }).arrival?.words).toBe(
      'Pieces 1 and 2: Monday, November 30 to Wednesday, December 2',
    );
  });
  test('all of it is missing: no day of its flight is promised', () => {
    const pieces = sampleShipment.pieces.map((piece) => ({
      ...piece,
      state: 'DEPARTED' as const,
      exception: 'MISSING' as const,
    }));
    const facts = split(['DEPARTED', {}], { now: new Date('2026-11-29T15:00:00.000Z') });
    const lost = { ...facts, shipment: { ...facts.shipment, pieces } };
    expect(sender(lost)).toEqual(['When we find pieces 1 to 3, we will write to you.']);
    expect(tracked(lost).arrival).toBeUndefined();
    expect(tracked(lost)).toMatchObject({
      status: 'We are looking for it',
      groups: [{ next: 'The sender is told when we find it.' }],
    });
  });
  test('it is missing: where it was last is neither its status nor that of the whole, and nothing happens to it next', () => {
    for (const state of ['DEPARTED', 'READY_FOR_COLLECTION', 'OUT_FOR_DELIVERY'] as const) {
      const { status, groups } = tracked(split(['CUSTOMS', { state, exception: 'MISSING' }]));
      expect(status).toBe('2 of 3 pieces: With customs');
      expect(groups[1]).toMatchObject({
        title: 'Piece 3',
        status: 'We are looking for it',
        next: 'The sender is told when we find it.',
      });
      expect(groups[1]?.trouble).toBeUndefined();
    }
  });
  test('it is missing from the counter: it is not among what can be collected', () => {
    const gone = { state: 'READY_FOR_COLLECTION', exception: 'MISSING' } as const;
    const { todo, comes } = nextOfReceiver(split(['READY_FOR_COLLECTION', gone]));
    expect(todo?.title).toContain('pieces 1 and 2');
    expect(comes).toContain('Piece 3: We cannot find it right now, and we are looking for it.');
    const { shipment } = split(['READY_FOR_COLLECTION', gone]);
    const pieces = shipment.pieces.map((piece) => ({ ...piece, ...gone }));
    expect(waitsAtCounter({ ...shipment, pieces })).toBe(false);
  });
  test('it flew past its stop: it does not land there next', () => {
    const { groups } = tracked(split(['CUSTOMS', { state: 'DEPARTED', exception: 'OVER_CARRIED' }]));
    expect(groups[1]).toMatchObject({
      status: 'Flew past its stop',
      next: 'The airline has to bring it back.',
    });
  });
  test('it is missing: nobody is told to report what they have reported', () => {
    const missing = (losses: ReceiverFacts['losses']) =>
      sender(split(['CUSTOMS', { state: 'DEPARTED', exception: 'MISSING' }], { losses })).at(-1);
    const found = 'When we find piece 3, we will write to you.';
    const report = `${found} You can already report piece 3 as lost, under “Damage, loss or delay”.`;
    const claim = { reference: 'CLM-7K3M9Q2X', pieces: [2, 3], isOver: false };
    expect(missing([])).toBe(report);
    expect(missing([{ ...claim, pieces: [1] }])).toBe(report);
    expect(missing([claim])).toBe(`${found} Your claim CLM-7K3M9Q2X is with us.`);
    // It is paid or denied: there is nothing to report any more.
    expect(missing([{ ...claim, isOver: true }])).toBe(found);
    expect(missing([claim, { ...claim, reference: 'CLM-8L4N0R3Y', pieces: [3] }])).toBe(
      `${found} Your claims CLM-7K3M9Q2X and CLM-8L4N0R3Y are with us.`,
    );
    expect(missing(undefined)).toBe(found);
  });
  test('nobody has recorded that a flight left: what was planned is said, and no day follows from it', () => {
    const facts = (state: Piece['state']) =>
      split(['READY_FOR_COLLECTION', { state }], on('2026-12-05', [{ ...next, state: 'BOOKING_CLOSED' }]));
    const said = 'Piece 3 was planned for Fri, Dec 4. We have not recorded yet that it left.';
    expect([sender(facts('MANIFESTED'))[1], receiver(facts('MANIFESTED'))[0]]).toEqual([said, said]);
    expect(tracked(facts('MANIFESTED')).arrival).toBeUndefined();
    // Once it has left, its days are those of its flight.
    expect(sender(facts('DEPARTED'))[1]).toContain('expected ready in Georgetown Mon, Dec 7 to Wed, Dec 9.');
  });
  test('some are handed over already: who has them is said, and what is still to come', () => {
    const facts = split(['DELIVERED', { state: 'READY_FOR_COLLECTION' }]);
    expect(sender(facts)).toEqual([
      'Marva has pieces 1 and 2.',
      expect.stringContaining('can collect piece 3 at'),
    ]);
    expect(receiver(split(['DELIVERED', waits]))).toEqual([
      'Pieces 1 and 2 were handed over.',
      expect.stringContaining('Piece 3 flies Fri, Dec 4'),
    ]);
  });
  test('what did not come to our dock in time is brought by the cutoff of its own flight', () => {
    const { todo } = nextOfSender(split(['READY', { state: 'BOOKED' }], on('2026-11-29')));
    expect([todo?.act, todo?.by, todo?.lines[0]]).toEqual([
      'BRING',
      next.cargoCutoff,
      'Then it flies Fri, Dec 4.',
    ]);
  });
});
