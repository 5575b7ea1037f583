import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { headline, NOTHING_TO_DO } from '../../next-step/headline.ts';
import { NextStep } from '../../next-step/next-step.ts';
import { defaultBrand } from '../../settings/brand.ts';
import type { Booking, SlotTimes, Visit } from '../booking.ts';
import { failureReasonNames } from '../failure-reasons.ts';
import { bookingStates } from '../lifecycle.ts';
import { missingOf } from '../missing.ts';
import { sampleBooking, sampleKnown, tuesday, wednesday } from '../testing/sample-booking.ts';
import type { BookingFacts } from './facts.ts';
import { nextOfBooking } from './next-of-booking.ts';

const { now } = sampleKnown;
const page = '/dashboard/bookings/BKG-7K3M9Q';
const factsOf = (change: Partial<Booking> = {}, at = now): BookingFacts => ({
  booking: { ...sampleBooking, ...change },
  brand: defaultBrand,
  now: at,
});
const next = (change: Partial<Booking> = {}, at = now): NextStep => nextOfBooking(factsOf(change, at));
const acts = ({ todo, after }: NextStep) => [todo, ...after].flatMap((step) => step?.act ?? []);
const afterwards = new Date('2026-12-01T20:00:00Z');
const { visits: _, ...timeless } = sampleBooking;
const dropOff: Partial<Booking> = { way: 'DROP_OFF' };

