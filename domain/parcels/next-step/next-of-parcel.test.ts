import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, DAY_MS, newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { headline, NOTHING_TO_DO } from '../../next-step/headline.ts';
import { NextStep } from '../../next-step/next-step.ts';
import type { Declaration } from '../declaration/declaration.ts';
import { heldByStaff } from '../holds/hold-kinds.ts';
import { holdsOf } from '../holds/holds.ts';
import { parcelStates } from '../lifecycle.ts';
import type { Parcel } from '../parcel.ts';
import { sampleKnown, sampleParcel } from '../testing/sample-parcel.ts';
import type { ParcelFacts } from './facts.ts';
import { nextOfParcel } from './next-of-parcel.ts';

const { now } = sampleKnown;
const page = '/dashboard/mailbox/PCL-7K3M9Q2X';
const declared = (change: Partial<Declaration>): Partial<Parcel> => ({
  declaration: { ...sampleParcel.declaration, ...change },
});
const clear = declared({ invoice: { state: 'VERIFIED' } });
const next = (change: Partial<Parcel> = {}, known: Partial<ParcelFacts> = {}): NextStep =>
  nextOfParcel({ ...sampleKnown, parcel: { ...sampleParcel, ...change }, ...known });
const acts = ({ todo, after }: NextStep) => [todo, ...after].flatMap((step) => step?.act ?? []);

describe('what its owner has to do for a parcel', () => {
  test('sends it on by the end of its free days, and knows what a day costs after that', () => {
    expect(next(clear)).toEqual({
      todo: {
        act: 'SEND_ON',
        title: 'Send it on by Mon, Dec 28',
        name: 'Send it on',
        lines: ['Storage is free until then. After that it costs $0.32 a day.'],
        by: sampleParcel.freeUntil,
        button: { label: 'Send it on', path: '/dashboard/mailbox/send?parcels=PCL-7K3M9Q2X' },
      },
      after: [],
      ours: [],
      comes: ['Then it flies with the flight that you choose.'],
    });
    const late = next(clear, { now: new Date(sampleParcel.freeUntil) });
    expect([late.todo?.title, late.todo?.lines, late.todo?.by]).toEqual([
      'Send it on',
      ['Storage has cost $0.32 a day since Tue, Dec 29.'],
      undefined,
    ]);
  });
  test('first says what is inside, then adds the invoice, then sends it on', () => {
    const { dangers: _, ...unanswered } = { ...sampleParcel.declaration, lines: [] };
    const asked = next({ declaration: unanswered });
    expect(acts(asked)).toEqual(['DECLARE', 'SEND_PAPER', 'SEND_ON']);
    expect(asked.todo).toMatchObject({
      title: 'Say what is inside and what it cost',
      lines: [
        'Customs asks for each thing and what one of it cost.',
        'The airline asks whether there are batteries, perfume, spray cans or the like inside.',
      ],
      button: { label: 'Say what is inside', path: page },
    });
  });
  test('reads why an invoice came back', () => {
    const { todo } = next(declared({ invoice: { state: 'REJECTED', reason: 'It is too dark.' } }));
    expect([todo?.title, todo?.lines[0]]).toEqual([
      'Send another invoice',
      'We sent it back: It is too dark.',
    ]);
  });
  test('signs the form for U.S. Mail in their mailbox', () => {
    const { todo } = next({ ...clear, usMail: true }, { usMailOk: false });
    expect([todo?.act, todo?.button?.path]).toEqual(['SEND_FORM_1583', '/dashboard/mailbox']);
  });
  test('decides about what may not fly, and is asked for no paper of it', () => {
    const looked: Parcel['looked'] = {
      verdict: 'MAY_NOT_FLY',
      note: 'A power bank lies in the box.',
      by: 'desk',
      at: sampleParcel.receivedAt,
    };
    const held = next({ looked });
    expect([acts(held), held.todo?.lines]).toEqual([
      ['DECIDE_PARCEL'],
      [
        'A power bank lies in the box.',
        'We will send it back to the store for $5.00, or dispose of it.',
        'Storage is free through Mon, Dec 28. After that it costs $0.32 a day.',
      ],
    ]);
    const agreed = next({ looked, disposal: { because: 'x', agreedAt: sampleParcel.receivedAt, by: 'ann' } });
    expect([headline(agreed), agreed.ours]).toEqual([
      NOTHING_TO_DO,
      ['You agreed that we dispose of it. We do that next.'],
    ]);
  });
  test('waits for us to look inside, and for the photos that they asked for', () => {
    const photos = { price: 200, count: 3, askedAt: sampleParcel.receivedAt };
    const waits = next({ ...clear, seen: [{ code: 'PERFUME' }], photos });
    expect([headline(waits), waits.ours, waits.comes[0]]).toEqual([
      NOTHING_TO_DO,
      [
        'We look at what is inside before it flies, and tell you what can go.',
        'We take the 3 photos that you asked for the next time that we are at its shelf.',
      ],
      'Then you can send it on.',
    ]);
  });
  test('follows the shipment that it is in', () => {
    const shipment = { number: '7K3M9-Q2X4T-C', piece: 1, at: sampleParcel.receivedAt };
    const asked = next({ ...clear, state: 'REQUESTED', shipment });
    expect([headline(asked), asked.todo?.button?.path]).toEqual([
      'Finish its shipment',
      '/dashboard/shipments/7K3M9-Q2X4T-C',
    ]);
    expect(headline(next({ ...clear, state: 'SHIPPED', shipment }))).toBe(
      'It flies with shipment 7K3M9-Q2X4T-C',
    );
  });
  test('reads what the way back to the store costs, and that it is done', () => {
    const back = { fee: 500, askedAt: sampleParcel.receivedAt };
    expect(next({ state: 'RETURNING', back }).ours).toEqual([
      'We hand it to the carrier, back to the store. That costs $5.00 once it is done.',
    ]);
    const gone = next({ state: 'RETURNED', back: { ...back, handedOverAt: '2026-11-30T15:00:00Z' } });
    expect([headline(gone), gone.comes[1]]).toEqual([
      'It is on its way back to the store since Mon, Nov 30',
      'The fee of $5.00 is on your invoice.',
    ]);
  });
});

