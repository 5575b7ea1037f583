import { describe, expect, test } from 'vitest';
import { announcedLater } from '../alerts/announced-later.ts';
import { nothingDeclared } from '../declaration/declaration.ts';
import { holdsOf } from '../holds/holds.ts';
import type { Parcel } from '../parcel.ts';
import { sampleParcel, samplePreAlert } from '../testing/sample-parcel.ts';
import { disposalAgreed } from './asked.ts';
import { assigned, unassigned } from './assigned.ts';
import { keptAfterAll } from './back.ts';
import { goodsJudged } from './judged.ts';
import type { Stepped } from './step.ts';

const at = '2026-11-29T15:00:00.000Z';
const clerk = { by: 'clerk-1', at };
const owner = { by: 'ann', at };
const ben = { mailbox: '10002', ownerId: 'ben', matchedBy: 'DESK' } as const;

const done = (result: Stepped): Parcel => {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
};
const goodsHolds = (parcel: Parcel): readonly string[] =>
  holdsOf(parcel, { usMailOk: true })
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'DG_REVIEW' || kind === 'DISPOSE_OR_RETURN');
const judged = (parcel: Parcel, verdict: 'MAY_FLY' | 'MAY_NOT_FLY', note?: string) =>
  goodsJudged(parcel, { ...clerk, version: parcel.version, verdict, note });

const declaring = (...codes: readonly string[]): Parcel => ({
  ...sampleParcel,
  ownerId: 'ann',
  declaration: { ...sampleParcel.declaration, dangers: codes.map((code) => ({ code })) },
});
const refused = done(judged(declaring('POWER_BANK'), 'MAY_NOT_FLY', 'A power bank lies in the box.'));

describe('what may not fly', () => {
  test('stays so for whoever gets the box next', () => {
    expect(goodsHolds(done(assigned(refused, ben, clerk)))).toEqual(['DISPOSE_OR_RETURN']);
    const nobodys = done(unassigned(refused, clerk));
    expect(goodsHolds(nobodys)).toEqual(['DISPOSE_OR_RETURN']);
    expect(goodsHolds(done(assigned(nobodys, ben, clerk)))).toEqual(['DISPOSE_OR_RETURN']);
  });

  test('is not let fly while it was seen inside, and is once that was put right', () => {
    const seen: Parcel = { ...declaring(), seen: [{ code: 'POWER_BANK' }] };
    expect(judged(seen, 'MAY_FLY')).toMatchObject({ refusal: { code: 'STEP_NOT_POSSIBLE' } });
    expect(goodsHolds({ ...seen, looked: { verdict: 'MAY_FLY', ...clerk } })).toEqual(['DISPOSE_OR_RETURN']);
    expect(goodsHolds(done(judged({ ...seen, seen: [{ code: 'PERFUME' }] }, 'MAY_FLY')))).toEqual([]);
  });

  test('is no longer disposed of when its owner keeps it, or it may fly after all', () => {
    const agreed = done(disposalAgreed(refused, { ...owner, version: refused.version }));
    const kept = done(keptAfterAll(agreed, { ...owner, version: agreed.version }));
    expect([kept.disposal, kept.version]).toEqual([undefined, agreed.version + 1]);
    expect(keptAfterAll(kept, { ...owner, version: agreed.version })).toEqual({ ok: true, value: kept });
    expect(done(judged(agreed, 'MAY_FLY')).disposal).toBeUndefined();
  });
});

describe('what may fly', () => {
  const looked = done(judged(declaring('PERFUME'), 'MAY_FLY'));
  const announcing = (...codes: readonly string[]) => ({
    mailbox: '10002',
    ownerId: 'ben',
    preAlert: {
      ...samplePreAlert,
      ownerId: 'ben',
      declaration: { ...samplePreAlert.declaration, dangers: codes.map((code) => ({ code })) },
    },
  });

  test('is looked at again when somebody else announces more', () => {
    const { ownerId, mailbox, preAlert, ...nobodys } = looked;
    const waiting: Parcel = { ...nobodys, state: 'UNIDENTIFIED', declaration: nothingDeclared };
    const later = done(announcedLater(waiting, announcing('POWER_BANK', 'LOOSE_BATTERY'), clerk));
    expect(goodsHolds(later)).toEqual(['DG_REVIEW']);
    expect(goodsHolds(done(announcedLater(waiting, announcing(), clerk)))).toEqual([]);
    const theirs: Parcel = { ...waiting, state: 'IN_STORAGE', ownerId: 'ben', mailbox: '10002' };
    expect(goodsHolds(done(announcedLater(theirs, announcing('POWER_BANK'), clerk)))).toEqual(['DG_REVIEW']);
  });

  test('was said of what one owner declared, and not of what the next one does', () => {
    const given = done(assigned(looked, { ...ben, preAlert: announcing('PERFUME').preAlert }, clerk));
    expect(goodsHolds(given)).toEqual(['DG_REVIEW']);
  });
});

test('what one owner asked for is not asked for by the next', () => {
  const asking: Parcel = {
    ...declaring(),
    photos: { price: 200, count: 3, askedAt: at, doneAt: at },
    disposal: { because: 'It may not fly, and its owner agreed.', agreedAt: at, by: 'ann' },
  };
  const { photos, disposal, preAlert, declaration } = done(assigned(asking, ben, clerk));
  expect([photos, disposal, preAlert, declaration]).toEqual([
    undefined,
    undefined,
    undefined,
    nothingDeclared,
  ]);
});
