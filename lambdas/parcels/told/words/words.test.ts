import { describe, expect, test } from 'vitest';
import { nothingDeclared } from '#domain/parcels/declaration/declaration.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleParcel, samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { arrived } from './arrived.ts';
import { pathOfMailbox, pathOfParcel } from './letter.ts';
import { alertWords } from './pre-alert-words.ts';

const clear: Parcel = {
  ...sampleParcel,
  declaration: { ...sampleParcel.declaration, invoice: { state: 'PROVIDED', file: 'a' } },
};

describe('the letter of what came', () => {
  test('says store, carrier, weight, the last free day, what is missing, and leads to the parcel', () => {
    const said = arrived([{ ...sampleParcel, declaration: { ...nothingDeclared, store: 'Sample Store' } }]);
    expect(said).toMatchObject({
      title: 'Your parcel from Sample Store is here',
      // Thirty free days from November 28: the last one is December 28.
      body: 'UPS brought it. It weighs 3.2 lb, and storage is free until Mon, Dec 28.',
      more: [
        'Before it can fly, we need from you: the invoice, what each thing cost and whether a battery, perfume or the like is inside.',
      ],
      label: 'See what is missing',
      path: pathOfParcel(sampleParcel.code),
    });
  });

  test('with nothing missing asks for nothing', () => {
    expect(arrived([clear])).toMatchObject({
      more: ['We have all that we need. Send it on when you are ready.'],
      label: 'See the photo and send it on',
    });
  });

  test('does not ask to send on what may not fly, nor what staff look at first', () => {
    expect(arrived([{ ...clear, seen: [{ code: 'POWER_BANK' }] }])?.more).toEqual([
      'Something inside may not fly. Its page says what, and what you can do.',
    ]);
    expect(arrived([{ ...clear, seen: [{ code: 'PERFUME' }] }])?.more).toEqual([
      'We look at the goods that you told us of. Then you can send it on.',
    ]);
  });

  test('asks for the form where U.S. Mail waits for it', () => {
    const mail = { ...clear, usMail: true, formMissing: true } as const;
    expect(arrived([mail])).toMatchObject({
      more: ['Before it can fly, we need from you: your signed Form 1583 for U.S. Mail.'],
      label: 'See what is missing',
    });
    expect(arrived([clear, mail])?.more).toEqual([
      'Something is missing for 1 of them. Your mailbox says what.',
    ]);
  });

  test('of several names each, and says for how many something is missing', () => {
    const second: Parcel = { ...clear, code: 'PCL-2222AAAA', carrier: 'FEDEX' };
    const { store, ...declaration } = clear.declaration;
    const third: Parcel = { ...clear, code: 'PCL-3333BBBB', carrier: 'FEDEX', declaration };
    expect(arrived([sampleParcel, second, third])).toMatchObject({
      title: '3 parcels are here for you',
      more: ['Something is missing for 1 of them. Your mailbox says what.'],
      block: [
        'Sample Store, 3.2 lb, free until Mon, Dec 28: PCL-7K3M9Q2X',
        'Sample Store, 3.2 lb, free until Mon, Dec 28: PCL-2222AAAA',
        'FedEx, 3.2 lb, free until Mon, Dec 28: PCL-3333BBBB',
      ],
      path: pathOfMailbox,
    });
    expect(store).toBe('Sample Store');
  });

  test('is not written when all of it was handed back', () => {
    expect(arrived([])).toBeUndefined();
  });
});

describe('the letter of a pre-alert', () => {
  const refused = (because: string) =>
    alertWords('refused-at-door', { ...samplePreAlert, refused: { at: samplePreAlert.createdAt, because } });

  test('that was refused at the door says which one, why, and what to do', () => {
    expect(refused('US_MAIL')).toMatchObject({
      title: 'We could not take your parcel from Sample Store',
      body: 'UPS had to take 1Z999AA10123456784 back. It is U.S. Mail, and we may not take that for you without Form 1583.',
    });
    for (const why of ['US_MAIL', 'MAILBOX_CLOSED', 'MAILBOX_CLOSING', 'MAILBOX_SUSPENDED'])
      expect(refused(why)?.body).not.toContain('not able');
    expect(refused('LATER')?.body).toContain('We were not able to take it.');
  });

  test('that ends says until when we wait; one that has ended says what to do if it comes', () => {
    expect(alertWords('ends-soon', samplePreAlert)?.body).toBe(
      'We wait for 1Z999AA10123456784 until Tue, Jan 19.',
    );
    expect(alertWords('expired', samplePreAlert)?.more?.[0]).toContain('announce it again');
  });

  test('is not written for what its owner did, nor for its arrival', () => {
    for (const what of ['announced', 'changed', 'taken-back', 'matched'] as const)
      expect(alertWords(what, samplePreAlert)).toBeUndefined();
  });
});
