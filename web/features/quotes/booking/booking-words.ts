import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Estimate, EstimateRequest, Goods } from '#domain/quotes/estimate.ts';
import type { Barrel } from '#domain/quotes/rate-card.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';

/** A priced shipment that somebody wants to book. */
export interface ToBook {
  readonly request: EstimateRequest;
  readonly price: Estimate;
  /** Wanted services that have no price yet: `pickup in ZIP 10601`. */
  readonly unpriced: readonly string[];
  /** ZIP code of the pickup in the price. */
  readonly pickupZip?: string | undefined;
  /** The town of the delivery in the price. */
  readonly town?: string | undefined;
}

/** More kinds of goods are left to the link. */
const KINDS_NAMED = 3;

const emptyFirst = (goods: Goods): string => {
  if (goods.kind === 'box' || !goods.emptyNeeded) return '';
  return goods.quantity === 1 ? ', and I need it empty first' : ', and I need them empty first';
};

const goodsLines = ({ goods }: EstimateRequest, barrels: readonly Barrel[]): readonly string[] => {
  const more = goods.length - KINDS_NAMED;
  return [
    ...goods.slice(0, KINDS_NAMED).map((each) => `${goodsWords(each, barrels)}${emptyFirst(each)}`),
    ...(more > 0 ? [`and ${more} more ${more === 1 ? 'kind' : 'kinds'} of goods, see the link`] : []),
  ];
};

const handover = ({ request, pickupZip, unpriced }: ToBook): readonly string[] => {
  if (request.mailbox) return ['It is in my mailbox at your dock'];
  if (pickupZip) return [`Pickup in ZIP ${pickupZip}`];
  return unpriced.length === 0 ? ['I bring it to your dock, or have it sent'] : [];
};

const serviceLines = ({ request, town }: ToBook): readonly string[] => [
  ...(request.service === 'express' ? ['Express'] : []),
  ...(request.insured && request.declaredValue ? [`Insured for ${dollars(request.declaredValue)}`] : []),
  ...(request.brokerage ? ['With customs brokerage'] : []),
  ...(town ? [`Delivery to the door in ${town}`] : []),
];

/**
 * The text of a booking for WhatsApp and the contact form, in lines of plain words without a link. A price that staff must
 * confirm cannot be booked, so its text asks for that.
 */
export const bookingWords = (wanted: ToBook, barrels: readonly Barrel[]): string => {
  const { request, price, unpriced } = wanted;
  const opening =
    price.review.length > 0 ? 'Please look at this and confirm the price:' : 'I would like to book this:';
  return [
    opening,
    `To ${destinations[request.to].country}`,
    ...goodsLines(request, barrels),
    ...handover(wanted),
    ...serviceLines(wanted),
    ...unpriced.map((service) => `Not in the price yet: ${service}`),
    `Price: ${dollars(price.total)}`,
  ].join('\n');
};
