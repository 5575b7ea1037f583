import { describe, expect, test } from 'vitest';
import { type DeclarationForm, nothingDeclared } from '../declaration/declaration.ts';
import { heldByStaff, type ParcelHold, parcelHolds } from '../holds/hold-kinds.ts';
import { holdsOf } from '../holds/holds.ts';
import { ownParcel } from '../owner/own-view.ts';
import type { Parcel } from '../parcel.ts';
import { sampleKnown, sampleParcel } from '../testing/sample-parcel.ts';
import { disposalAgreed, photosAsked } from './asked.ts';
import { keptAfterAll, sentBack } from './back.ts';
import { declared } from './declared.ts';
import { goodsJudged, invoiceJudged } from './judged.ts';
import type { Stepped } from './step.ts';

const at = '2026-11-29T15:00:00.000Z';
const owner = { by: 'ann', at };
const clerk = { by: 'staff-1', at };
const file = '8e2f6a1c-4b7d-4d3e-9f5a-0c1b2d3e4f50';
const other = '8e2f6a1c-4b7d-4d3e-9f5a-0c1b2d3e4f51';

const stepped = (result: Stepped): Parcel => {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
};
const refusal = (result: Stepped): string => (result.ok ? 'done' : result.refusal.code);
const holds = (parcel: Parcel, usMailOk = true): readonly ParcelHold[] =>
  holdsOf(parcel, { usMailOk }).map(({ kind }) => kind);

const bare: Parcel = { ...sampleParcel, declaration: nothingDeclared };
const whole: DeclarationForm = {
  store: 'Sample Store',
  lines: [{ description: 'Children’s shoes', quantity: 1, unitValue: 3999 }],
  invoice: file,
  dangers: [],
};
const say = (parcel: Parcel, form: Partial<DeclarationForm> = {}) =>
  declared(parcel, { ...whole, ...form }, { ...owner, version: parcel.version });
const clear = stepped(say(bare));

describe('the holds of a parcel', () => {
  test('of which nothing is said are those that its owner can clear, and one form clears all of them', () => {
    expect(holds(bare)).toEqual(['INVOICE_MISSING', 'VALUE_MISSING', 'DANGERS_UNANSWERED']);
    expect(holds(clear)).toEqual([]);
    expect(clear.declaration.invoice).toEqual({ state: 'PROVIDED', file, at });
  });

  test('follow what is said, one by one', () => {
    const { invoice, ...later } = whole;
    expect(holds(stepped(say(bare, { invoice: undefined })))).toEqual(['INVOICE_MISSING']);
    expect(holds(stepped(say(bare, { lines: [{ description: 'Shoes', quantity: 1 }] })))).toEqual([
      'VALUE_MISSING',
    ]);
    expect(holds(stepped(say(bare, { dangers: undefined })))).toEqual(['DANGERS_UNANSWERED']);
    // Nothing was bought, so there is neither an invoice nor a price.
    expect(holds(stepped(say(bare, { invoice: 'NONE', lines: [] })))).toEqual([]);
    expect(later.lines).toHaveLength(1);
  });

  test('an invoice that staff sent back is missing again, with the reason, until there is another', () => {
    const back = stepped(
      invoiceJudged(clear, { ...clerk, version: clear.version, verdict: 'REJECTED', reason: 'Too dark' }),
    );
    expect(holdsOf(back, { usMailOk: true })).toEqual([
      { kind: 'INVOICE_MISSING', since: at, note: 'Too dark' },
    ]);
    expect(refusal(say(back, { invoice: 'NONE' }))).toBe('STEP_NOT_POSSIBLE');
    expect(holds(stepped(say(back, { invoice: other })))).toEqual([]);
  });

  test('declared goods wait for staff, and nothing that its owner does clears that', () => {
    const said = stepped(say(clear, { dangers: [{ code: 'PERFUME', quantity: 2 }] }));
    expect(holds(said)).toEqual(['DG_REVIEW']);
    expect(refusal(say(said, { dangers: [] }))).toBe('STEP_NOT_POSSIBLE');
    const looked = stepped(goodsJudged(said, { ...clerk, version: said.version, verdict: 'MAY_FLY' }));
    expect(holds(looked)).toEqual([]);
    // Whoever looked has not seen what is declared now.
    const more = stepped(say(looked, { dangers: [{ code: 'PERFUME' }, { code: 'POWER_BANK' }] }));
    expect(holds(more)).toEqual(['DG_REVIEW']);
    // Nor what it is called now.
    const lines = [{ description: 'Nail polish', quantity: 3, unitValue: 500 }];
    expect(stepped(say(looked, { lines }))).not.toHaveProperty('looked');
    const shoes = [{ description: 'Shoes', quantity: 1, unitValue: 500 }];
    expect(stepped(say(looked, { lines: shoes })).looked).toEqual(looked.looked);
  });

  test('what may not fly goes back or is disposed of, whatever else is answered; what staff saw of it counts at once', () => {
    const said = stepped(say(clear, { dangers: [{ code: 'PERFUME' }] }));
    const never = stepped(
      goodsJudged(said, { ...clerk, version: said.version, verdict: 'MAY_NOT_FLY', note: 'Over the limit' }),
    );
    expect(holds(never)).toEqual(['DISPOSE_OR_RETURN']);
    expect(holds(stepped(say(never, { dangers: [] })))).toEqual(['DISPOSE_OR_RETURN']);
    expect(holds({ ...clear, seen: [{ code: 'POWER_BANK' }] })).toEqual(['DISPOSE_OR_RETURN']);
    expect(holds({ ...clear, seen: [{ code: 'PERFUME' }] })).toEqual(['DG_REVIEW']);
  });

  test('U.S. Mail waits for the form, and what is on its way for nothing', () => {
    const mail: Parcel = { ...clear, usMail: true };
    expect([holds(mail, false), holds(mail, true), holds(clear, false)]).toEqual([['FORM_1583'], [], []]);
    expect(holds({ ...bare, state: 'SHIPPED' })).toEqual([]);
    const unknown: Parcel = { ...bare, state: 'UNIDENTIFIED', seen: [{ code: 'PERFUME' }] };
    expect(holds(unknown)).toEqual(['DG_REVIEW']);
  });

  test('only what is in the list of its owner’s is cleared by staff alone', () => {
    expect(parcelHolds.filter((hold) => heldByStaff.includes(hold))).toEqual(['DG_REVIEW']);
  });
});

