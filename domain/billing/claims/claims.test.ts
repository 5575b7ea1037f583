import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import { sampleClaim } from '../testing/sample-claim.ts';
import type { Claim, ClaimForm } from './claim.ts';
import { coverOf, coverWords, type Filing, fileClaim } from './file-claim.ts';
import {
  added,
  answered,
  type ClaimStep,
  canAdd,
  canStep,
  claimSteps,
  denied,
  isOfferOver,
  moved,
  needsReminder,
  offered,
  reminded,
  type Stepped,
  settled,
  withdrawn,
} from './lifecycle.ts';
import { claimTasks } from './tasks.ts';

const at = '2026-12-03T15:00:00.000Z';
const by = 'desk-1';
const text = 'We looked into it.';

/** Does one step with what it needs. */
const does = (claim: Claim, what: ClaimStep, version = claim.version): Stepped => {
  const act = { version, by, at };
  switch (what) {
    case 'offered':
      return offered(claim, { ...act, sum: 9_000, text }) as Stepped;
    case 'accepted':
    case 'declined':
      return answered(claim, what, act) as Stepped;
    case 'denied':
      return denied(claim, { ...act, text });
    case 'settled':
      return settled(claim, { ...act, credit: 9_000, invoice: 'INV-1000001' }) as Stepped;
    case 'withdrawn':
      return withdrawn(claim, act);
    case 'acknowledged':
    case 'looked-into':
      return moved(claim, what, act);
  }
};
const afterSteps = (...steps: readonly ClaimStep[]): Claim =>
  steps.reduce<Claim>((claim, what) => {
    const done = does(claim, what);
    if (!done.ok) throw new Error(`${what}: ${done.refusal.code}`);
    return done.value;
  }, sampleClaim);
const codeOf = (result: { readonly ok: boolean; readonly refusal?: { readonly code: string } }) =>
  result.ok ? 'ok' : result.refusal?.code;

const allSteps = Object.keys(claimSteps) as ClaimStep[];

test('a claim goes only where its table says, is paid only what was accepted, and stays closed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...allSteps), { maxLength: 20 }), (steps) => {
      let claim = sampleClaim;
      for (const what of steps) {
        const may = canStep(claim, what);
        const done = does(claim, what);
        expect(done.ok).toBe(may);
        if (!done.ok) continue;
        expect(done.value.state).toBe(claimSteps[what].to);
        expect([done.value.version, done.value.acts.length]).toEqual([
          claim.version + 1,
          claim.acts.length + 1,
        ]);
        claim = done.value;
      }
      const deeds = claim.acts.map(({ what }) => what);
      if (claim.state === 'SETTLED') expect(deeds.slice(-2)).toEqual(['accepted', 'settled']);
      expect(claim.closedAt !== undefined).toBe(['SETTLED', 'DENIED', 'WITHDRAWN'].includes(claim.state));
      expect(claimTasks(claim, new Date(at)).length).toBe(
        claim.state === 'OFFERED' || claim.closedAt ? 0 : 1,
      );
    }),
    { numRuns: 300 },
  );
});

test('the same act again changes nothing, and one that saw another version is refused with the claim', () => {
  const known = afterSteps('acknowledged');
  expect(does(known, 'acknowledged', 1)).toEqual({ ok: true, value: known });
  expect(does(known, 'looked-into', 1)).toMatchObject({
    ok: false,
    refusal: { code: 'CLAIM_CHANGED', details: { claim: known } },
  });
});

describe('an offer', () => {
  const withOffer = afterSteps('acknowledged', 'offered');

  test('is no more than is claimed', () => {
    const asked = { version: 2, by, at, text, sum: sampleClaim.worth + 1 };
    expect(codeOf(offered(afterSteps('acknowledged'), asked))).toBe('OFFER_TOO_HIGH');
  });

  test('is accepted until the end of its thirtieth day in New York, and can be made again after that', () => {
    const acceptAt = (now: string) => answered(withOffer, 'accepted', { version: 3, by, at: now });
    expect(withOffer.offer?.until).toBe('2027-01-02');
    expect(codeOf(acceptAt('2027-01-03T04:59:00.000Z'))).toBe('ok');
    expect(codeOf(acceptAt('2027-01-03T05:00:00.000Z'))).toBe('OFFER_OVER');
    expect(isOfferOver(withOffer, new Date('2027-01-03T05:00:00.000Z'))).toBe(true);
    const again = offered(withOffer, { version: 3, by, at: '2027-01-03T15:00:00.000Z', sum: 100, text });
    expect(again).toMatchObject({
      ok: true,
      value: { state: 'OFFERED', offer: { sum: 100, until: '2027-02-02' } },
    });
  });
});