describe('what the owner of a pickup has to do', () => {
  test('is ready in its slot, where we come, and knows the flight and the price that no shipment has', () => {
    expect(next().todo).toEqual({
      act: 'BE_READY',
      title: 'Have it ready: we come Tue, Dec 1, 9 AM to noon',
      lines: ['It is in time for the flight on Fri, Dec 4.'],
      by: tuesday.from,
      place: {
        name: 'Your address',
        address: '12 Sample Avenue, Brooklyn, NY 11226',
        map: expect.stringContaining('12%20Sample%20Avenue'),
        hours: [],
      },
      button: { label: 'Change or cancel the pickup', path: page },
    });
    const { heldBy: __, ...own } = sampleBooking;
    expect(nextOfBooking({ ...factsOf(), booking: own }).todo?.lines).toContain(
      'The pickup costs $35.00. We put it on your invoice after our visit.',
    );
  });
  test('reads that the pickup is a part of the price of the shipment that is still to be booked, and its flight once', () => {
    const { heldBy: __, ...own } = sampleBooking;
    const booking = { ...own, shipments: [], priced: 'to=GY&g=1B55x140&zip=11226' };
    const { todo, after } = nextOfBooking({ ...factsOf(), booking });
    expect([todo?.act, after[0]?.lines]).toEqual([
      'BOOK',
      ['$35.00 of the price of your shipment is for the pickup. You do not pay for it separately.'],
    ]);
    expect(todo?.lines.filter((line) => line.includes('flight on Fri, Dec 4'))).toHaveLength(1);
  });
  test('waits for our yes to what they asked for', () => {
    const asked = next({ state: 'REQUESTED' });
    expect([headline(asked), asked.ours]).toEqual([
      NOTHING_TO_DO,
      ['You asked us to come Tue, Dec 1, 9 AM to noon. We are confirming that.'],
    ]);
  });
  test('chooses a time, tells us the street, and says who receives it, in this order', () => {
    const { street: __, ...place } = sampleBooking.place ?? { zip: '', stairs: false, miles: 0 };
    const asked = next({ state: 'REQUESTED', visits: [], place, shipments: [], priced: 'to=GY&g=1B55x140' });
    expect(acts(asked)).toEqual(['CHOOSE_TIME', 'DECLARE', 'BOOK']);
    expect(asked.todo?.title).toBe('Choose a time for the pickup');
    expect(asked.after[1]?.button?.path).toBe(
      '/dashboard/create-shipment?to=GY&g=1B55x140&booking=BKG-7K3M9Q',
    );
  });
  test('takes another time where theirs is not possible any more, and reads why', () => {
    const touched: Booking['touched'] = {
      since: now.toISOString(),
      because: 'We do not pick up on Tuesday, December 1.',
      by: 'schedule',
      purpose: 'MAIN',
      proposed: wednesday,
    };
    const moved = next({ touched });
    expect([acts(moved), moved.todo?.lines]).toEqual([
      ['CHOOSE_TIME'],
      ['We do not pick up on Tuesday, December 1.', 'The next best time is Wed, Dec 2, 9 AM to noon.'],
    ]);
  });
  test('calls us for another time once the van is planned, or theirs is over', () => {
    const late = new Date('2026-12-01T13:00:00Z');
    const touched: Booking['touched'] = {
      since: now.toISOString(),
      because: 'Our van is broken.',
      by: 'schedule',
      purpose: 'MAIN',
      proposed: wednesday,
    };
    const call = `Call ${defaultBrand.phone.display} for a new time`;
    const steps = [next({ touched }, late), next({ state: 'REQUESTED' }, afterwards)].map(({ todo }) => todo);
    expect(steps.map((step) => [step?.title, step?.lines, step?.button])).toEqual([
      [call, ['Our van is broken.'], undefined],
      [call, ['The time that you asked for is over.'], undefined],
    ]);
  });
  test('chooses a new time after a visit in vain, and reads what that costs', () => {
    const failure = {
      reason: 'consignee_not_home' as const,
      note: 'We rang twice.',
      at: now.toISOString(),
      by: 'desk',
    };
    const visits: Visit[] = [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'FAILED', failure }];
    expect(next({ state: 'FAILED', visits, feeFor: 1 }, afterwards).todo).toMatchObject({
      title: 'Choose another time for the pickup',
      lines: [
        'Nobody was there.',
        'We wrote: We rang twice.',
        'The fee for a missed pickup is on your invoice.',
      ],
    });
  });
  test('that missed our van reads that we came', () => {
    const visits: Visit[] = [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'NO_SHOW' }];
    expect(next({ state: 'NO_SHOW', visits, feeFor: 1 }, afterwards).todo?.lines).toEqual([
      'We came, and nobody was there.',
      'The fee for a missed pickup is on your invoice.',
    ]);
  });
  test('reads why we did not take in what was brought, by whose fault, and when to bring it again', () => {
    const failure = { reason: 'carrier_vehicle_full' as const, at: now.toISOString(), by: 'desk' };
    const visits: Visit[] = [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'FAILED', failure }];
    expect(next({ ...dropOff, state: 'FAILED', visits }, afterwards).todo).toMatchObject({
      act: 'BRING',
      lines: [
        'Our dock was full. That is our fault, and we are sorry.',
        'Come whenever we are open.',
        expect.stringContaining('Show the code'),
      ],
    });
  });
  test('is there for the empty barrels first', () => {
    const first: Visit = { number: 2, purpose: 'FIRST', slot: tuesday, state: 'PLANNED' };
    const main: Visit = { number: 1, purpose: 'MAIN', slot: wednesday, state: 'PLANNED' };
    expect(next({ visits: [main, first] }).todo).toMatchObject({
      title: 'Have someone there: we bring the empty barrels Tue, Dec 1, 9 AM to noon',
      lines: ['We pick them up full Wed, Dec 2, 9 AM to noon.'],
      by: tuesday.from,
    });
    const during = next({ visits: [main, first] }, new Date(tuesday.from)).todo;
    expect(during?.title).toBe('Have someone there: we bring the empty barrels by noon today');
  });
  test('has it ready before its slot begins, and once it has begun reads until when we come', () => {
    const minute = 60_000;
    const at = (instant: string, minutes: number) =>
      next({}, new Date(Date.parse(instant) + minutes * minute)).todo;
    expect(at(tuesday.from, -1)).toMatchObject({
      title: 'Have it ready: we come Tue, Dec 1, 9 AM to noon',
      by: tuesday.from,
    });
    for (const todo of [at(tuesday.from, 0), at(tuesday.to, -1)]) {
      expect(todo).toMatchObject({ act: 'BE_READY', title: 'Have it ready: we come by noon today' });
      expect(todo?.by).toBe(tuesday.to);
    }
    expect(at(tuesday.to, 0)).toBeUndefined();
  });
  test('calls us when the time is over and nobody came', () => {
    expect(next({}, afterwards).ours).toEqual([
      `We should have it by now. If nobody came for it, call ${defaultBrand.phone.display}.`,
    ]);
  });
  test('has nothing left to do once we have it, but for what flies with no shipment yet', () => {
    const done = { state: 'COMPLETED', closedAt: '2026-12-01T16:00:00Z' } as const;
    expect(headline(next(done, afterwards))).toBe('We picked it up Tue, Dec 1');
    const alone = next({ ...done, shipments: [] }, afterwards);
    expect([acts(alone), alone.todo?.button?.path]).toEqual([
      ['BOOK'],
      expect.stringMatching(/^\/dashboard\/create-shipment\?to=GY&g=\d.*&booking=BKG-7K3M9Q$/),
    ]);
    // What was typed for the pickup is not typed again.
    const goods: Booking['goods'] = [
      { kind: 'barrel', barrel: 'B77', quantity: 2, weightLb: 140 },
      { kind: 'box', quantity: 1, weightLb: 18.4 },
    ];
    expect(next({ ...done, shipments: [], goods }, afterwards).todo?.button?.path).toBe(
      '/dashboard/create-shipment?to=GY&g=2B77x140_1bxxx18.4&booking=BKG-7K3M9Q',
    );
    // What we have is fetched no more, and its pickup is on an invoice: the shipment is priced without.
    const priced = 'to=GY&g=1B55x140e_2b16x12x12x18.4&zip=11226&stairs=1';
    expect(next({ ...done, shipments: [], priced }, afterwards).todo?.button?.path).toBe(
      '/dashboard/create-shipment?to=GY&g=1B55x140e_2b16x12x12x18.4&booking=BKG-7K3M9Q',
    );
  });
});

