import type { Cents } from '../../kernel/money.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { feeLines } from '../cards/fees.ts';
import { type BarrelGoods, type EstimateLine, type EstimateRequest, lineCodes } from '../estimate.ts';
import type { EstimateRefusal } from '../no-price.ts';
import type { RateCard } from '../rate-card.ts';
import { pickupFee } from './pickup-fee.ts';

type Lines = readonly EstimateLine[];
type Priced = Result<Lines, never, EstimateRefusal>;

const isAmount = (value: Cents | undefined): value is Cents =>
  value !== undefined && Number.isInteger(value) && value > 0;

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

const pickupLines = (
  { pickupMiles: miles, pickupZip: zip, stairs }: EstimateRequest,
  card: RateCard,
): Priced => (miles === undefined ? ok([]) : pickupFee(card, { miles, zip, stairs }));

/** All lines besides the freight, in the order in which the services happen. */
export const extraLines = (request: EstimateRequest, billedLb: number, card: RateCard): Priced => {
  const pickup = pickupLines(request, card);
  if (!pickup.ok) return pickup;
  if (request.insured && !isAmount(request.declaredValue))
    return refuse('VALUE_NEEDED', 'Give the total value of the goods, so that we can price the insurance.');
  const lines = [...emptyBarrelLines(request, card), ...pickup.value, ...feeLines(card, request, billedLb)];
  return ok(lines.toSorted((one, other) => lineCodes.indexOf(one.code) - lineCodes.indexOf(other.code)));
};