const reachable = fc
  .record({
    // On its shelf most differs, so half of them are there.
    state: fc.oneof(fc.constant('IN_STORAGE' as const), fc.constantFrom(...parcelStates)),
    invoice: fc.constantFrom('PENDING', 'PROVIDED', 'VERIFIED', 'REJECTED', 'NOT_REQUIRED'),
    isPriced: fc.boolean(),
    dangers: fc.constantFrom<Declaration['dangers']>(undefined, [], [{ code: 'PERFUME' }]),
    seen: fc.constantFrom<Parcel['seen']>([], [{ code: 'PERFUME' }], [{ code: 'POWER_BANK' }]),
    verdict: fc.constantFrom(undefined, 'MAY_FLY' as const, 'MAY_NOT_FLY' as const),
    usMail: fc.boolean(),
    usMailOk: fc.boolean(),
    hasPhotos: fc.constantFrom(undefined, false, true),
    fee: fc.constantFrom(0, 500),
    isSentOn: fc.boolean(),
    isGivenUp: fc.boolean(),
    weightLb: fc.constantFrom(0.001, 3.2, 60),
    perLbDay: fc.constantFrom(0, 10),
    returnToStore: fc.constantFrom(0, 500),
    day: fc.integer({ min: 0, max: 90 }),
  })
  .map((one): ParcelFacts => {
    const at = sampleParcel.receivedAt;
    const isIn = ['REQUESTED', 'PACKED', 'SHIPPED', 'DELIVERED'].includes(one.state);
    const isBack = one.state === 'RETURNING' || one.state === 'RETURNED';
    const { dangers: _, ...declaration } = sampleParcel.declaration;
    return {
      parcel: {
        ...sampleParcel,
        state: one.state,
        weightLb: one.weightLb,
        seen: one.seen,
        declaration: {
          ...declaration,
          lines: one.isPriced ? declaration.lines : [],
          invoice: { state: one.invoice },
          ...(one.dangers === undefined ? {} : { dangers: one.dangers }),
        },
        ...(one.verdict === undefined ? {} : { looked: { verdict: one.verdict, by: 'desk', at } }),
        ...(one.usMail ? { usMail: true as const } : {}),
        ...(one.hasPhotos === undefined
          ? {}
          : { photos: { price: 200, count: 3, askedAt: at, ...(one.hasPhotos ? { doneAt: at } : {}) } }),
        ...(isIn ? { shipment: { number: '7K3M9-Q2X4T-C', piece: 1, at } } : {}),
        ...(isBack
          ? {
              back: {
                fee: one.fee,
                askedAt: at,
                ...(one.isSentOn ? { sentOn: true as const } : {}),
                ...(one.state === 'RETURNED' ? { handedOverAt: at } : {}),
              },
            }
          : {}),
        ...(one.isGivenUp && one.state === 'IN_STORAGE'
          ? { disposal: { because: 'x', agreedAt: at, by: 'ann' } }
          : {}),
      },
      usMailOk: one.usMailOk,
      card: {
        storage: { ...sampleKnown.card.storage, perLbDay: one.perLbDay },
        returnToStore: one.returnToStore,
      },
      now: new Date(now.getTime() + one.day * DAY_MS),
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
        const found = NextStep.parse(nextOfParcel(facts));
        const words = sentences(found);
        if (found.todo === undefined) expect([...found.ours, ...found.comes].join('')).not.toBe('');
        expect(new Set(acts(found)).size).toBe(acts(found).length);
        if (found.isOver) expect(acts(found)).toEqual([]);
        for (const text of words) expect(text).not.toMatch(/\$0\.00|-\$|undefined|NaN|\bnull\b/);
      }),
      { numRuns: 500 },
    );
  });
  test('no day that is over is promised', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const found = nextOfParcel(facts);
        const today = newYorkDay(facts.now);
        const past = Array.from({ length: 92 }, (_, back) => dayWords(addDays(today, -back - 1)));
        for (const step of [found.todo, ...found.after])
          if (step?.by !== undefined) expect(step.by > facts.now.toISOString()).toBe(true);
        for (const text of sentences(found))
          if (!text.includes(' since '))
            expect(past.filter((day) => new RegExp(`${day}(?!\\d)`).test(text))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
  test('exactly what only its owner can clear is asked of them, and it is sent on only without it', () => {
    fc.assert(
      fc.property(reachable, (facts) => {
        const found = nextOfParcel(facts);
        const holds = holdsOf(facts.parcel, facts).map(({ kind }) => kind);
        const isGivenUp = facts.parcel.disposal !== undefined;
        const theirs = holds.filter((kind) => !heldByStaff.includes(kind));
        const isAsked = acts(found).some((act) => act !== 'SEND_ON' && act !== 'BOOK');
        if (facts.parcel.state === 'IN_STORAGE' && !isGivenUp) expect(isAsked).toBe(theirs.length > 0);
        if (found.todo?.act === 'SEND_ON') expect(holds).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
