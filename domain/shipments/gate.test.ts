import { describe, expect, test } from 'vitest';
import { kindValuesOf, needsExportFiling } from './eei.ts';
import { type Blocker, blockersOf, handoverBlockers, heldFrom } from './gate.ts';
import { notForHandover } from './handover/hand-over.ts';
import { type HoldKind, type HoldStep, holdKinds, holdSteps, holds } from './holds.ts';
import { recordingOf } from './recording/record.ts';
import type { Shipment } from './shipment.ts';
import { sampleShipment } from './testing/sample-shipment.ts';

const screened: Shipment = {
  ...sampleShipment,
  holds: [],
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'READY', security: 'SPX' })),
};
const free = { thousandthsLb: 0, pieces: 0 };
const codesOf = (shipment: Shipment, facts: Partial<Parameters<typeof blockersOf>[1]> = {}) =>
  blockersOf(shipment, { free, exports: {}, ...facts }).map(({ code }) => code);

describe('the gate before the list of a flight', () => {
  test('lets a shipment through that is screened, filed, free of holds and within the capacity', () => {
    expect(codesOf(screened)).toEqual([]);
  });

  test('names the pieces that are not screened', () => {
    const [first, ...others] = screened.pieces;
    const shipment = { ...screened, pieces: [{ ...first, security: 'NSC' }, ...others] } as Shipment;
    expect(blockersOf(shipment, { free, exports: {} })).toMatchObject([
      { code: 'NOT_SCREENED', pieces: [1] },
    ]);
  });

  test('lets what is screened for all-cargo aircraft alone fly on those, and nothing that is not screened', () => {
    const having = (...statuses: readonly ('NSC' | 'SPX' | 'SCO')[]) =>
      ({
        ...screened,
        pieces: statuses.map((security, place) => ({ ...screened.pieces[0], n: place + 1, security })),
      }) as Shipment;
    const mixed = having('SPX', 'SCO', 'NSC', 'SCO');
    const unscreened = { code: 'NOT_SCREENED', pieces: [3] };
    expect(blockersOf(mixed, { free, exports: {}, aircraft: 'ALL_CARGO' })).toMatchObject([unscreened]);
    for (const aircraft of ['PASSENGER', undefined] as const)
      expect(blockersOf(mixed, { free, exports: {}, aircraft })).toMatchObject([
        unscreened,
        { code: 'CARGO_AIRCRAFT_ONLY', pieces: [2, 4] },
      ]);
    expect(codesOf(having('SCO', 'SPX'), { aircraft: 'ALL_CARGO' })).toEqual([]);
    expect(blockersOf(having('SCO'), { free, exports: {} })[0]?.text).toBe(
      '1 piece is screened for all-cargo aircraft only, and this flight carries passengers',
    );
  });

  test('asks for the ITN once, not for the hold that says the same', () => {
    const shipment: Shipment = {
      ...screened,
      eei: { status: 'REQUIRED' },
      holds: [{ kind: 'EXPORT_CONTROL', at: screened.createdAt, by: 'system' }],
    };
    expect(codesOf(shipment)).toEqual(['ITN_MISSING']);
    expect(codesOf({ ...screened, eei: { status: 'FILED', itn: 'X20261120123456' } })).toEqual([]);
  });

  test('asks for the ITN when another shipment of the flight brings the goods above the limit', () => {
    const commodities = [
      {
        description: 'Parts',
        quantity: 1,
        unitValue: 150_000,
        origin: 'US',
        scheduleB: '8431390070',
        notThat: false,
      },
    ];
    const values = kindValuesOf(commodities);
    const exports = { [screened.number]: values, 'another shipment': values };
    expect(blockersOf({ ...screened, commodities }, { free, exports })).toMatchObject([
      {
        code: 'ITN_MISSING',
        text: 'The export filing has no ITN ($3,000.00 of 8431.39.0070 on this flight: over $2,500)',
      },
    ]);
    const filed: Shipment = { ...screened, eei: { status: 'FILED', itn: 'X20261120123456' } };
    expect(codesOf({ ...filed, commodities }, { exports })).toEqual([]);
    const byOtherRule: Shipment = { ...screened, eei: { status: 'EXEMPT', citation: 'NOEEI 30.37(b)' } };
    expect(codesOf({ ...byOtherRule, commodities }, { exports })).toEqual([]);
  });

  test('stops everything on a flight that has more than it can carry, and what has no flight', () => {
    expect(codesOf(screened, { free: { thousandthsLb: -1, pieces: 0 } })).toEqual(['OVER_CAPACITY']);
    expect(codesOf(screened, { free: { thousandthsLb: 0, pieces: -1 } })).toEqual(['OVER_CAPACITY']);
    expect(codesOf(screened, { free: undefined })).toEqual(['NO_FLIGHT']);
  });
});

