import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { headline, NOTHING_TO_DO } from '../../next-step/headline.ts';
import { type NextStep, NextStep as Shape, type Step } from '../../next-step/next-step.ts';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { defaultBrand } from '../../settings/brand.ts';
import { defaultCapabilities } from '../../settings/capabilities.ts';
import { notBilledYet } from '../bill/bill.ts';
import { shipmentAt } from '../customer/let-go.ts';
import { storageOf } from '../handover/storage.ts';
import { blocking, type HoldKind, holdKinds, isOurWork } from '../holds.ts';
import {
  hasFlown,
  isAstray,
  isClosed,
  type PieceState,
  pieceExceptions,
  pieceStates,
  shipmentStateOf,
} from '../lifecycle.ts';
import type { Shipment } from '../shipment.ts';
import { sampleFlight as flight } from '../testing/sample-flight.ts';
import { sampleReweigh } from '../testing/sample-reweigh.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { flightFor } from '../tracking/arrival/ways.ts';
import { dayWords as longDay } from '../tracking/local-times.ts';
import { track } from '../tracking/track.ts';
import type { NextFlight, ReceiverFacts, ShipmentFacts } from './facts.ts';
import { askedToPay } from './pay-when.ts';
import { nextOfReceiver } from './receiver.ts';
import { nextOfSender } from './sender.ts';
import { actOfHold } from './sender-steps.ts';

const at = new Date('2026-11-24T15:00:00Z');
const iso = (ms: number): string => new Date(ms).toISOString();
const hours = (count: number): string => iso(at.getTime() + count * 3_600_000);

const later: NextFlight = {
  ...flight,
  id: 'GY-2026-12-04',
  day: '2026-12-04',
  usualDay: '2026-12-04',
  cargoCutoff: '2026-12-01T19:00:00.000Z',
  bookingCutoff: '2026-12-01T21:00:00.000Z',
  eta: { from: '2026-12-07', to: '2026-12-09' },
};
const bill = {
  version: 1,
  invoice: 'INV-2026-00012',
  invoiceVersion: 1,
  charged: 63_000,
  paid: 0,
  credited: 0,
  owed: 63_000,
};
const factsOf = (change: Partial<ReceiverFacts> = {}): ReceiverFacts => ({
  shipment: sampleShipment,
  bill,
  flight,
  brand: defaultBrand,
  capabilities: defaultCapabilities,
  storage: [],
  now: at,
  ...change,
});
const shipmentIn = (change: Partial<Shipment>): Shipment => ({ ...sampleShipment, ...change });
const allIn = (state: Shipment['state'], change: Partial<Shipment> = {}): Shipment =>
  shipmentIn({
    state,
    pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state })),
    holds: [],
    ...change,
  });

const dock = '100 Sample Dock Road, Kearny, NJ 07032';