describe('an offer that ends', () => {
  const withOffer = afterSteps('acknowledged', 'offered');
  const kindsAt = (now: string) => claimTasks(withOffer, new Date(now)).map(({ kind }) => kind);

  test('reminds the customer once, from three days before its last day', () => {
    const remindAt = (claim: Claim, now: string) => reminded(claim, { by: 'system', at: now });
    expect(remindAt(withOffer, '2026-12-30T04:59:00.000Z')).toBe(withOffer);
    const told = remindAt(withOffer, '2026-12-30T15:00:00.000Z');
    expect(told).toMatchObject({ state: 'OFFERED', version: 4, offer: { sum: 9_000, until: '2027-01-02' } });
    expect(remindAt(told, '2026-12-31T15:00:00.000Z')).toBe(told);
    expect(remindAt(withOffer, '2027-01-03T05:00:00.000Z')).toBe(withOffer);
    expect(needsReminder(afterSteps('acknowledged', 'offered', 'declined'), new Date('2027-01-01'))).toBe(
      false,
    );
  });

  test('is a task from the first hour after its last day, until somebody has done something', () => {
    expect(kindsAt('2027-01-03T04:59:00.000Z')).toEqual([]);
    expect(kindsAt('2027-01-03T05:00:00.000Z')).toEqual(['CLAIM_TO_ANSWER']);
    expect(claimTasks(withOffer, new Date('2027-01-05T15:00:00.000Z'))[0]?.since).toBe(
      '2027-01-03T05:00:00.000Z',
    );
    const again = offered(withOffer, { version: 3, by, at: '2027-01-05T15:00:00.000Z', sum: 100, text });
    expect(again.ok && claimTasks(again.value, new Date('2027-01-05T15:00:00.000Z'))).toEqual([]);
  });
});

describe('what a customer adds', () => {
  const form = { id: '019a1d3c-0000-7000-8000-000000000094', text: 'The lid as it came.', photos: [] };
  const act = { by: sampleClaim.ownerId, at };
  const withMore = (claim: Claim, id = form.id): Claim => {
    const done = added(claim, { ...form, id, ...act });
    if (!done.ok) throw new Error(done.refusal.code);
    return done.value;
  };

  test('is kept once, and leaves the claim where it is', () => {
    const withOffer = afterSteps('acknowledged', 'offered');
    const more = withMore(withOffer);
    expect(more).toMatchObject({ state: 'OFFERED', version: 4, added: [{ ...form, at }] });
    expect(withMore(more)).toBe(more);
  });

  test('waits to be read until somebody here does something with the claim', () => {
    const kinds = (claim: Claim) => claimTasks(claim, new Date(at)).map(({ kind }) => kind);
    expect(kinds(withMore(sampleClaim))).toEqual(['CLAIM']);
    const more = withMore(afterSteps('acknowledged'));
    expect(kinds(more)).toEqual(['CLAIM_TO_ANSWER', 'CLAIM_ADDED']);
    expect(kinds(withMore(afterSteps('acknowledged', 'offered')))).toEqual(['CLAIM_ADDED']);
    const seen = moved(more, 'looked-into', { version: more.version, by, at });
    expect(seen.ok && kinds(seen.value)).toEqual(['CLAIM_TO_ANSWER']);
  });

  test('is taken until an offer is accepted, ten times at most', () => {
    const full = Array.from({ length: 10 }, (_, place) => place).reduce(
      (claim, place) => withMore(claim, `019a1d3c-0000-7000-8000-0000000001${10 + place}`),
      sampleClaim,
    );
    for (const claim of [full, afterSteps('acknowledged', 'offered', 'accepted'), afterSteps('withdrawn')]) {
      expect(canAdd(claim)).toBe(false);
      expect(codeOf(added(claim, { ...form, ...act }))).toBe('CLAIM_TAKES_NO_MORE');
    }
  });
});

