import { dollars } from '#domain/kernel/money.ts';
import { wayWords } from '#domain/shipments/caller/said.ts';
import { PriceGroupChangedV1 } from '#events/quotes/price-group-changed.v1.ts';
import { QuoteAcceptedV1 } from '#events/quotes/quote-accepted.v1.ts';
import { QuoteChangedV1 } from '#events/quotes/quote-changed.v1.ts';
import { QuoteDeclinedV1 } from '#events/quotes/quote-declined.v1.ts';
import { QuoteExpiredV1 } from '#events/quotes/quote-expired.v1.ts';
import { QuoteRequestedV1 } from '#events/quotes/quote-requested.v1.ts';
import { QuoteSentV1 } from '#events/quotes/quote-sent.v1.ts';
import { QuoteViewedV1 } from '#events/quotes/quote-viewed.v1.ts';
import { change, GUEST, type HistoryChange, line, SYSTEM, type Thing } from '../../runtime/history-line.ts';

const quote = (reference: string): Thing => ({ kind: 'quote', id: reference });

const deeds = {
  question: 'asked a question about it',
  reply: 'answered by e-mail',
  note: 'wrote a note',
  taken: 'took it',
  'handed-back': 'handed it back',
  superseded: 'asked for a new price in place of it',
  claimed: 'put it into an account',
  converted: 'made a shipment of it',
} as const;

/** Of the fields that a change names, those that tell more than its words: the price, and the shipment that was made of it. */
const told = (
  changed: Readonly<Record<string, { readonly before: string | null; readonly after: string | null }>>,
): readonly HistoryChange[] =>
  Object.entries(changed).flatMap(([field, { before, after }]) => {
    if (field === 'price')
      return [change('Price', before && dollars(Number(before)), after && dollars(Number(after)))];
    return field === 'shipment' ? [change('Shipment', before, after)] : [];
  });

/** What happens to quotes. */
export const history = [
  line(QuoteRequestedV1, ({ reference, ownerId = GUEST, by, how, replaces }) => ({
    by: by ?? ownerId,
    thing: quote(reference),
    what:
      how === undefined ? 'asked for a quote' : `made a quote for the customer, who asked ${wayWords[how]}`,
    changes: replaces === undefined ? [] : [change('In place of', undefined, replaces)],
  })),
  line(QuoteSentV1, ({ reference, by, before, total, expiresAt }) => ({
    by,
    thing: quote(reference),
    what: 'sent the price',
    changes: [
      change('Price', before === undefined ? undefined : dollars(before), dollars(total)),
      change('Good until', undefined, expiresAt),
    ],
  })),
  line(QuoteViewedV1, ({ reference, by }) => ({ by, thing: quote(reference), what: 'opened it' })),
  line(QuoteAcceptedV1, ({ reference, by, total }) => ({
    by,
    thing: quote(reference),
    what: 'accepted the price',
    changes: [change('Price', undefined, dollars(total))],
  })),
  line(QuoteDeclinedV1, ({ reference, by }) => ({ by, thing: quote(reference), what: 'declined it' })),
  line(QuoteExpiredV1, ({ reference }) => ({
    by: SYSTEM,
    thing: quote(reference),
    what: 'wrote down that it expired',
  })),
  line(QuoteChangedV1, ({ reference, by, what, changed }) => ({
    by,
    thing: quote(reference),
    what: deeds[what],
    changes: told(changed),
  })),
  line(PriceGroupChangedV1, ({ userId, by, before, after }) => ({
    by,
    thing: { kind: 'person', id: userId },
    what:
      after === undefined ? 'took a customer out of their price group' : 'put a customer into a price group',
    changes: [change('Price group', before, after)],
  })),
];