describe('what a sender has to do', () => {
  test('is no payment while a check for all of it waits for the bank, and what a check is not for', () => {
    const shipment = {
      ...sampleShipment,
      holds: [{ kind: 'PAYMENT_DUE' as const, at: hours(-1), by: 'system' }],
    };
    const withCheck = (waiting: number) => {
      const next = nextOfSender(factsOf({ shipment, bill: { ...bill, waiting } }));
      const { todo, after, ours } = next;
      return { pays: [todo, ...after].find((step) => step?.act === 'PAY'), ours };
    };
    const words = 'by check is waiting for the bank. It counts as paid when the bank has paid it.';
    expect(withCheck(63_000)).toEqual({ pays: undefined, ours: [`$630.00 ${words}`] });
    const part = withCheck(60_000);
    expect([part.pays?.amount, part.pays?.lines[0], part.ours]).toEqual([3000, `$600.00 ${words}`, []]);
  });

  test('pays first, which takes a minute, and then brings it: each with its sum, its hour and its place', () => {
    const { todo, after, comes } = nextOfSender(factsOf());
    expect(todo).toMatchObject({
      title: 'Pay $630.00 by Tue, Nov 24, 4:00 PM',
      lines: [],
      amount: 63_000,
      button: { label: 'Pay $630.00', path: '/dashboard/invoices/INV-2026-00012' },
    });
    expect(after).toMatchObject([
      {
        act: 'BRING',
        title: 'Bring your barrel and 2 boxes by Tue, Nov 24, 2:00 PM',
        place: { address: dock, map: expect.stringContaining('Sample%20Dock') },
        lines: [expect.stringMatching(/^Write 7K3M9-Q2X4T-C on every box/)],
      },
    ]);
    // Both have to be done, so the flight is said once, after both.
    expect(comes[0]).toBe('If you pay and bring it in time, it flies from Newark on Fri, Nov 27.');
  });
  test('reads what we do as ours, and is asked for nothing by it', () => {
    const holds = [{ kind: 'EXPORT_CONTROL' as const, at: hours(0), by: 'system' }];
    const next = nextOfSender(factsOf({ shipment: allIn('RECEIVED', { holds }) }));
    expect([headline(next), next.ours]).toEqual([NOTHING_TO_DO, ['We are filing your export papers.']]);
    expect(next.comes).toEqual([
      'Next is security screening. If we file your export papers in time, it flies from Newark on Fri, Nov 27.',
      'Then it is expected ready in Georgetown Mon, Nov 30 to Wed, Dec 2.',
    ]);
  });
  test('is promised a flight only with what has to happen first', () => {
    const holdsOf = (...kinds: HoldKind[]) => kinds.map((kind) => ({ kind, at: hours(0), by: 'system' }));
    const said = (change: Partial<ReceiverFacts>) => nextOfSender(factsOf(change)).comes[0];
    const here = (...kinds: HoldKind[]) => allIn('READY', { holds: holdsOf(...kinds) });
    const flies = 'it flies from Newark on Fri, Nov 27.';
    expect(said({ shipment: here() })).toBe('It flies from Newark on Friday, November 27.');
    expect(said({ shipment: here('PAYMENT_DUE') })).toBe(`If you pay by Tue, Nov 24, 4:00 PM, ${flies}`);
    expect(said({ shipment: here('INVOICE_MISSING', 'PAYMENT_DUE') })).toBe(
      `If you add the invoice and pay in time, ${flies}`,
    );
    expect(said({ shipment: here('DG_REVIEW', 'PAYMENT_DUE') })).toBe(
      `If you pay by Tue, Nov 24, 4:00 PM and we finish checking it, ${flies}`,
    );
    expect(said({ shipment: here('INVOICE_MISSING', 'PAYMENT_DUE', 'OVERSIZE', 'EXPORT_CONTROL') })).toBe(
      `If you add the invoice and pay, and we file your export papers and finish checking it in time, ${flies}`,
    );
    expect(said({ shipment: here('PAYMENT_DUE'), bill: { ...bill, waiting: bill.owed } })).toBe(
      `If your check clears in time, ${flies}`,
    );
    // They bring it as well, and that is due before the payment.
    expect(said({})).toBe(`If you pay and bring it in time, ${flies}`);
  });
  test('is promised no flight any more once they are too late for it: the step says with which it goes', () => {
    const late = factsOf({ shipment: allIn('BOOKED'), now: new Date('2026-11-24T20:00:00Z') });
    const { todo, comes } = nextOfSender(late);
    expect([todo?.lines[0], comes]).toEqual([
      'The cutoff of its flight has passed. It goes on the next flight that has space, once it is here.',
      [],
    ]);
  });
  test('is promised no flight whose cutoff is over while a time for the pickup is still to be chosen', () => {
    const pickup = { zip: '11226', stairs: false, street: '1 Sample Street' };
    const shipment = allIn('BOOKED', { howItComes: 'PICKUP', pickup });
    const linesAt = (now: string) => nextOfSender(factsOf({ shipment, now: new Date(now) })).todo?.lines;
    expect(linesAt('2026-11-24T18:00:00Z')).toContain('It flies Fri, Nov 27.');
    expect(nextOfSender(factsOf({ shipment })).comes[0]).toBe(
      'If you choose a time and we pick it up in time, it flies from Newark on Fri, Nov 27.',
    );
    for (const now of ['2026-11-24T20:00:00Z', '2026-11-28T05:00:00Z'])
      expect(linesAt(now)).toEqual([
        'Keep it at home until we come.',
        'The cutoff of its flight has passed. It goes on the next flight that has space, once it is here.',
      ]);
  });
  test('is to have ready what the van still comes for, once a part of it was brought', () => {
    const slot = { id: 'P-2026-11-25-0900', day: '2026-11-25', from: hours(23), to: hours(26) };
    const booking = { reference: 'BKG-7K3M9Q', state: 'CONFIRMED', version: 1 };
    const pickup = { zip: '11226', stairs: false, street: '1 Sample Street', slot, booking };
    const booked = allIn('BOOKED', { howItComes: 'PICKUP', pickup });
    const came = (n: number) =>
      booked.pieces.map((piece) => (piece.n <= n ? { ...piece, state: 'RECEIVED' as const } : piece));
    const todoAfter = (n: number, now = at) =>
      nextOfSender(factsOf({ shipment: { ...booked, pieces: came(n) }, now })).todo;
    expect(todoAfter(2)).toMatchObject({
      title: 'Have the other one ready: we come Wed, Nov 25, 9 AM to noon',
      lines: ['We have 2 of your 3 pieces.', 'It flies Fri, Nov 27.'],
      by: slot.from,
    });
    // The van may come as soon as the slot begins.
    const during = todoAfter(2, new Date(slot.from));
    expect([during?.title, during?.by]).toEqual(['Have the other one ready: we come by noon today', slot.to]);
    expect(todoAfter(1)?.title).toMatch(/^Have the other 2 ready/);
    expect(todoAfter(0)?.title).toMatch(/^Have it ready/);
  });
  test('is asked for what only they can give, before the payment', () => {
    const holds = (['EXPORT_CONTROL', 'EIN_MISSING', 'PAYMENT_DUE'] as const).map((kind) => ({
      kind,
      at: hours(0),
      by: 'system',
    }));
    const next = nextOfSender(factsOf({ shipment: allIn('RECEIVED', { holds }) }));
    expect([next.todo?.act, next.after.map(({ act }) => act), next.ours]).toEqual([
      'SIGN_EXPORT',
      ['PAY'],
      [],
    ]);
  });
  test('reads how much more it is when we measured more', () => {
    const pieces = sampleShipment.pieces.map((piece) => ({
      ...piece,
      state: 'RECEIVED' as const,
      measured: { thousandthsLb: piece.thousandthsLb + 40_000, at: hours(0), by: 'desk' },
    }));
    const reweigh = sampleReweigh(91_800, hours(0));
    const holds = [{ kind: 'REWEIGH' as const, at: hours(0), by: 'system' }];
    const shipment = allIn('RECEIVED', { reweigh, holds, pieces });
    const next = nextOfSender(factsOf({ shipment, bill: { ...bill, paid: 63_000, owed: 0 } }));
    const { todo, comes } = next;
    expect(askedToPay(next, shipment)).toBe(28_800);
    expect(askedToPay(next, { chargesTerm: 'COLLECT' })).toBe(0);
    expect(todo?.title).toBe('Approve $288.00 more by Tue, Nov 24, 4:00 PM');
    expect(todo?.lines[0]).toMatch(/^Your barrel and 2 boxes weigh [\d.]+ lb, not [\d.]+ lb\.$/);
    expect(todo?.lines.slice(1)).toEqual([
      'That is $288.00 more. You paid $630.00.',
      'If you approve and pay by Tue, Nov 24, 4:00 PM, it flies Fri, Nov 27.',
    ]);
    // Nobody promises a flight before the yes.
    expect(comes).toEqual([]);
  });
  test('reads before the yes what is to be paid after it, and pays nothing else until then', () => {
    const holds = (['REWEIGH', 'PAYMENT_DUE'] as const).map((kind) => ({ kind, at: hours(0), by: 'system' }));
    const asked = (total: number, paid = 0) => {
      const shipment = allIn('RECEIVED', { holds, reweigh: sampleReweigh(total, hours(0)) });
      return nextOfSender(factsOf({ shipment, bill: { ...bill, paid, owed: 63_000 - paid } }));
    };
    const { todo, after } = asked(71_575);
    expect(askedToPay(asked(71_575), sampleShipment)).toBe(71_575);
    expect(todo?.name).toBe('Approve $85.75 more');
    expect(todo?.lines).toContain('That is $85.75 more, $715.75 in all.');
    expect(after).toMatchObject([
      {
        title: 'Pay $715.75 by Tue, Nov 24, 4:00 PM',
        amount: 71_575,
        lines: ['You pay it once you have approved the new price, which is in it.'],
      },
    ]);
    expect(after[0]?.button).toBeUndefined();
    const part = asked(71_575, 30_000);
    expect(part.todo?.lines).toContain('That is $85.75 more. You paid $300.00. $415.75 is left to pay.');
    expect(part.after[0]?.amount).toBe(41_575);
    // A price that is lower is not asked for at its old sum.
    expect(asked(60_000).after[0]?.amount).toBe(60_000);
  });
  test('is asked for what we agreed to on top as soon as that is so, also before it is on the invoice', () => {
    const holds = [{ kind: 'PAYMENT_DUE' as const, at: hours(0), by: 'system' }];
    const agreed = { ...sampleReweigh(91_800, hours(-1)), status: 'APPROVED' as const, decidedAt: hours(0) };
    const payIn = (paid: number, charged: number) => {
      const shipment = allIn('RECEIVED', { holds, reweigh: { ...agreed, more: 28_800, billed: 63_000 } });
      const next = nextOfSender(
        factsOf({ shipment, bill: { ...bill, charged, paid, owed: charged - paid } }),
      );
      return [next.todo?.name, next.todo?.button?.path, next.ours] as const;
    };
    const page = `/dashboard/shipments/${sampleShipment.number}`;
    const invoice = '/dashboard/invoices/INV-2026-00012';
    expect(payIn(63_000, 63_000)).toEqual(['Pay $288.00', page, []]);
    expect(payIn(63_000, 91_800)).toEqual(['Pay $288.00', invoice, []]);
    // What was not paid before is paid with it, and once.
    expect(payIn(0, 63_000)).toEqual(['Pay $918.00', page, []]);
    expect(payIn(0, 91_800)).toEqual(['Pay $918.00', invoice, []]);
  });
  test('reads after a cancellation what is paid back and what to do about goods at our dock', () => {
    const canceled = allIn('CANCELLED');
    const overpaid = { ...bill, charged: 0, paid: 79_040, owed: -79_040 };
    expect(nextOfSender(factsOf({ shipment: canceled, bill: overpaid })).comes).toEqual([
      'It is canceled.',
      'We will pay $790.40 back within 2 business days, to whoever paid it.',
    ]);
    const measured = { thousandthsLb: 60_000, at: hours(-1), by: 'somebody' };
    const pieces = canceled.pieces.map((piece) => ({ ...piece, measured }));
    const here = factsOf({ shipment: { ...canceled, pieces }, bill: { ...bill, owed: 0 } });
    expect(nextOfSender(here).comes).toEqual([
      'It is canceled.',
      'You pay nothing for it.',
      'Call us before you come for what is at our dock.',
    ]);
  });
  test('brings nothing that came before its shipment was made', () => {
    const booking = { reference: 'BKG-7K3M9Q', state: 'COMPLETED', version: 3 };
    for (const way of ['PICKUP', 'DROP_OFF'] as const) {
      const shipment = allIn('BOOKED', { howItComes: 'DROP_OFF', coming: { way, booking } });
      const { todo, after, ours } = nextOfSender(factsOf({ shipment }));
      expect([todo, ...after].map((step) => step?.act)).not.toContain('BRING');
      expect(ours).toContain('We have it already, and weigh it next.');
    }
  });
  test('pays nothing where the receiver pays, and nothing when it is paid', () => {
    const collect = nextOfSender(factsOf({ shipment: allIn('RECEIVED', { chargesTerm: 'COLLECT' }) }));
    const paid = nextOfSender(factsOf({ bill: { ...bill, paid: 63_000, owed: 0 } }));
    expect([collect.todo, paid.todo?.act]).toEqual([undefined, 'BRING']);
    expect(askedToPay(paid, sampleShipment)).toBe(0);
  });
});