describe('what a pickup costs that no shipment has', () => {
  const { heldBy: __, ...own } = sampleBooking;
  const done = { ...own, state: 'COMPLETED', closedAt: '2026-12-01T16:00:00Z' } as const;
  const bill = {
    number: 'INV-1000002',
    code: 'PICKUP',
    amount: 3500,
    left: 3500,
    owed: 3500,
    isAlone: true,
  } as const;
  const of = (change: object = {}, booking: Booking = done) =>
    nextOfBooking({ ...factsOf({}, afterwards), booking, bill: { ...bill, ...change } });
  const pay = {
    act: 'PAY',
    title: 'Pay $35.00 for the pickup',
    lines: ['We picked it up Tue, Dec 1.', 'It is due now.'],
    amount: 3500,
    button: { label: 'Pay $35.00', path: '/dashboard/invoices/INV-1000002' },
  };
  test('is to be paid once it took place, which is due now and comes before who receives it', () => {
    expect(of().todo).toEqual(pay);
    expect(of().comes).toEqual([]);
    expect(acts(of({}, { ...done, shipments: [] }))).toEqual(['PAY', 'BOOK']);
  });
  test('is told apart from what else is on the invoice, which is paid as a whole', () => {
    expect(of({ left: 5500, isAlone: false }).todo).toMatchObject({
      title: 'Pay $55.00: $35.00 for the pickup and $20.00 for what else is on this invoice',
      lines: ['We picked it up Tue, Dec 1.', 'It is due now.'],
      button: { label: 'Pay $55.00' },
    });
    expect(of({ left: 3900, isAlone: false, rest: 'extra photos' }).todo?.title).toBe(
      'Pay $39.00: $35.00 for the pickup and $4.00 for extra photos',
    );
    // Once a part is paid, nobody can say of what.
    expect(of({ left: 3000, isAlone: false }).todo).toMatchObject({
      title: 'Pay $30.00',
      lines: ['We picked it up Tue, Dec 1.', '$35.00 on this invoice is for the pickup.', 'It is due now.'],
    });
  });
  test('is asked for no more once it is paid or a check for it waits, and on its invoice before we know', () => {
    const over = [
      of({ left: 0 }),
      of({ left: 0, waiting: 3500 }),
      nextOfBooking({ ...factsOf({}, afterwards), booking: done }),
    ];
    expect(over.map(({ todo, isOver, comes }) => [todo, isOver, comes[1]])).toEqual([
      [undefined, true, 'The pickup is paid.'],
      [undefined, true, expect.stringMatching(/^\$35\.00 by check is waiting for the bank/)],
      [undefined, true, 'The pickup is on your invoice.'],
    ]);
  });
  test('the fee for a missed one is to be paid beside a new time, and alone once it is canceled', () => {
    const missed = { code: 'MISSED_PICKUP', amount: 2000, left: 2000 };
    const failed = { ...own, state: 'FAILED', feeFor: 1 } as const;
    expect(acts(of(missed, failed))).toEqual(['CHOOSE_TIME', 'PAY']);
    const canceled = of(missed, { ...own, state: 'CANCELLED', feeFor: 1 });
    expect([canceled.todo?.title, canceled.todo?.lines[0], canceled.comes]).toEqual([
      'Pay $20.00 for the missed pickup',
      'It is canceled.',
      [],
    ]);
  });
});

