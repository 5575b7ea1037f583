import { describe, expect, test } from 'vitest';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleKnown, sampleParcel, samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleTrace } from '#domain/parcels/testing/sample-trace.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { digested } from './digest-letter.ts';
import { type MailboxFacts, stillSo } from './still-so.ts';
import type { MailboxWhat } from './whats.ts';

const userId = 'ann';
const parcel: Parcel = { ...sampleParcel, ownerId: userId };
const { code, declaration, receivedAt: at } = parcel;
const clear: Parcel = {
  ...parcel,
  declaration: { ...declaration, invoice: { state: 'PROVIDED', file: 'a' } },
};
const rejected: Parcel = {
  ...parcel,
  declaration: { ...declaration, invoice: { state: 'REJECTED', reason: 'The photo is too dark.' } },
};
const alert: PreAlert = { ...samplePreAlert, ownerId: userId };
const trace: Trace = { ...sampleTrace, ownerId: userId };
const second = 'PCL-2222AAAA';

interface Things {
  readonly parcels?: readonly Parcel[];
  readonly alerts?: readonly PreAlert[];
  readonly traces?: readonly Trace[];
}

/** The letter about what happened, from how things are now. */
const told = (
  happened: readonly (readonly [MailboxWhat, string])[],
  { parcels = [], alerts = [], traces = [] }: Things,
) => {
  const facts: MailboxFacts = {
    ...sampleKnown,
    userId,
    parcels: new Map(parcels.map((one) => [one.code, one])),
    alerts: new Map(alerts.map((one) => [one.id, one])),
    traces: new Map(traces.map((one) => [one.reference, one])),
  };
  const news = stillSo(
    happened.map(([what, part]) => ({ what, parts: [part] })),
    facts,
  );
  return digested(news, facts, { userId, recipient: 'customer' }, defaultBrand);
};

describe('the letter about one parcel', () => {
  test('is exactly about it, and says what to do in the words of its page', () => {
    const { letter, news } = told([['ARRIVED', code]], { parcels: [parcel] }) ?? {};
    expect(letter).toMatchObject({
      subject: 'Your Sample Store parcel is here: Children’s shoes',
      heading: 'Your Sample Store parcel is here',
      paragraphs: ['UPS brought it. It weighs 3.2 lb.'],
      todo: {
        title: 'Add the store’s invoice',
        lines: ['Customs asks for it: a photo or a PDF of the order with its prices.'],
        action: { label: 'Add the invoice' },
        after: ['Send it on by Mon, Dec 28.'],
      },
      photos: [{ of: `parcel:${code}` }],
      kind: ['progress'],
    });
    expect(news?.fields).toEqual({
      number: code,
      title: 'Your Sample Store parcel is here',
      detail: 'Add the store’s invoice',
    });
  });

  test('with nothing missing says until when storage is free, and what comes after', () => {
    expect(told([['ARRIVED', code]], { parcels: [clear] })?.letter).toMatchObject({
      paragraphs: ['UPS brought it. It weighs 3.2 lb.', 'We are reading your invoice.'],
      todo: {
        title: 'Send it on by Mon, Dec 28',
        lines: ['Storage is free until then. After that it costs $0.32 a day.'],
      },
    });
  });

  test('asks for the invoice that was sent back, once, whatever else is missing and although it came just before', () => {
    const unsaid = { ...rejected, declaration: { ...rejected.declaration, lines: [] } };
    for (const one of [rejected, unsaid]) {
      const { letter } =
        told(
          [
            ['ARRIVED', code],
            ['INVOICE_REJECTED', code],
          ],
          { parcels: [one] },
        ) ?? {};
      expect(letter?.subject).toMatch(/^We need another invoice for your Sample Store parcel: /);
      expect(letter?.todo?.title).toBe('Send another invoice');
      expect(letter?.photos).toHaveLength(1);
      expect(letter?.kind).toEqual(['progress', 'tasks']);
      expect(JSON.stringify(letter).match(/too dark/g)).toHaveLength(1);
      expect(letter?.paragraphs.filter((words) => words.includes('UPS brought it'))).toHaveLength(1);
    }
  });

  test('that may not fly asks for a decision and for no invoice, and says once why', () => {
    const note = 'A power bank lies in the box.';
    const { letter } =
      told(
        [
          ['INVOICE_REJECTED', code],
          ['MAY_NOT_FLY', code],
        ],
        { parcels: [{ ...rejected, looked: { verdict: 'MAY_NOT_FLY', note, by: 'desk-1', at } }] },
      ) ?? {};
    expect(letter?.todo?.title).toBe('It may not fly: decide what happens to it');
    expect(letter?.kind).toBeUndefined();
    expect(JSON.stringify(letter).match(/A power bank/g)).toHaveLength(1);
    expect(JSON.stringify(letter)).not.toContain('invoice');
  });

  test('that is over asks for nothing', () => {
    const back = { fee: 500, askedAt: at, handedOverAt: at };
    const { letter } = told([['RETURNED', code]], { parcels: [{ ...clear, state: 'RETURNED', back }] }) ?? {};
    expect(letter?.todo).toBeUndefined();
    expect(letter?.paragraphs).toContain('The fee of $5.00 is on your invoice.');
    expect(letter?.links).toEqual([{ label: 'Open your invoices', path: '/dashboard/invoices' }]);
  });
});