const ready = allIn('READY_FOR_COLLECTION', { leftFrom: 'EWR' });
/** Free until December 1 in Georgetown, where the day ends at four in the morning in London. */
const storage = [
  {
    n: 1,
    readyAt: hours(-24),
    days: 1,
    freeUntil: '2026-12-01',
    weeks: 0,
    fee: 0,
    more: { after: '2026-12-01', at: '2026-12-02T04:00:00.000Z', fee: 250 },
  },
];
const late = [
  {
    n: 1,
    readyAt: hours(-24 * 20),
    days: 20,
    freeUntil: '2026-11-11',
    weeks: 2,
    fee: 1000,
    more: { after: '2026-11-25', at: '2026-11-26T04:00:00.000Z', fee: 1500 },
  },
];

describe('what a sender has to do whose goods are ready', () => {
  const next = (change: Partial<ReceiverFacts> = {}) =>
    nextOfSender(factsOf({ shipment: ready, storage, ...change }));
  const title = (passedOn: ShipmentFacts['passedOn'], shipment = ready) =>
    next({ shipment, passedOn }).todo?.title;
  test('sends the code or the page: where it is collected, with what, and until when that is free', () => {
    const { todo, comes } = next();
    expect([todo?.title, todo?.button?.label, comes]).toEqual([
      'Send Marva the code to collect it',
      'Get the code or the page',
      [],
    ]);
    expect(todo?.lines).toEqual([
      'Storage is free until Tue, Dec 1, 4:30 PM (Georgetown time). After that it costs $2.50 per week or part of a week.',
      'Marva needs to bring a photo ID, the six-digit code and the TIN. The code is on the receiver’s page.',
    ]);
    expect(todo?.place).toEqual(nextOfReceiver(factsOf({ shipment: ready, storage })).todo?.place);
    expect(todo?.place?.hours).not.toEqual([]);
  });
  test('is told what storage costs, and has until it costs more', () => {
    // Half past four in Georgetown, as the words say.
    expect(next().todo?.by).toBe('2026-12-01T20:30:00.000Z');
    const dear = next({ storage: late }).todo;
    expect([dear?.by, dear?.lines[0]]).toEqual([
      '2026-11-25T20:30:00.000Z',
      'Storage costs $10.00 until Wed, Nov 25, 4:30 PM (Georgetown time), and $15.00 after that. It is paid at the counter.',
    ]);
    // Of pieces that came on different days, only those whose week ends are dearer.
    const both = next({ storage: [...late, ...storage] }).todo;
    expect(both?.lines[0]).toBe(dear?.lines[0]);
    const each = next({ storage: [...storage, ...storage] }).todo;
    expect(each?.lines[0]).toContain('After that each piece costs $2.50 per');
    const free = storage.map((piece) => ({ ...piece, more: { ...piece.more, fee: 0 } }));
    expect([next({ storage: free }).todo?.by, next({ storage: free }).todo?.lines[0]]).toEqual([
      undefined,
      'Storage is free.',
    ]);
    // An hour that is over is no deadline.
    expect(next({ now: new Date('2026-12-02T04:00:00Z') }).todo?.by).toBeUndefined();
  });
  test('has nothing to do once the receiver has what it needs, and reads what comes', () => {
    const told = next({ passedOn: { receiverHas: true } });
    expect(headline(told)).toBe(NOTHING_TO_DO);
    expect(told.comes[0]).toMatch(
      /^Marva has the receiver’s page and can collect it at our counter in Georgetown, with a photo ID, the six-digit code and the TIN\. Storage is free until Tue, Dec 1, 4:30 PM \(Georgetown time\)\. After that it costs \$2\.50 per week or part of a week\.$/,
    );
  });
  test('tells the code that they have, sends a new one for one that is locked, and the page while it is held', () => {
    const held = { ...ready, holds: [{ kind: 'CUSTOMS_EXAM' as const, at: hours(0), by: 'desk' }] };
    expect([title({ senderHas: hours(-24) }), title({ isLocked: true }), title({}, held)]).toEqual([
      'Tell Marva the code to collect it',
      'Send Marva a new code to collect it',
      'Send Marva the receiver’s page',
    ]);
    expect(next({ passedOn: { senderHas: hours(-24) } }).todo?.lines[1]).toBe(
      'You got the code Mon, Nov 23. If Marva knows it, there is nothing else for you to do.',
    );
    expect(next({ passedOn: { senderHas: hours(-1) } }).todo?.lines[1]).toMatch(/^You got the code today\. /);
  });
  test('pays what keeps it there first, and reads what the receiver pays', () => {
    const holds = [{ kind: 'PAYMENT_DUE' as const, at: hours(0), by: 'system' }];
    const prepaid = next({ shipment: { ...ready, holds } });
    expect([prepaid.todo?.act, prepaid.after.map(({ act }) => act)]).toEqual(['PAY', ['PASS_ON']]);
    const collect = next({ shipment: { ...ready, holds, chargesTerm: 'COLLECT' } });
    expect(collect.todo?.lines).toContain(
      'Marva needs to bring a photo ID, the six-digit code and the TIN, and pays $630.00 for the freight. The code is on the receiver’s page.',
    );
  });
  test('passes nothing on that is brought to the door, and calls for an address where we have no counter', () => {
    const toDoor = next({ shipment: { ...ready, door: { town: 'Linden' } } });
    expect([toDoor.todo, toDoor.comes]).toEqual([
      undefined,
      ['Our partner brings it to the door in Linden.'],
    ]);
    const { capabilities: _, ...unread } = factsOf({ shipment: ready, storage });
    expect(nextOfSender(unread as ShipmentFacts).todo?.lines.at(-1)).toBe(
      'Marva collects it in Georgetown. Call us for the address.',
    );
  });
  test('reads from the booking on that it is collected in another town than where the receiver lives', () => {
    const consignee = { ...sampleShipment.consignee, city: 'Linden' };
    const words = 'It is not brought to Linden: Marva collects it in Georgetown.';
    const said = (shipment: Shipment, passedOn = {}) => {
      const { todo, comes } = next({ shipment: { ...shipment, consignee }, passedOn });
      return [...(todo?.act === 'PASS_ON' ? todo.lines : []), ...comes].filter((line) => line === words);
    };
    for (const state of ['BOOKED', 'RECEIVED', 'DEPARTED', 'CUSTOMS', 'READY_FOR_COLLECTION'] as const)
      expect(said(allIn(state, { leftFrom: 'EWR' })), state).toEqual([words]);
    expect(said(ready, { receiverHas: true })).toEqual([words]);
    expect(said({ ...ready, door: { town: 'Linden' } })).toEqual([]);
    expect(said(allIn('OUT_FOR_DELIVERY', { leftFrom: 'EWR' }))).toEqual([]);
  });
});