describe('whoever has not said who receives it', () => {
  const { heldBy: __, ...own } = sampleBooking;
  const cutoff = '2026-12-01T19:00:00.000Z';
  const flight = { day: '2026-12-04', cargoCutoff: cutoff, state: 'OPEN' } as const;
  const book = (change: Partial<Booking> = {}, known: Partial<BookingFacts> = {}) => {
    const booking = { ...own, shipments: [], ...change };
    const { todo, after } = nextOfBooking({ ...factsOf(), flight, ...known, booking });
    const step = [todo, ...after].find((one) => one?.act === 'BOOK');
    return [step?.title, step?.by, step?.lines.find((line) => /fl(?:ies|y)\b|flight/.test(line))];
  };
  const name = 'Tell us who receives it and what is inside';
  const inTime = [
    'Tell us by Tue, Dec 1, 2:00 PM who receives it and what is inside',
    cutoff,
    'Then it flies Fri, Dec 4.',
  ];
  test('does it by the cutoff of the flight that it makes, also once we have the goods', () => {
    const done = { state: 'COMPLETED', closedAt: '2026-12-01T16:00:00Z' } as const;
    expect(book()).toEqual(inTime);
    expect(book(done)).toEqual(inTime);
  });
  test('is promised no flight after its cutoff, once it is canceled, and while nobody comes for the goods', () => {
    const next = [name, undefined, 'Then it goes on the next flight that has space.'];
    expect(book({}, { now: new Date(cutoff) })).toEqual(next);
    expect(book({}, { flight: { ...flight, state: 'CANCELLED' } })).toEqual(next);
    expect(book({ state: 'FAILED' })).toEqual([name, undefined, 'Then it can fly.']);
  });
});

describe('what whoever brings it has to do', () => {
  test('comes in the slot, to the street of the dock, with the code', () => {
    expect(next(dropOff).todo).toMatchObject({
      act: 'BRING',
      title: 'Bring your barrel Tue, Dec 1, 9 AM to noon',
      lines: [
        'You can also come at another time while we are open.',
        'It is in time for the flight on Fri, Dec 4.',
        'Show the code of BKG-7K3M9Q at the dock, on your phone or on paper.',
      ],
      place: { address: '100 Sample Dock Road, Kearny, NJ 07032', phone: defaultBrand.phone },
    });
  });
  test('comes whenever we are open, without a time or after it', () => {
    const titles = [
      nextOfBooking({ ...factsOf(), booking: { ...timeless, ...dropOff, state: 'REQUESTED', visits: [] } }),
      next(dropOff, afterwards),
      next({ ...dropOff, state: 'NO_SHOW' }, afterwards),
    ].map(({ todo }) => [todo?.title, todo?.by]);
    expect(titles).toEqual(Array.from({ length: 3 }, () => ['Bring your barrel to our dock', undefined]));
  });
});

const slotAt = (hour: number): SlotTimes => {
  const from = new Date(now.getTime() + hour * 3_600_000);
  const to = new Date(from.getTime() + 3 * 3_600_000);
  const bookBy = new Date(from.getTime() - 16 * 3_600_000).toISOString();
  return { id: tuesday.id, day: newYorkDay(from), from: from.toISOString(), to: to.toISOString(), bookBy };
};

/** The states that the last visit may have in each state of a booking. */
const endOf = (state: Booking['state']): Visit['state'] => {
  if (state === 'FAILED' || state === 'NO_SHOW') return state;
  if (state === 'COMPLETED') return 'DONE';
  return state === 'CANCELLED' ? 'CANCELLED' : 'PLANNED';
};

