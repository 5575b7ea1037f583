import { usualDayIn } from '#domain/departures/flight-id.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import { quoteDeedWords } from '#domain/quotes/deed-words.ts';
import type { EstimateRequest } from '#domain/quotes/estimate-request.ts';
import type { KeptGroup } from '#domain/quotes/kept-group/kept-group.ts';
import type { Quote, QuoteEntry } from '#domain/quotes/quote.ts';
import { rowInWords } from '#domain/quotes/quote-words.ts';
import { quoteStatusNames } from '#domain/quotes/status-names.ts';
import type { Whom } from '../../runtime/of-person.ts';
import { priceLines, whoDid } from '../../runtime/own-words.ts';

const requested = (request: EstimateRequest): Shown => ({
  to: destinations[request.to].country,
  goods: request.goods.map(rowInWords),
  service: request.service === 'express' ? 'Express' : 'Standard',
  stairs: request.stairs,
  insured: request.insured,
  declaredValue: request.declaredValue === undefined ? undefined : dollars(request.declaredValue),
});

/** What its owner reads of a quote: nothing of what only the desk works with. */
export const ownQuote = (quote: Quote): Shown => {
  const { offer, status, flight } = quote;
  return {
    number: quote.reference,
    status: quoteStatusNames[status],
    name: quote.name,
    email: quote.email,
    ...requested(quote.request),
    zip: quote.pickupZip,
    delivery: quote.town,
    price: priceLines(offer.lines),
    total: dollars(offer.total),
    reason: offer.byHand?.reason,
    pounds: offer.chargeableLb === 0 ? undefined : `${offer.chargeableLb} lb`,
    weight: `${offer.grossLb} lb`,
    assumptions: offer.assumptions,
    flight: flight === undefined ? undefined : usualDayIn(flight),
    createdAt: quote.createdAt,
    sentAt: quote.sentAt,
    until: quote.expiresAt,
    viewedAt: quote.viewedAt,
    answeredAt: quote.answeredAt,
    updatedAt: quote.changedAt,
    replaces: quote.replaces,
    replacedBy: quote.replacedBy,
    shipment: quote.shipment,
  };
};

/** One thing that was said or done about a quote. */
export const ownEntry = (quote: string, { at, what, by, text }: QuoteEntry, whom: Whom): Shown => ({
  quote,
  at,
  what: `${whoDid(by, whom)} ${quoteDeedWords[what]}`,
  note: text,
});

/** The price group of somebody, and why they were put into it or taken out. */
export const ownGroupOf = ({ group, changes }: KeptGroup): Shown => ({
  what: 'Price group',
  name: group?.name,
  terms: changes.map((change) => ({
    at: change.at,
    name: change.group?.name ?? 'None',
    reason: change.reason,
  })),
});