test('the sender of what a driver brings tells the receiver to be home, until it is handed over', () => {
  const out = allIn('OUT_FOR_DELIVERY', { leftFrom: 'EWR', door: { town: 'Linden' } });
  const { todo } = nextOfSender(factsOf({ shipment: out, bill: undefined }));
  expect(todo).toEqual({ act: 'TELL_RECEIVER', title: 'Tell Marva to be home, with a photo ID', lines: [] });
  const collect = nextOfSender(factsOf({ shipment: { ...out, chargesTerm: 'COLLECT' }, bill: undefined }));
  expect(collect.todo?.lines).toEqual(['Marva pays $630.00 for the freight.']);
  expect(
    nextOfSender(factsOf({ shipment: allIn('DELIVERED', { door: { town: 'Linden' } }) })).todo,
  ).toBeUndefined();
});

describe('once all is handed over', () => {
  const shipment = allIn('DELIVERED', { leftFrom: 'EWR', closedAt: '2026-12-02T15:00:00.000Z' });
  const said = (change: Partial<ReceiverFacts>) => {
    const facts = factsOf({ shipment, bill: { ...bill, owed: 0 }, ...change });
    return [nextOfSender(facts).comes, nextOfReceiver(facts).comes];
  };
  const by = (name: string, at: string, ...pieces: number[]) => ({ name, at, pieces });
  test('both read who collected it and signed, and when by the clocks there', () => {
    const handovers = [by('Marva Sample', '2026-12-02T15:00:00.000Z', 1, 2, 3)];
    const words = ['Marva Sample collected it and signed for it Wed, Dec 2, 11:00 AM (Georgetown time).'];
    expect(said({ handovers })).toEqual([words, words]);
    const apart = [
      by('Ann Sample', '2026-12-02T15:00:00.000Z', 3),
      by('Marva Sample', '2026-12-01T15:00:00.000Z', 1, 2),
    ];
    expect(said({ handovers: apart })[0]).toEqual([
      'Marva Sample collected pieces 1 and 2 and signed for them Tue, Dec 1, 11:00 AM (Georgetown time).',
      'Ann Sample collected piece 3 and signed for it Wed, Dec 2, 11:00 AM (Georgetown time).',
    ]);
  });
  test('where nobody signed at a counter, since when the receiver has it', () => {
    expect(said({})).toEqual([
      ['Marva got it Wed, Dec 2, 11:00 AM (Georgetown time).'],
      ['It was handed over.'],
    ]);
    const door = { ...shipment, door: { town: 'Linden' } };
    expect(said({ shipment: door, handovers: [] })[0]).toEqual([
      'It was brought to Marva’s door Wed, Dec 2, 11:00 AM (Georgetown time).',
    ]);
  });
});