const reachable = fc
  .record({
    state: fc.constantFrom(...bookingStates),
    way: fc.constantFrom<Booking['way']>('PICKUP', 'DROP_OFF'),
    slot: fc.option(fc.integer({ min: -100, max: 300 }), { nil: undefined }),
    empties: fc.constantFrom(undefined, 'ALONG' as const, 'FIRST' as const),
    firstIs: fc.constantFrom<Visit['state']>('PLANNED', 'DONE'),
    hasStreet: fc.boolean(),
    reason: fc.constantFrom(undefined, ...failureReasonNames),
    isCharged: fc.boolean(),
    isTouched: fc.boolean(),
    proposed: fc.option(fc.integer({ min: -100, max: 300 }), { nil: undefined }),
    hasShipment: fc.boolean(),
    isHeld: fc.boolean(),
    total: fc.constantFrom(undefined, 0, 3500),
    boxes: fc.integer({ min: 0, max: 3 }),
    flight: fc.option(fc.integer({ min: -10, max: 20 }), { nil: undefined }),
    cutoff: fc.option(fc.integer({ min: -100, max: 400 }), { nil: undefined }),
    left: fc.constantFrom(undefined, 0, 2000, 5500),
    waiting: fc.constantFrom(undefined, 2000),
    hour: fc.integer({ min: -24 * 4, max: 24 * 20 }),
  })
  .map((one): BookingFacts => {
    const mayLackTime = one.state === 'REQUESTED' || one.state === 'CANCELLED';
    const hour = mayLackTime ? one.slot : (one.slot ?? 24);
    const main: Visit[] =
      hour === undefined
        ? []
        : [
            {
              number: 1,
              purpose: 'MAIN',
              slot: slotAt(hour),
              state: endOf(one.state),
              ...(one.state === 'FAILED' && one.reason !== undefined
                ? { failure: { reason: one.reason, at: now.toISOString(), by: 'desk' } }
                : {}),
            },
          ];
    const first: Visit[] =
      one.empties === 'FIRST' && hour !== undefined && main[0]?.state === 'PLANNED'
        ? [{ number: 2, purpose: 'FIRST', slot: slotAt(hour - 48), state: one.firstIs }]
        : [];
    const { street, ...place } = sampleBooking.place ?? { zip: '', stairs: false, miles: 0 };
    const isPickup = one.way === 'PICKUP';
    const hasStreet = one.hasStreet || !mayLackTime;
    const { price: _price, heldBy, flight: _flight, place: _place, ...rest } = sampleBooking;
    return {
      booking: {
        ...rest,
        state: one.state,
        way: one.way,
        visits: [...first, ...main],
        goods:
          one.boxes === 0 ? rest.goods : [...rest.goods, { kind: 'box', quantity: one.boxes, weightLb: 20 }],
        shipments: one.hasShipment ? rest.shipments : [],
        ...(isPickup ? { place: hasStreet ? { ...place, street: street ?? '' } : place } : {}),
        ...(isPickup && one.empties !== undefined
          ? { emptyBarrels: { how: one.empties, rows: [{ barrel: 'B55' as const, quantity: 1 }] } }
          : {}),
        ...(one.isHeld && one.hasShipment && heldBy !== undefined ? { heldBy } : {}),
        ...(one.total === undefined || !isPickup
          ? {}
          : { price: { lines: [], total: one.total, rateCardVersion: 1 } }),
        ...(one.isCharged ? { feeFor: 1 } : {}),
        ...(one.flight === undefined
          ? {}
          : { flight: { departureId: 'x', day: addDays(newYorkDay(now), one.flight) } }),
        ...(one.isTouched && main[0]?.state === 'PLANNED'
          ? {
              touched: {
                since: now.toISOString(),
                because: `We do not pick up on ${dayWords(main[0].slot.day)}.`,
                by: 'schedule' as const,
                purpose: 'MAIN' as const,
                ...(one.proposed === undefined ? {} : { proposed: slotAt(one.proposed) }),
              },
            }
          : {}),
        ...(one.state === 'COMPLETED' || one.state === 'CANCELLED' ? { closedAt: now.toISOString() } : {}),
        ...(one.state === 'CANCELLED' ? { endedBecause: 'The shipment was canceled.' } : {}),
      },
      brand: defaultBrand,
      ...(one.left === undefined || one.isHeld || !isPickup
        ? {}
        : {
            bill: {
              number: 'INV-1000002',
              code: one.isCharged ? ('MISSED_PICKUP' as const) : ('PICKUP' as const),
              amount: 2000,
              left: one.left,
              owed: one.left + (one.waiting ?? 0),
              waiting: one.waiting,
              isAlone: one.left <= 2000,
            },
          }),
      ...(one.cutoff === undefined
        ? {}
        : {
            flight: {
              day: addDays(newYorkDay(new Date(now.getTime() + one.cutoff * 3_600_000)), 3),
              cargoCutoff: new Date(now.getTime() + one.cutoff * 3_600_000).toISOString(),
              state: 'OPEN' as const,
            },
          }),
      now: new Date(now.getTime() + one.hour * 3_600_000),
    };
  });

