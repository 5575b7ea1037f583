import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { emptyShipment, type TypedShipment, toDestination } from './typed.ts';
import { typedGoods } from './typed-goods.ts';

/** A new shipment with what an accepted quote says. What it does not say is still to be typed. */
export const typedOfQuote = (quote: CustomerQuote, key: string): TypedShipment => {
  const { reference, request, pickupZip = '', town = '', offer, flight = '' } = quote;
  const empty = toDestination(emptyShipment(key), request.to);
  return {
    ...empty,
    quote: reference,
    quoted: { total: offer.total, request: JSON.stringify(request) },
    price: {
      ...empty.price,
      ...typedGoods(request.goods),
      express: request.service === 'express',
      // It keeps its price, and the sender brings it: parcels in a mailbox cannot be booked yet.
      mailbox: false,
      pickup: request.pickupMiles !== undefined,
      zip: pickupZip,
      stairs: request.stairs ?? false,
      door: request.doorDelivery ?? false,
      town,
      brokerage: request.brokerage,
      insured: request.insured,
    },
    consignee: { ...empty.consignee, city: request.doorDelivery ? town : '' },
    lines: empty.lines.map((line) => ({
      ...line,
      value: request.declaredValue === undefined ? '' : String(request.declaredValue / 100),
    })),
    departureId: flight,
  };
};