describe('what a receiver has to do', () => {
  test('nothing until a piece waits at the counter', () => {
    const next = nextOfReceiver(factsOf({ shipment: allIn('READY') }));
    expect([headline(next), next.comes[0]]).toEqual([
      NOTHING_TO_DO,
      'It flies from Newark on Friday, November 27.',
    ]);
  });
  test('reads who still has to do what before it flies, without the sums and hours of the sender', () => {
    const said = (change: Partial<ReceiverFacts>) => nextOfReceiver(factsOf(change)).comes;
    const here = (...kinds: HoldKind[]) =>
      allIn('READY', { holds: kinds.map((kind) => ({ kind, at: hours(0), by: 'system' })) });
    const booked = 'Booked for Friday, November 27.';
    expect(said({})).toEqual([
      `${booked} Sample still has to pay and bring it.`,
      'Then it is expected ready in Georgetown Mon, Nov 30 to Wed, Dec 2.',
    ]);
    expect(said({ shipment: here('PAYMENT_DUE') })[0]).toBe(`${booked} Sample still has to pay.`);
    expect(said({ shipment: here('PAYMENT_DUE'), bill: { ...bill, waiting: bill.owed } })[0]).toBe(
      `${booked} Sample’s check still has to clear.`,
    );
    expect(said({ shipment: here('EXPORT_CONTROL') })[0]).toBe(
      `${booked} We still have to file your export papers.`,
    );
    const late = factsOf({ shipment: allIn('BOOKED'), now: new Date('2026-11-24T20:00:00Z') });
    expect(said(late)).toEqual([
      'It is too late for its flight. It goes on the next flight that has space.',
      'Sample still has to bring it.',
    ]);
  });
  test('reads that we still pick it up, also where its sender has only to have it ready', () => {
    const slot = { id: 'x', day: '2026-11-24', from: hours(1), to: hours(3) };
    const pickup = { zip: '11226', stairs: false, street: '1 Sample Street', slot };
    const shipment = allIn('BOOKED', { howItComes: 'PICKUP', pickup });
    expect(nextOfReceiver(factsOf({ shipment })).comes[0]).toBe(
      'Booked for Friday, November 27. We still have to pick it up.',
    );
  });
  test('collects it by the last free day, at the counter, with what it asks for', () => {
    expect(nextOfReceiver(factsOf({ shipment: ready, storage })).todo).toMatchObject({
      title: 'Collect it by Tue, Dec 1, 4:30 PM',
      lines: ['Until then storage is free.', 'Bring your photo ID, the six-digit code and your TIN.'],
      place: {
        address: expect.stringContaining('Georgetown'),
        phone: { e164: expect.stringMatching(/^\+592/) },
      },
    });
  });
  test('collects the pieces that are there while others are on their way, and it once all are', () => {
    const pieces = ready.pieces.map((piece) =>
      piece.n === 3 ? { ...piece, state: 'CUSTOMS' as const } : piece,
    );
    const title = (shipment: Shipment) => nextOfReceiver(factsOf({ shipment, storage })).todo?.title;
    expect(title({ ...ready, pieces })).toBe('Collect pieces 1 and 2 by Tue, Dec 1, 4:30 PM');
    const given = ready.pieces.map((piece) =>
      piece.n === 3 ? { ...piece, state: 'DELIVERED' as const } : piece,
    );
    expect(title({ ...ready, pieces: given })).toBe('Collect it by Tue, Dec 1, 4:30 PM');
  });
  test('brings what is left to pay, with the storage', () => {
    const shipment = allIn('READY_FOR_COLLECTION', {
      leftFrom: 'EWR',
      chargesTerm: 'COLLECT',
      holds: [{ kind: 'PAYMENT_DUE', at: hours(-24), by: 'system' }],
    });
    const { todo } = nextOfReceiver(factsOf({ shipment, storage: late }));
    expect([todo?.title, todo?.amount]).toEqual(['Collect it soon', 64_000]);
    expect(todo?.lines[1]).toBe(
      'Bring your photo ID, the six-digit code and your TIN. You pay US$640.00 at the counter. You get the code once it is paid.',
    );
    // Storage alone keeps no code back.
    const prepaid = nextOfReceiver(factsOf({ shipment: ready, storage: late })).todo;
    expect(prepaid?.lines[1]).toBe(
      'Bring your photo ID, the six-digit code and your TIN. You pay US$10.00 for storage at the counter.',
    );
  });
});