describe('what was accepted', () => {
  const agreed = afterSteps('acknowledged', 'offered', 'accepted');
  const paid = { method: 'CHECK', reference: '1042' } as const;
  const pay = (credit: number, rest?: typeof paid) =>
    settled(agreed, { version: agreed.version, by, at, credit, invoice: 'INV-1000001', paid: rest });

  test('is paid to the cent: credited, paid another way, or both', () => {
    expect([pay(9_000), pay(4_000, paid), pay(0, paid)].map(codeOf)).toEqual(['ok', 'ok', 'ok']);
    expect([pay(9_001), pay(8_999), pay(9_000, paid)].map(codeOf)).toEqual([
      'SETTLE_SUM',
      'SETTLE_SUM',
      'SETTLE_SUM',
    ]);
    expect(pay(0, paid)).toMatchObject({ value: { settled: { credit: 0, paid, at } } });
  });
});

describe('a report', () => {
  const form: ClaimForm = {
    id: '019a1d3c-0000-7000-8000-000000000092',
    shipment: sampleShipment.number,
    kind: 'DAMAGE',
    pieces: [2, 1],
    story: 'The lid was open.',
    worth: 5_000,
    photos: [],
  };
  const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'DELIVERED' as const, at }));
  const filing: Filing = {
    reference: sampleClaim.reference,
    form,
    goods: { shipment: { ...sampleShipment, pieces }, events: [] },
    earlier: [],
    acknowledgeBy: at,
    by: sampleShipment.ownerId,
    now: new Date(at),
  };
  const { declaredValue } = sampleShipment;

  test('has what our terms cover, and until when we answer', () => {
    expect(fileClaim(filing)).toMatchObject({
      ok: true,
      value: {
        state: 'OPEN',
        ownerId: sampleShipment.ownerId,
        pieces: [1, 2],
        lastDay: '2026-12-17',
        answerBy: '2026-12-17T22:00:00.000Z',
        acts: [{ what: 'filed', by: sampleShipment.ownerId }],
      },
    });
  });

  test.each<[string, Partial<Filing>, string]>([
    ['of a piece that is not there', { form: { ...form, pieces: [99] } }, 'CLAIM_PIECES'],
    [
      'of goods that are on their way',
      { goods: { shipment: sampleShipment, events: [] } },
      'CLAIM_TOO_EARLY',
    ],
    ['when its clock has run out', { now: new Date('2026-12-18T15:00:00.000Z') }, 'CLAIM_TOO_LATE'],
    ['for more than was declared', { form: { ...form, worth: declaredValue + 1 } }, 'CLAIM_WORTH'],
    ['of what is reported already', { earlier: [{ ...sampleClaim, pieces: [2, 3] }] }, 'CLAIM_EXISTS'],
  ])('%s is refused', (_, change, code) => {
    expect(codeOf(fileClaim({ ...filing, ...change }))).toBe(code);
  });

  test('of the same piece can be made again once the first one is closed', () => {
    expect(codeOf(fileClaim({ ...filing, earlier: [{ ...sampleClaim, closedAt: at }] }))).toBe('ok');
  });

  test('is covered by what was declared where the goods are insured, else by weight and never above that', () => {
    const of = (insured: boolean, value = declaredValue) =>
      coverOf({ ...sampleShipment, insured, declaredValue: value }, [1]);
    expect(of(true)).toBe(declaredValue);
    expect(of(false, 1_000_000_000)).toBeGreaterThan(0);
    expect(of(false, 100)).toBe(100);
  });

  test('says what makes the sum what it is: insurance, weight, or a declared value below that', () => {
    const said = (insured: boolean, value: number, reader: 'customer' | 'desk' = 'customer') => {
      const goods = { ...sampleShipment, insured, declaredValue: value };
      return coverWords({ ...goods, cover: coverOf(goods, [1]) }, reader);
    };
    expect(said(false, 1_000_000_000)).toContain('By law the carrier pays by weight: about $');
    expect(said(false, 9000)).toBe(
      'This shipment is not insured. At most $90.00 is paid, the value you declared.',
    );
    expect(said(false, 9000, 'desk')).toContain('the value the sender declared');
    expect(said(true, 9000)).toBe(
      'This shipment is insured. Our terms cover up to $90.00, the value you declared.',
    );
  });
});