const sentences = ({ todo, after, ours, comes }: NextStep): readonly string[] => [
  ...ours,
  ...comes,
  ...[todo, ...after].flatMap((step) =>
    step === undefined ? [] : [step.title, ...step.lines, step.button?.label ?? ''],
  ),
];

describe('in every state', () => {
  test('there is at most one thing to do and always an answer, and nothing costs $0.00', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const found = NextStep.parse(nextOfBooking(facts));
        if (found.todo === undefined) expect([...found.ours, ...found.comes].join('')).not.toBe('');
        expect(new Set(acts(found)).size).toBe(acts(found).length);
        if (found.isOver) expect(acts(found)).toEqual([]);
        for (const text of sentences(found))
          expect(text).not.toMatch(/\$0\.00|-\$|undefined|NaN|\bnull\b|\{\w+\}/);
      }),
      { numRuns: 800 },
    );
  });
  test('no flight is promised by a time that nobody has chosen', () => {
    const booking: Booking = { ...sampleBooking, state: 'REQUESTED', visits: [] };
    const found = [booking, { ...booking, way: 'DROP_OFF' as const }].map((one) =>
      sentences(nextOfBooking({ ...factsOf(), booking: one })).join(' '),
    );
    for (const text of found) expect(text).not.toContain('in time for the flight');
  });
  test('what comes is never what already was', () => {
    const was = /^(?:We picked|It came|It is canceled|The (?:pickup|fee) is|.* is waiting for the bank)/;
    fc.assert(
      fc.property(reachable, (facts) => {
        const { comes, isOver, todo } = nextOfBooking(facts);
        // Of what is over there is nothing else to say.
        if (isOver) return;
        for (const text of comes) expect(text).not.toMatch(was);
        if (facts.booking.state === 'COMPLETED') expect(todo?.lines[0]).toMatch(was);
      }),
      { numRuns: 800 },
    );
  });
  test('no day that is over is promised', () => {
    const isOfThePast = /^(We picked it up|It came to our dock) /;
    fc.assert(
      fc.property(reachable, (facts) => {
        const dayOf = (at: string): string => newYorkDay(new Date(at));
        // No van comes around midnight.
        fc.pre(facts.booking.visits.every(({ slot }) => dayOf(slot.from) === dayOf(slot.to)));
        const found = nextOfBooking(facts);
        const today = newYorkDay(facts.now);
        const past = Array.from({ length: 40 }, (_, back) => dayWords(addDays(today, -back - 1)));
        for (const step of [found.todo, ...found.after])
          if (step?.by !== undefined) expect(step.by > facts.now.toISOString()).toBe(true);
        for (const text of sentences(found))
          if (!isOfThePast.test(text))
            expect(
              past.filter((day) => new RegExp(`${day}(?!\\d)`).test(text)),
              text,
            ).toEqual([]);
      }),
      { numRuns: 800 },
    );
  });
  test('whoever has told us all and waits for our yes is asked for nothing but what an earlier visit cost', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const { booking } = facts;
        const main = booking.visits.find(({ purpose }) => purpose === 'MAIN');
        const isAsked = booking.state === 'REQUESTED' && booking.way === 'PICKUP';
        const isWhole = missingOf(booking).length === 0 && booking.touched === undefined;
        if (!isAsked || !isWhole || (main?.slot.to ?? '') <= facts.now.toISOString()) return;
        const found = nextOfBooking(facts);
        const owed = (facts.bill?.left ?? 0) > 0 ? ['PAY'] : [];
        expect(acts(found).filter((act) => act !== 'BOOK')).toEqual(owed);
        expect(found.ours).toHaveLength(1);
      }),
      { numRuns: 800 },
    );
  });
});