/** Every day that a text names in the way in which days are said. */
const daysIn = (text: string, days: readonly string[]): readonly string[] =>
  days.filter((day) =>
    [dayWords(day), longDay(day)].some((words) => new RegExp(`${words}(?!\\d)`).test(text)),
  );

const wordsIn = (next: NextStep): readonly string[] => [
  headline(next),
  ...next.ours,
  ...next.comes,
  ...[next.todo, ...next.after].flatMap((step: Step | undefined) =>
    step === undefined ? [] : [step.title, ...step.lines, step.button?.label ?? ''],
  ),
];

/** Sentences that say that something is over, with the day on which that was. */
const ofThePast =
  /left without it|[Pp]lanned for|It was due|too late for the flight|You got the code|got it|It was brought to|signed for/;

const reachable = fc
  .record({
    states: fc.array(fc.constantFrom(...pieceStates), { minLength: 3, maxLength: 3 }),
    exceptions: fc.array(fc.option(fc.constantFrom(...pieceExceptions), { nil: undefined }), {
      minLength: 3,
      maxLength: 3,
    }),
    apart: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    others: fc.option(fc.constantFrom('OPEN', 'CANCELLED', 'DEPARTED'), { nil: undefined }),
    kinds: fc.subarray([...holdKinds]),
    term: fc.constantFrom<Shipment['chargesTerm']>('PREPAID', 'COLLECT'),
    way: fc.constantFrom<Shipment['howItComes']>('DROP_OFF', 'PICKUP', 'MAILBOX'),
    slot: fc.option(fc.integer({ min: -100, max: 300 }), { nil: undefined }),
    asked: fc.boolean(),
    isBilled: fc.boolean(),
    owed: fc.constantFrom(-500, 0, 28_800, 63_000),
    total: fc.constantFrom(0, 63_000),
    flown: fc.option(fc.constantFrom('OPEN', 'CARGO_CLOSED', 'CANCELLED', 'DEPARTED', 'ARRIVED'), {
      nil: undefined,
    }),
    isUnsigned: fc.boolean(),
    reweigh: fc.option(fc.constantFrom(0, 60_000, 63_000, 91_800), { nil: undefined }),
    offered: fc.option(fc.integer({ min: -40, max: 40 }), { nil: undefined }),
    waits: fc.boolean(),
    storage: fc.boolean(),
    passedOn: fc.constantFrom<ShipmentFacts['passedOn']>(
      undefined,
      {},
      { receiverHas: true },
      { senderHas: hours(-30) },
      { isLocked: true },
    ),
    town: fc.constantFrom('Georgetown', 'Linden'),
    door: fc.boolean(),
    notBilled: fc.boolean(),
    hour: fc.integer({ min: -24 * 12, max: 24 * 40 }),
  })
  .map((one): ReceiverFacts => {
    const pieces = sampleShipment.pieces.map((piece, index) => ({
      ...piece,
      state: one.states[index] ?? piece.state,
      exception: one.exceptions[index],
      ...(one.apart[index] ? { departureId: later.id } : {}),
    }));
    const state = shipmentStateOf(pieces);
    const now = new Date(at.getTime() + one.hour * 3_600_000);
    const slot =
      one.slot === undefined
        ? undefined
        : {
            id: 'x',
            day: newYorkDay(new Date(hours(one.slot))),
            from: hours(one.slot),
            to: hours(one.slot + 3),
          };
    const leaves = flight.day;
    const shipment: Shipment = {
      ...sampleShipment,
      pieces,
      state,
      promise: { ...sampleShipment.promise, total: one.total },
      chargesTerm: one.term,
      howItComes: one.way,
      holds: isClosed(state) ? [] : one.kinds.map((kind) => ({ kind, at: hours(0), by: 'system' })),
      ...(one.way === 'PICKUP'
        ? {
            pickup: {
              zip: '11226',
              stairs: false,
              street: '1 Sample Street',
              ...(slot === undefined ? {} : { slot }),
              ...(one.asked ? { booking: { reference: 'BK-7K3M9Q2X', state: 'REQUESTED', version: 1 } } : {}),
            },
          }
        : {}),
      ...(one.isUnsigned ? { searchConsent: undefined } : {}),
      consignee: { ...sampleShipment.consignee, city: one.town },
      ...(one.door ? { door: { town: one.town } } : {}),
      ...(one.reweigh === undefined
        ? {}
        : {
            reweigh: {
              ...(one.notBilled
                ? { status: 'APPROVED' as const, more: 28_800, billed: bill.charged }
                : { status: 'TO_APPROVE' as const }),
              total: one.reweigh,
              lines: [],
              rateCardVersion: 1,
              declaredLb: 80,
              measuredLb: 100,
              photos: [],
              at: hours(0),
            },
          }),
      ...(one.waits && state === 'DRAFT'
        ? {
            waits: {
              departureId: flight.id,
              since: hours(-50),
              ...(one.offered === undefined ? {} : { offeredUntil: hours(one.offered) }),
            } as Shipment['waits'],
          }
        : {}),
      ...(pieces.some(
        (piece) =>
          pieceStates.indexOf(piece.state) >= pieceStates.indexOf('DEPARTED') && piece.state !== 'CANCELLED',
      )
        ? { leftFrom: 'EWR' }
        : {}),
      ...(isClosed(state) ? { closedAt: hours(0) } : {}),
    };
    return factsOf({
      shipment: shipmentAt(shipment, now),
      bill: one.isBilled ? { ...bill, owed: one.owed, paid: 63_000 - one.owed } : undefined,
      flight: one.flown === undefined ? undefined : { ...flight, day: leaves, state: one.flown },
      others: one.others === undefined ? [] : [{ ...later, state: one.others }],
      storage: one.storage
        ? [storageOf(defaultRateCard.card.storage, { n: 1, readyAt: hours(-24) }, now, 'America/Guyana')]
        : [],
      passedOn: one.passedOn,
      now,
    });
  });