describe('the letter about several', () => {
  const other: Parcel = { ...clear, code: second };

  test('that only came has a row and a photo of each', () => {
    const { letter } =
      told(
        [
          ['ARRIVED', code],
          ['ARRIVED', second],
        ],
        { parcels: [other, parcel] },
      ) ?? {};
    expect(letter).toMatchObject({
      subject: '2 parcels are here for you',
      paragraphs: [
        'They are on our shelf. Your mailbox has a photo of each.',
        'Something is missing for one of them.',
      ],
      table: {
        rows: [
          [
            'Sample Store, Children’s shoes, 3.2 lb, free until Mon, Dec 28: PCL-7K3M9Q2X',
            'Add the store’s invoice',
          ],
          [
            'Sample Store, Children’s shoes, 3.2 lb, free until Mon, Dec 28: PCL-2222AAAA',
            'Send it on by Mon, Dec 28',
          ],
        ],
      },
    });
    expect(letter?.photos?.map(({ caption }) => caption)).toEqual([code, second]);
  });

  test('is named after the weightiest, and has a row for each other', () => {
    const { letter } =
      told(
        [
          ['ARRIVED', second],
          ['ENDS_SOON', alert.id],
          ['INVOICE_REJECTED', code],
        ],
        { parcels: [rejected, other], alerts: [alert] },
      ) ?? {};
    expect(letter).toMatchObject({
      subject: 'We need another invoice for your Sample Store parcel, and other news',
      todo: { title: 'Send another invoice' },
      table: {
        rows: [
          [
            'Your Sample Store parcel has not come yet: 1Z999AA10123456784. We wait for 1Z999AA10123456784 until Tue, Jan 19.',
            '',
          ],
          [
            'Here: Sample Store, Children’s shoes, 3.2 lb, free until Mon, Dec 28: PCL-2222AAAA',
            'Send it on by Mon, Dec 28',
          ],
        ],
      },
      // The letter is named after another parcel, so it says whose photo it is.
      photos: [{ of: `parcel:${second}`, caption: second }],
    });
  });
});

describe('what is not so any more is not told', () => {
  test.each<readonly [MailboxWhat, string, Things]>([
    ['ARRIVED', 'it is another’s', { parcels: [{ ...parcel, ownerId: 'ben' }] }],
    ['ARRIVED', 'its owner sent it on', { parcels: [{ ...parcel, state: 'REQUESTED' }] }],
    ['INVOICE_REJECTED', 'another invoice came', { parcels: [clear] }],
    ['MAY_NOT_FLY', 'it goes back', { parcels: [{ ...parcel, state: 'RETURNING' }] }],
    ['GONE', 'it is theirs again', { parcels: [parcel] }],
  ])('%s when %s', (what, _, things) => {
    expect(told([[what, code]], things)).toBeUndefined();
  });

  test('a pre-alert whose parcel came, and a search that has another answer', () => {
    const refused = { at, because: 'US_MAIL' };
    const came: PreAlert = { ...alert, state: 'MATCHED', refused };
    expect(told([['REFUSED_AT_DOOR', alert.id]], { alerts: [came] })).toBeUndefined();
    expect(told([['REFUSED_AT_DOOR', alert.id]], { alerts: [{ ...alert, refused }] })).toBeDefined();
    const found: Trace = { ...trace, state: 'FOUND', parcel: code };
    const { letter } =
      told(
        [
          ['ASKED', trace.reference],
          ['FOUND', trace.reference],
        ],
        { traces: [found], parcels: [clear] },
      ) ?? {};
    expect(letter?.subject).toBe('We found your parcel: 1Z999AA10123456784');
    expect(letter?.todo?.title).toBe('Send it on by Mon, Dec 28');
  });

  test('a parcel that came and went before they were told was never theirs; one of which they knew is gone', () => {
    const things = { parcels: [{ ...parcel, ownerId: 'ben' }] };
    expect(
      told(
        [
          ['ARRIVED', code],
          ['GONE', code],
        ],
        things,
      ),
    ).toBeUndefined();
    expect(told([['GONE', code]], things)?.letter.subject).toBe(`A parcel left your mailbox: ${code}`);
  });
});
