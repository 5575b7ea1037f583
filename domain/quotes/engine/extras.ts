import { EXPORT_FILING_ABOVE, exportFilingAbove } from '../../carriage/export-filing.ts';
import { type Cents, dollars, percentOf, roundCents } from '../../kernel/money.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { BarrelGoods, EstimateLine, EstimateRequest } from '../estimate.ts';
import type { EstimateRefusal } from '../no-price.ts';
import type { RateCard } from '../rate-card.ts';

type Lines = readonly EstimateLine[];
type Priced = Result<Lines, never, EstimateRefusal>;

const isAmount = (value: Cents | undefined): value is Cents =>
  value !== undefined && Number.isInteger(value) && value > 0;

/** A surcharge by the pound. When its price is zero, the line shows that it is included. */
const perPound = (code: 'MY' | 'SC', name: string, billedLb: number, perLb: Cents): EstimateLine =>
  perLb === 0
    ? { code, text: `${name}, included`, amount: 0 }
    : { code, text: `${name}, ${billedLb} lb × ${dollars(perLb)}`, amount: roundCents(billedLb * perLb) };

const emptyBarrelLine = ({ barrel: code, quantity }: BarrelGoods, { barrels }: RateCard): Lines => {
  const barrel = barrels.find((each) => each.code === code);
  if (barrel === undefined) return [];
  const what = quantity > 1 ? `${quantity} × empty ${barrel.name}` : `Empty ${barrel.name}`;
  const text = `${what}, picked up at our dock`;
  return [{ code: 'empty-barrel', text, amount: quantity * barrel.emptyPrice }];
};

/** Empty barrels that the sender fills first. They are goods, not freight: express and the minimum do not count them. */
const emptyBarrelLines = ({ goods }: EstimateRequest, card: RateCard): Lines =>
  goods.flatMap((each) => (each.kind === 'barrel' && each.emptyNeeded ? emptyBarrelLine(each, card) : []));

const pickupLines = ({ pickupMiles, stairs }: EstimateRequest, card: RateCard): Priced => {
  if (pickupMiles === undefined) return ok([]);
  const band = pickupMiles >= 0 ? card.pickup.find(({ toMiles }) => pickupMiles <= toMiles) : undefined;
  if (band === undefined) {
    const farthest = Math.max(...card.pickup.map(({ toMiles }) => toMiles));
    const message = `We pick up within ${farthest} miles of our dock. You can bring the goods to us, or send them.`;
    return refuse('PICKUP_TOO_FAR', message, { farthest });
  }
  const lines: EstimateLine[] = [
    { code: 'PU', text: `Pickup, up to ${band.toMiles} miles`, amount: band.price },
  ];
  if (stairs) lines.push({ code: 'stairs', text: 'Stairs or liftgate at pickup', amount: card.stairs });
  return ok(lines);
};

const insuranceLines = ({ insured, declaredValue }: EstimateRequest, { insurance }: RateCard): Priced => {
  if (!insured) return ok([]);
  if (!isAmount(declaredValue)) {
    return refuse('VALUE_NEEDED', 'Give the total value of the goods, so that we can price the insurance.');
  }
  const share = percentOf(declaredValue, insurance.percent);
  const basis = share < insurance.minimum ? 'minimum' : `${insurance.percent}% of ${dollars(declaredValue)}`;
  return ok([{ code: 'IN', text: `Insurance, ${basis}`, amount: Math.max(share, insurance.minimum) }]);
};

/** Brokerage, export filing and delivery. A filing is needed when one kind of goods is worth more than the law allows without one. */
const serviceLines = (
  request: EstimateRequest,
  { brokerage, exportFiling, doorDelivery }: RateCard,
): Lines => {
  const lines: EstimateLine[] = [];
  if (request.brokerage) lines.push({ code: 'CD', text: 'Customs brokerage', amount: brokerage });
  if ((request.dearestKindValue ?? 0) > EXPORT_FILING_ABOVE) {
    const text = `Export filing, for goods of one kind worth over ${exportFilingAbove}`;
    lines.push({ code: 'EEI', text, amount: exportFiling.price });
  }
  if (request.doorDelivery) lines.push({ code: 'SA', text: 'Delivery to the door', amount: doorDelivery });
  return lines;
};

/** All lines besides the freight, in the order in which the services happen. */
export const extraLines = (request: EstimateRequest, billedLb: number, card: RateCard): Priced => {
  const pickup = pickupLines(request, card);
  if (!pickup.ok) return pickup;
  const insurance = insuranceLines(request, card);
  if (!insurance.ok) return insurance;
  return ok([
    perPound('MY', 'Fuel', billedLb, card.fuelPerLb),
    perPound('SC', 'Security screening', billedLb, card.securityPerLb),
    ...emptyBarrelLines(request, card),
    ...pickup.value,
    ...insurance.value,
    ...serviceLines(request, card),
  ]);
};