const hasGone: readonly string[] = ['DEPARTED', 'ARRIVED', 'CLOSED'];

const pastDays = (now: Date): readonly string[] =>
  Array.from({ length: 30 }, (_, back) => addDays(newYorkDay(now), -back - 1));

describe('in every state', () => {
  const readers = [
    ['sender', nextOfSender],
    ['receiver', nextOfReceiver],
  ] as const;
  test.each(readers)('the %s has at most one thing to do, or nothing and what comes next', (_, nextOf) => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const next = nextOf(facts);
        Shape.parse(next);
        const words = wordsIn(next);
        // There is always an answer, and nothing is asked for twice.
        expect(words.every((text) => text !== undefined)).toBe(true);
        if (next.todo === undefined) expect([...next.ours, ...next.comes].join('')).not.toBe('');
        const acts = [next.todo, ...next.after].flatMap((step) => step?.act ?? []);
        expect(new Set(acts).size).toBe(acts.length);
        // Nothing is asked of anybody to whose shipment nothing happens any more.
        if (isClosed(facts.shipment.state)) expect([next.isOver, acts]).toEqual([true, []]);
        // No payment of nothing, and no word that is missing.
        for (const text of words) expect(text).not.toMatch(/\$0\.00|-\$|undefined|NaN|\bnull\b|\{\w+\}/);
      }),
      { numRuns: 600 },
    );
  });
  test.each(readers)('the %s is promised no day that is over', (_, nextOf) => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const next = nextOf(facts);
        for (const step of [next.todo, ...next.after])
          if (step?.by !== undefined) expect(step.by > facts.now.toISOString()).toBe(true);
        for (const text of wordsIn(next))
          if (!ofThePast.test(text)) expect(daysIn(text, pastDays(facts.now)), text).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });
  test.each(readers)(
    'the %s is promised no day by a flight of which nobody has recorded that it left',
    (_, nextOf) => {
      fc.assert(
        fc.property(reachable, (facts) => {
          const known = { ...facts, events: [], dock: 'Kearny', phone: defaultBrand.phone.display };
          const used = facts.shipment.pieces.flatMap((piece) => flightFor(known, piece) ?? []);
          const today = newYorkDay(facts.now);
          const isOut = facts.shipment.pieces.some(hasFlown);
          if (
            isOut ||
            used.length === 0 ||
            used.some(({ state, day }) => hasGone.includes(state) || day >= today)
          )
            return;
          for (const text of nextOf(facts).comes) expect(text).not.toMatch(/expected ready/i);
          expect(track(known).arrival).toBeUndefined();
        }),
        { numRuns: 600 },
      );
    },
  );
  test('of a large or heavy piece says that it can be booked later only while it is not booked', () => {
    const holds: Shipment['holds'] = [{ kind: 'OVERSIZE', at: iso(at.getTime()), by: 'system' }];
    const oursIn = (state: Shipment['state']) =>
      nextOfSender(factsOf({ shipment: allIn(state, { holds }) })).ours;
    expect(oursIn('DRAFT')).toEqual([
      'A piece is very large or heavy. We are confirming its price, and will tell you when you can book.',
    ]);
    for (const state of ['BOOKED', 'RECEIVED', 'READY'] as const)
      expect(oursIn(state)).toEqual([
        'A piece is very large or heavy. We are checking that a plane can take it, and will tell you.',
      ]);
  });
  test('what only we can do is never asked of the sender', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const ours = facts.shipment.holds.filter(({ kind }) => isOurWork(kind));
        const shipment = { ...facts.shipment, holds: ours, reweigh: undefined };
        const next = nextOfSender({ ...facts, shipment });
        const asked = [next.todo, ...next.after].flatMap((step) => step?.act ?? []);
        const own = [
          'PASS_ON',
          'TELL_RECEIVER',
          'BOOK',
          'TAKE_PLACE',
          'BRING',
          'CHOOSE_TIME',
          'BE_READY',
          'SIGN_SEARCH',
        ];
        expect(asked.filter((act) => !own.includes(act))).toEqual([]);
        if (ours.length > 0 && !isClosed(shipment.state)) expect(next.ours.length).toBeGreaterThan(0);
      }),
    );
  });
  test('goods at the counter are either passed on by the sender, or the receiver has what it needs: never both, never neither', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const { shipment, passedOn } = facts;
        if (shipment.state === 'DRAFT') return;
        const waits =
          shipment.door === undefined &&
          shipment.pieces.some((piece) => piece.state === 'READY_FOR_COLLECTION' && !isAstray(piece));
        const next = nextOfSender(facts);
        const passes = [next.todo, ...next.after].some((step) => step?.act === 'PASS_ON');
        const isTold = next.comes.some((text) => text.includes('has the receiver’s page'));
        // While a new price is to be agreed to, nothing that comes is said.
        const isAsked = next.todo?.act === 'DECIDE_REWEIGH';
        const isOpen = waits && !isClosed(shipment.state);
        expect([passes, isTold]).toEqual([
          isOpen && !passedOn?.receiverHas,
          isOpen && passedOn?.receiverHas === true && !isAsked,
        ]);
      }),
      { numRuns: 600 },
    );
  });
  test('nobody is led to pay the price before a new one while that waits for a yes', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const next = nextOfSender(facts);
        const steps = [next.todo, ...next.after].filter((step) => step !== undefined);
        if (!steps.some(({ act }) => act === 'DECIDE_REWEIGH')) return;
        expect(next.todo?.act).not.toBe('PAY');
        expect(steps.find(({ act }) => act === 'PAY')?.button).toBeUndefined();
      }),
      { numRuns: 600 },
    );
  });
  test('what is agreed and not billed yet is asked for, and never said to be up to date beside it', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const { shipment, bill } = facts;
        const more = notBilledYet(shipment, bill);
        const isHeld = shipment.holds.some(({ kind }) => kind === 'PAYMENT_DUE');
        if (more === 0 || !isHeld || isClosed(shipment.state) || shipment.state === 'DRAFT') return;
        const next = nextOfSender(facts);
        const pays = [next.todo, ...next.after].find((step) => step?.act === 'PAY');
        expect(pays?.amount).toBe((bill?.owed ?? 0) + more);
        expect(next.ours.join(' ')).not.toContain('up to date');
      }),
      { numRuns: 600 },
    );
  });
  test.each(readers)(
    'no flight is promised to the %s while something keeps the goods from it',
    (_, nextOf) => {
      fc.assert(
        fc.property(reachable, (facts) => {
          const { todo, after } = nextOfSender(facts);
          const asked = [todo, ...after].flatMap((step) => step?.act ?? []);
          const isStopped = blocking(facts.shipment.holds, 'manifest').some(
            ({ kind }) => isOurWork(kind) || asked.some((act) => act === actOfHold(kind)),
          );
          const isAtHome = asked.includes('BRING') || asked.includes('CHOOSE_TIME');
          const isOpen = ['BOOKED', 'PICKED_UP', 'RECEIVED', 'READY'].includes(facts.shipment.state);
          if ((isStopped || isAtHome) && isOpen && facts.shipment.leftFrom === undefined)
            for (const text of nextOf(facts).comes)
              if (/\bfl(?:ies|y) (?:from|\w{3},)/.test(text))
                expect(text).toMatch(/\bIf [^.]*, (?:it|pieces?) /);
        }),
        { numRuns: 600 },
      );
    },
  );
  test('what a sender does before the flight is said before what we do, with one time by which', () => {
    const open = fc.record({
      state: fc.constantFrom<PieceState>('BOOKED', 'RECEIVED', 'READY'),
      kinds: fc.subarray([...holdKinds]),
      isFetched: fc.boolean(),
      waiting: fc.constantFrom(undefined, bill.owed),
    });
    fc.assert(
      fc.property(open, ({ state, kinds, isFetched, waiting }) => {
        const pickup = { zip: '11226', stairs: false, street: '1 Sample Street' };
        const shipment = allIn(state, {
          holds: kinds.map((kind) => ({ kind, at: hours(0), by: 'system' })),
          ...(isFetched ? { howItComes: 'PICKUP', pickup } : {}),
        });
        const { comes } = nextOfSender(factsOf({ shipment, bill: { ...bill, waiting } }));
        const [, first] = /\bIf ([^.]*), (?:it|pieces?) /.exec(comes.join(' ')) ?? [];
        if (first === undefined) return;
        expect(first).not.toMatch(/\bwe\b.*\byou\b/);
        expect(first.match(/ in time$| by (?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), /g), first).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
  test('of several things to do none promises the flight alone', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const { todo, after } = nextOfSender(facts);
        const steps = [todo, ...after].filter((step) => step !== undefined);
        const promise = /\b(?:flies|can fly) \w{3}, /;
        const promising = steps.filter(({ lines }) => lines.some((line) => promise.test(line)));
        const isSaid = ({ act, lines }: Step) =>
          act === 'DECIDE_REWEIGH' || lines.some((line) => line.startsWith('It still flies'));
        if (steps.length > 1) expect(promising.every(isSaid)).toBe(true);
      }),
      { numRuns: 600 },
    );
  });
  test('sender and receiver are never told different days on which it is ready', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const said = (next: NextStep) =>
          next.comes.flatMap((text) => /expected ready.*/i.exec(text)?.[0].toLowerCase() ?? []);
        const [sender, receiver] = [said(nextOfSender(facts)), said(nextOfReceiver(facts))];
        if (sender.length > 0 && receiver.length > 0) expect(receiver).toEqual(sender);
      }),
    );
  });
});
