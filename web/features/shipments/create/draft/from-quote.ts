import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { typedPrice, typedValue } from '#domain/quotes/typed-goods.ts';
import { emptyShipment, type TypedShipment, toDestination } from './typed.ts';

/** A new shipment with what an accepted quote says. What it does not say is still to be typed. */
export const typedOfQuote = (quote: CustomerQuote, key: string): TypedShipment => {
  const { reference, request, town = '', offer, flight = '' } = quote;
  const empty = toDestination(emptyShipment(key), request.to);
  return {
    ...empty,
    quote: reference,
    quoted: { total: offer.total, request: JSON.stringify(request) },
    price: { ...empty.price, ...typedPrice(quote) },
    consignee: { ...empty.consignee, city: request.doorDelivery ? town : '' },
    lines: empty.lines.map((line) => ({ ...line, value: typedValue(request) })),
    departureId: flight,
  };
};