describe('what its owner says', () => {
  test('the same again changes nothing, also from a window that is behind', () => {
    expect(declared(clear, whole, { ...owner, version: 1 })).toEqual({ ok: true, value: clear });
    expect(refusal(declared(clear, { ...whole, store: 'Other' }, { ...owner, version: 1 }))).toBe(
      'PARCEL_CHANGED',
    );
  });

  test('what a form leaves out stays; an empty field is cleared', () => {
    const sent = stepped(say(clear, { store: undefined, dangers: undefined, invoice: other }));
    expect(sent.declaration).toMatchObject({ store: 'Sample Store', dangers: [] });
    expect(stepped(say(clear, { store: '' })).declaration.store).toBeUndefined();
  });

  test('an invoice that staff verified is read again when the lines say something else', () => {
    const verified = stepped(invoiceJudged(clear, { ...clerk, version: clear.version, verdict: 'VERIFIED' }));
    const lines = [{ description: 'Children’s shoes', quantity: 2, unitValue: 3999 }];
    expect(stepped(say(verified, { store: 'Other' })).declaration.invoice.state).toBe('VERIFIED');
    expect(stepped(say(verified, { lines })).declaration.invoice.state).toBe('PROVIDED');
  });

  test('in a shipment nothing of it is changed here', () => {
    expect(refusal(say({ ...clear, state: 'REQUESTED' }, { store: 'Other' }))).toBe('STEP_NOT_POSSIBLE');
  });
});

describe('what its owner asks', () => {
  const photos = { ...owner, price: 200, count: 3 };

  test('photos are asked for once', () => {
    const asked = stepped(photosAsked(clear, { ...photos, version: clear.version }));
    expect(asked.photos).toEqual({ price: 200, count: 3, askedAt: at });
    expect(photosAsked(asked, { ...photos, version: 1 })).toEqual({ ok: true, value: asked });
    const done: Parcel = { ...asked, photos: { price: 200, count: 3, askedAt: at, doneAt: at } };
    expect(refusal(photosAsked(done, { ...photos, version: done.version }))).toBe('STEP_NOT_POSSIBLE');
  });

  test('back to the store, and kept after all while it is here', () => {
    const back = stepped(sentBack(clear, { ...owner, version: clear.version, fee: 500, label: file }));
    expect([back.state, back.back]).toEqual(['RETURNING', { fee: 500, askedAt: at, label: file }]);
    expect(sentBack(back, { ...owner, version: 1, fee: 500, label: file })).toEqual({
      ok: true,
      value: back,
    });
    const kept = stepped(keptAfterAll(back, { ...owner, version: back.version }));
    expect([kept.state, kept.back]).toEqual(['IN_STORAGE', undefined]);
    const gone: Parcel = { ...back, state: 'RETURNED' };
    expect(refusal(keptAfterAll(gone, { ...owner, version: gone.version }))).toBe('STEP_NOT_POSSIBLE');
    expect(
      refusal(sentBack({ ...clear, state: 'PACKED' }, { ...owner, version: clear.version, fee: 500 })),
    ).toBe('STEP_NOT_POSSIBLE');
  });

  test('only what may not fly is disposed of', () => {
    expect(refusal(disposalAgreed(clear, { ...owner, version: clear.version }))).toBe('STEP_NOT_POSSIBLE');
    const seen: Parcel = { ...clear, seen: [{ code: 'POWER_BANK' }] };
    const agreed = stepped(disposalAgreed(seen, { ...owner, version: seen.version }));
    expect(agreed.disposal).toMatchObject({ agreedAt: at, by: 'ann' });
    expect(agreed.state).toBe('IN_STORAGE');
    // It goes back to the store after all.
    expect(
      stepped(sentBack(agreed, { ...owner, version: agreed.version, fee: 500 })).disposal,
    ).toBeUndefined();
  });
});

test('its owner reads no shelf, colleague, label or earlier owner', () => {
  const judged = stepped(
    invoiceJudged(clear, { ...clerk, version: clear.version, verdict: 'REJECTED', reason: 'Too dark' }),
  );
  const had = { ownerId: 'ben', mailbox: '10002', from: at, to: at };
  const shown = JSON.stringify(
    ownParcel(
      {
        ...judged,
        before: [had],
        label: { name: 'Ben Singh' },
        looked: { verdict: 'MAY_FLY', by: 'staff-1', at },
        disposal: { because: 'No', by: 'staff-1' },
      },
      sampleKnown,
    ),
  );
  expect(shown).not.toMatch(/staff-1|ben|Singh|B-04|10002|receivedBy|ownerId/i);
  expect(shown).toContain('Too dark');
});
