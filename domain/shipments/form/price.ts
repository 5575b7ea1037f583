import type { EstimateRequest } from '../../quotes/estimate.ts';
import { dearestKindOf, declaredValueOf } from './commodities.ts';
import type { ShipmentFields } from './shipment-form.ts';

/** What decides about the price and is not in the form itself. */
export interface KnownOfPrice {
  /** Distance of the pickup by its ZIP code, once it was found within our radius. */
  readonly pickupMiles?: number | undefined;
  /** The towns of the destination where we deliver to the door. */
  readonly deliveryTowns: readonly string[];
}

const isServed = (town: string | undefined, towns: readonly string[]): boolean =>
  town !== undefined && towns.some((each) => each.toLowerCase() === town.trim().toLowerCase());

/**
 * The price that a form asks for: browser and server make the same request of it. A service that has no price yet, such as delivery in a
 * town where we do not deliver, is left out.
 */
export const estimateRequestOf = (
  form: Pick<
    ShipmentFields,
    'to' | 'goods' | 'service' | 'commodities' | 'insured' | 'brokerage' | 'door' | 'howItComes' | 'pickup'
  >,
  { pickupMiles, deliveryTowns }: KnownOfPrice,
): EstimateRequest => {
  const declaredValue = declaredValueOf(form.commodities);
  const dearestKindValue = dearestKindOf(form.commodities);
  const isPickup = form.howItComes === 'PICKUP' && pickupMiles !== undefined;
  return {
    to: form.to,
    goods: form.goods,
    service: form.service,
    mailbox: form.howItComes === 'MAILBOX',
    ...(isPickup ? { pickupMiles, pickupZip: form.pickup?.zip, stairs: form.pickup?.stairs ?? false } : {}),
    doorDelivery: isServed(form.door?.town, deliveryTowns),
    brokerage: form.brokerage,
    insured: form.insured && declaredValue > 0,
    ...(declaredValue > 0 ? { declaredValue } : {}),
    ...(dearestKindValue > 0 ? { dearestKindValue } : {}),
  };
};

/**
 * A request in view of one whose price was promised: goods that were promised from a mailbox and are brought to the dock instead keep
 * that price. A pickup is priced like any other.
 */
export const underPromise = (
  request: EstimateRequest,
  promised: EstimateRequest | undefined,
): EstimateRequest =>
  promised?.mailbox && request.pickupMiles === undefined ? { ...request, mailbox: true } : request;

interface Line {
  readonly code: string;
  readonly text: string;
  readonly amount: number;
}

/** The charges that boxes and barrels make. With others of them, what our desk has looked at is another shipment. */
const chargesOfPieces: readonly string[] = ['freight', 'break', 'barrel', 'barrel-extra', 'minimum'];

const withoutGroup = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ code }) => code !== 'group');

/** By how much more or less the price group of the customer takes off, as a line; none where it takes off the same. */
const groupChange = (then: readonly Line[], now: readonly Line[]): readonly Line[] => {
  const [before, after] = [then, now].map((lines) => lines.find(({ code }) => code === 'group'));
  const line = after ?? before;
  const amount = (after?.amount ?? 0) - (before?.amount ?? 0);
  return line === undefined || amount === 0 ? [] : [{ ...line, amount }];
};

/**
 * The charges that a form adds to those that were agreed on, such as an export filing that a quote did not know of. Undefined where it
 * changes one of them, or has other boxes and barrels: then nothing of the agreed price stands. What the price group of the customer
 * takes off follows the freight.
 */
export const addedCharges = (then: readonly Line[], now: readonly Line[]): readonly Line[] | undefined => {
  const keyOf = ({ code, text, amount }: Line) => JSON.stringify([code, text, amount]);
  const left = withoutGroup(then).map(keyOf);
  const added = withoutGroup(now).filter((line) => {
    const at = left.indexOf(keyOf(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return left.length > 0 || added.some(({ code }) => chargesOfPieces.includes(code))
    ? undefined
    : [...added, ...groupChange(then, now)];
};
