import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleKnown, sampleParcel, samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleTrace } from '#domain/parcels/testing/sample-trace.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Digested } from '../../../runtime/digest.ts';
import { digested } from './digest-letter.ts';
import { type Happening, type MailboxFacts, stillSo } from './still-so.ts';
import type { MailboxWhat } from './whats.ts';

const userId = 'sample-user';
const parcel: Parcel = { ...sampleParcel, ownerId: userId };
const { code, receivedAt: at, declaration } = parcel;
const { id } = samplePreAlert;
const { reference } = sampleTrace;
const other = 'PCL-2222AAAA';
const third = 'PCL-3333BBBB';
const complete: Parcel = {
  ...parcel,
  declaration: { ...declaration, invoice: { state: 'PROVIDED', file: 'sample' } },
};
const alert = { ...samplePreAlert, ownerId: userId };
const trace = { ...sampleTrace, ownerId: userId };

/** How things are then, where it matters. */
interface Sample {
  readonly happened: readonly (readonly [MailboxWhat, string])[];
  readonly parcels?: readonly Parcel[];
  readonly alerts?: readonly (typeof alert)[];
  readonly traces?: readonly (typeof sampleTrace)[];
}

const rejected: Parcel = {
  ...parcel,
  declaration: {
    ...declaration,
    invoice: { state: 'REJECTED', reason: 'The photo is too dark to read the prices.' },
  },
};
const looked = (verdict: 'MAY_FLY' | 'MAY_NOT_FLY', note: string): Parcel => ({
  ...complete,
  looked: { verdict, note, by: 'desk-1', at },
});
const back = { fee: 500, askedAt: at, handedOverAt: at, receipt: '8e2f6a1c-4b7d-4d3e-9f5a-0c1b2d3e4f52' };
const answer = {
  text: 'We looked through every shelf. The photo of the carrier shows the door of a neighbor.',
  by: 'desk-1',
  at,
};

/** Each thing that can be told of a mailbox, and several at once. */
const samples: Readonly<Record<string, Sample>> = {
  arrived: { happened: [['ARRIVED', code]], parcels: [parcel] },
  'arrived-complete': {
    happened: [['ARRIVED', code]],
    parcels: [{ ...complete, declaration: { ...complete.declaration, store: 'Another Store' } }],
  },
  'arrived-three': {
    happened: [
      ['ARRIVED', code],
      ['ARRIVED', other],
      ['ARRIVED', third],
    ],
    parcels: [parcel, { ...complete, code: other }, { ...complete, code: third }],
  },
  'invoice-rejected': {
    happened: [
      ['ARRIVED', code],
      ['INVOICE_REJECTED', code],
    ],
    parcels: [rejected],
  },
  several: {
    happened: [
      ['ARRIVED', other],
      ['INVOICE_REJECTED', code],
      ['ENDS_SOON', id],
    ],
    parcels: [rejected, { ...parcel, code: other }],
    alerts: [alert],
  },
  'may-not-fly': {
    happened: [['MAY_NOT_FLY', code]],
    parcels: [looked('MAY_NOT_FLY', 'A power bank lies in the box. It may not fly as cargo.')],
  },
  'may-fly': {
    happened: [['MAY_FLY', code]],
    parcels: [looked('MAY_FLY', 'We looked at the perfume, and it may fly.')],
  },
  photos: {
    happened: [['PHOTOS', code]],
    parcels: [{ ...complete, photos: { price: 200, count: 3, askedAt: at, doneAt: at } }],
  },
  returned: { happened: [['RETURNED', code]], parcels: [{ ...complete, state: 'RETURNED', back }] },
  'sent-on': {
    happened: [['RETURNED', code]],
    parcels: [{ ...complete, state: 'RETURNED', back: { ...back, fee: 0, sentOn: true } }],
  },
  disposed: {
    happened: [['DISPOSED', code]],
    parcels: [
      {
        ...complete,
        state: 'DISPOSED',
        disposal: { because: 'The spray cans were leaking.', by: 'desk-1', doneAt: at },
      },
    ],
  },
  gone: { happened: [['GONE', code]], parcels: [{ ...parcel, ownerId: 'somebody-else' }] },
  'refused-at-door': {
    happened: [['REFUSED_AT_DOOR', id]],
    alerts: [{ ...alert, refused: { at, because: 'US_MAIL' } }],
  },
  'ends-soon': { happened: [['ENDS_SOON', id]], alerts: [alert] },
  expired: { happened: [['EXPIRED', id]], alerts: [{ ...alert, state: 'EXPIRED' }] },
  asked: { happened: [['ASKED', reference]], traces: [trace] },
  found: {
    happened: [['FOUND', reference]],
    traces: [{ ...trace, state: 'FOUND', parcel: code }],
    parcels: [complete],
  },
  'not-here': { happened: [['NOT_HERE', reference]], traces: [{ ...trace, state: 'NOT_HERE', answer }] },
};

const digestedAt = (
  { happened, parcels = [], alerts = [], traces = [] }: Sample,
  brand: Brand,
  now: Date,
): Digested | undefined => {
  const facts: MailboxFacts = {
    ...sampleKnown,
    now,
    userId,
    parcels: new Map(parcels.map((one) => [one.code, one])),
    alerts: new Map(alerts.map((one) => [one.id, one])),
    traces: new Map(traces.map((one) => [one.reference, one])),
  };
  const told = happened.map(([what, part]): Happening => ({ what, parts: [part] }));
  return digested(stillSo(told, facts), facts, { userId, recipient: 'customer' }, brand);
};

/** Every letter about a mailbox with sample facts, sent at an instant. What is not so any more then says nothing. */
export const sampleDigestsAt = (brand: Brand, now: Date) =>
  Object.entries(samples).map(([name, sample]) => ({
    id: `mailbox-${name}`,
    digested: digestedAt(sample, brand, now),
  }));

/** The same on the day on which it happened, when each says something. */
export const sampleDigests = (
  brand: Brand,
): readonly { readonly id: string; readonly digested: Digested }[] =>
  sampleDigestsAt(brand, sampleKnown.now).map(({ id, digested: said }) => {
    if (said === undefined) throw new Error(`The sample of ${id} says nothing.`);
    return { id, digested: said };
  });