describe('the gate before the receiver', () => {
  const ready: Shipment = {
    ...sampleShipment,
    holds: [],
    pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'READY_FOR_COLLECTION' })),
  };
  const pieces = ready.pieces.map(({ n }) => n);
  const now = new Date(sampleShipment.createdAt);
  const asked = {
    ...{ eventId: 'e-1', pieces, code: '123456', name: 'Marva Persaud', idKind: 'PASSPORT' as const },
    ...{ idNumber: 'R0654321', taxNumber: '123456789', storage: 0, onPaper: true as const },
  };
  /** Why goods stay where they are, at a counter, by the desk and at a door. */
  const refusals = (shipment: Shipment) => {
    const out = {
      ...shipment,
      pieces: shipment.pieces.map((one) => ({ ...one, state: 'OUT_FOR_DELIVERY' })),
    };
    const facts = { now, by: 'agent-1', flights: [], blockers: [] };
    const scan = { eventId: 'e-1', pieces };
    return [
      notForHandover(shipment, asked),
      recordingOf(shipment, { ...scan, code: 'DLV' }, facts),
      recordingOf(out as Shipment, { ...scan, code: 'DDL' }, facts),
    ].map((result) => (result?.ok === false ? result.refusal : undefined));
  };

  test('is the same at a counter, by the desk and at a door, hold by hold', () => {
    expect(refusals(ready)).toEqual([undefined, undefined, undefined]);
    for (const kind of holdKinds) {
      const held = { ...ready, holds: [{ kind, at: ready.createdAt, by: 'system' }] };
      const expected = holds[kind].blocks.includes('handover')
        ? {
            code: 'BLOCKED',
            message: `It cannot be handed over: ${holds[kind].name}.`,
            details: { blockers: [expect.objectContaining({ code: 'HOLD', hold: kind })] },
          }
        : undefined;
      expect(refusals(held)).toEqual([expected, expected, expected]);
    }
  });

  test('stays closed while customs has not released the goods', () => {
    const entry = { form: 'C73', lines: [], by: 'agent-1', at: ready.createdAt };
    const withCustoms = { ...ready, customs: { ...entry, state: 'UNDER_REVIEW' as const } };
    for (const refusal of refusals(withCustoms))
      expect(refusal).toMatchObject({
        message: 'It cannot be handed over: Customs has not released it.',
        details: { blockers: [{ code: 'CUSTOMS' }] },
      });
    expect(refusals({ ...ready, customs: { ...entry, state: 'RELEASED' } })).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('an export filing', () => {
  const exports = (...cents: number[]) =>
    Object.fromEntries(
      cents.map((value, place) => [`shipment ${place}`, [{ scheduleB: '8431390070', words: 'part', value }]]),
    );
  const needed = (...cents: number[]) => needsExportFiling('shipment 0', exports(...cents), false);

  test('is needed above $2,500.00, summed over the shipments of one sender to one receiver on one flight', () => {
    expect(needed(250_000)).toBe(false);
    expect(needed(250_001)).toBe(true);
    expect(needed(125_000, 125_000)).toBe(false);
    expect(needed(125_000, 125_001)).toBe(true);
  });

  test('is needed for the shipments with that kind of goods, and for licensed goods of any value', () => {
    const all = {
      ...exports(250_001),
      other: [{ scheduleB: '6309000010', words: 'used clothes', value: 100 }],
    };
    expect(needsExportFiling('shipment 0', all, false)).toBe(true);
    expect(needsExportFiling('other', all, false)).toBe(false);
    expect(needsExportFiling('other', all, true)).toBe(true);
  });

  test('counts the same goods together whether the number was given or not', () => {
    const one = { words: 'cell phone', value: 200_000 };
    const all = { a: [one], b: [{ ...one, scheduleB: '8517130000' }], c: [{ words: 'charger', value: 1 }] };
    expect(['a', 'b', 'c'].map((number) => needsExportFiling(number, all, false))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    'counts goods called %s as any others',
    (word) => {
      const goods = [{ description: word, quantity: 1, unitValue: 200_000, notThat: false }];
      const all = { a: kindValuesOf(goods), b: kindValuesOf(goods) };
      expect(needsExportFiling('a', { a: kindValuesOf(goods) }, false)).toBe(false);
      expect(needsExportFiling('a', all, false)).toBe(true);
    },
  );
});

/** What each hold keeps from happening, as the trade has it: written again here, so that a change of the table is a decision. */
const stepsHeld: Readonly<Record<HoldKind, readonly HoldStep[]>> = {
  UNIDENTIFIED: ['manifest'],
  INVOICE_MISSING: ['manifest'],
  DG_REVIEW: ['manifest'],
  PAYMENT_DUE: ['manifest', 'handover'],
  OVERSIZE: ['booking', 'manifest'],
  EXPORT_CONTROL: ['manifest'],
  EIN_MISSING: ['manifest'],
  CUSTOMS_EXAM: ['handover'],
  DAMAGE: ['manifest'],
  KYC_1583: ['manifest'],
  REWEIGH: ['manifest'],
  SECOND_SCREENING: ['manifest'],
};

describe('a hold', () => {
  describe.each(holdKinds)('%s', (kind) => {
    const held = { ...screened, holds: [{ kind, at: screened.createdAt, by: 'system' }] };
    const named = (blockers: readonly Blocker[]) => blockers.map(({ hold }) => hold);
    const expected = (step: HoldStep) => (stepsHeld[kind].includes(step) ? [kind] : []);

    test.each(holdSteps)('at the step %s', (step) => {
      expect(named(heldFrom(held, step))).toEqual(expected(step));
    });

    test('on the way to the list of a flight', () => {
      expect(named(blockersOf(held, { free, exports: {} }))).toEqual(expected('manifest'));
    });

    test('at the counter abroad', () => {
      expect(named(handoverBlockers(held))).toEqual(expected('handover'));
    });
  });
});

describe('the table of the holds', () => {
  test('lets senders clear alone what is theirs to decide, and nothing that protects the flight', () => {
    const byCustomer = Object.fromEntries(holdKinds.map((kind) => [kind, holds[kind].byCustomer]));
    expect(byCustomer).toEqual({
      UNIDENTIFIED: false,
      INVOICE_MISSING: 'with a paper',
      DG_REVIEW: false,
      PAYMENT_DUE: false,
      OVERSIZE: false,
      EXPORT_CONTROL: false,
      EIN_MISSING: 'with a signature',
      CUSTOMS_EXAM: false,
      DAMAGE: true,
      KYC_1583: false,
      REWEIGH: 'by a decision',
      SECOND_SCREENING: false,
    });
  });

  test.each(holdKinds)('%s blocks something and says how it is cleared', (kind) => {
    const { blocks, remedy, meaning, placedWhen } = holds[kind];
    expect(holdSteps.filter((step) => blocks.includes(step))).not.toEqual([]);
    for (const sentence of [remedy, meaning, placedWhen]) expect(sentence).toMatch(/^[A-Z].{20,}\.$/);
  });
});
