import { describe, expect, test } from 'vitest';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleKnown, sampleParcel, samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { arrivedWords, severalArrived } from './arrived.ts';
import { goodsOf } from './names.ts';
import { alertWords, whatOfAlert } from './pre-alert-words.ts';
import { pathOfMailbox, pathOfParcel, subjectOf } from './said.ts';
import { stepOf } from './step-words.ts';
import { whatOfTrace } from './trace-words.ts';

const clear: Parcel = {
  ...sampleParcel,
  declaration: { ...sampleParcel.declaration, invoice: { state: 'PROVIDED', file: 'a' } },
};
const nameless: Parcel = {
  ...sampleParcel,
  declaration: { lines: [], invoice: { state: 'PENDING' } },
};

describe('the words of a parcel that came', () => {
  test('name store and goods, carrier, weight and the last free day, and lead to it', () => {
    const said = arrivedWords(sampleParcel, sampleKnown);
    expect(subjectOf(said)).toBe('Your Sample Store parcel is here: Children’s shoes');
    expect(said).toMatchObject({
      // Thirty free days from November 28: the last one is December 28.
      body: 'UPS brought it. It weighs 3.2 lb, and storage is free until Mon, Dec 28.',
      path: pathOfParcel(sampleParcel.code),
    });
  });

  test('have its code while nobody has said what is inside', () => {
    expect(subjectOf(arrivedWords(nameless, sampleKnown))).toBe('Your parcel is here: PCL-7K3M9Q2X');
  });

  test('read right where somebody described who sends it in place of a store', () => {
    const titleOf = (store: string) =>
      arrivedWords({ ...nameless, declaration: { ...nameless.declaration, store } }, sampleKnown).title;
    expect(['A friend in Queens', 'my sister', 'From Aunt Sample', 'Amazon'].map(titleOf)).toEqual([
      'Your parcel from a friend in Queens is here',
      'Your parcel from my sister is here',
      'Your parcel from Aunt Sample is here',
      'Your Amazon parcel is here',
    ]);
  });

  test('are short of many and of long goods', () => {
    const goods = (...descriptions: readonly string[]) =>
      goodsOf({
        declaration: {
          ...nameless.declaration,
          lines: descriptions.map((description) => ({ description, quantity: 1 })),
        },
      });
    expect(goods('Headphones', 'Cable', 'Case')).toBe('Headphones and 2 more');
    expect(goods('Stainless steel water bottle with two lids and a straw')).toBe(
      'Stainless steel water bottle with two l…',
    );
  });

  test('of several say for how many something is missing, U.S. Mail without its form included', () => {
    const mail = { ...clear, code: 'PCL-2222AAAA', usMail: true, formMissing: true } as const;
    expect(severalArrived([sampleParcel, mail, { ...clear, code: 'PCL-3333BBBB' }])).toMatchObject({
      title: '3 parcels are here for you',
      more: ['Something is missing for 2 of them.'],
      path: pathOfMailbox,
    });
    expect(severalArrived([sampleParcel, mail]).more).toEqual(['Something is missing for all of them.']);
    expect(severalArrived([clear, clear]).more).toEqual([
      'We have all that we need. Send them on together when you are ready.',
    ]);
  });
});

test('only what others did with a parcel has words', () => {
  const looked = { verdict: 'MAY_FLY', by: 'desk-1', at: sampleParcel.receivedAt } as const;
  expect(stepOf(['looked'], { ...clear, looked })).toBe('MAY_FLY');
  expect(stepOf(['invoice-rejected'], clear)).toBe('INVOICE_REJECTED');
  for (const deed of ['declared', 'requested', 'photos-asked', 'moved', 'note'] as const)
    expect(stepOf([deed], clear)).toBeUndefined();
  for (const deed of ['searched', 'withdrawn'] as const) expect(whatOfTrace(deed)).toBeUndefined();
});

describe('the words of a pre-alert', () => {
  const refused = (because: string) =>
    alertWords.REFUSED_AT_DOOR({ ...samplePreAlert, refused: { at: samplePreAlert.createdAt, because } });

  test('that was refused at the door say which one, why, and what to do', () => {
    expect(refused('US_MAIL')).toMatchObject({
      title: 'We could not take your Sample Store parcel',
      body: 'UPS had to take 1Z999AA10123456784 back. U.S. Mail (USPS) brought it, and we cannot take U.S. Mail for this name.',
    });
    for (const why of ['US_MAIL', 'MAILBOX_CLOSED', 'MAILBOX_CLOSING', 'MAILBOX_SUSPENDED'])
      expect(refused(why).body).not.toContain('not able');
    expect(refused('LATER').body).toContain('We were not able to take it.');
  });

  test('that ends say until when we wait; of one that has ended what to do if it comes', () => {
    expect(alertWords.ENDS_SOON(samplePreAlert).body).toBe(
      'We wait for 1Z999AA10123456784 until Tue, Jan 19.',
    );
    expect(alertWords.EXPIRED(samplePreAlert).more?.[0]).toContain('announce it again');
  });

  test('are none for what its owner did, nor for its arrival', () => {
    for (const deed of ['announced', 'changed', 'taken-back', 'matched'] as const)
      expect(whatOfAlert(deed)).toBeUndefined();
  });
});
