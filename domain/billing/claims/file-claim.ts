import { liabilityFor } from '../../carriage/carrier-liability.ts';
import { type Cents, dollars } from '../../kernel/money.ts';
import { addDays, newYorkDay, newYorkInstant } from '../../kernel/new-york.ts';
import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import type { Said } from '../../shipments/caller/said.ts';
import { inOrder, weightOf } from '../../shipments/pieces.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import type { Claim, ClaimForm } from './claim.ts';
import { type ClaimedGoods, closedWords, windowFor } from './windows.ts';

/** Within how many days we offer something, or say why not. */
const ANSWER_DAYS = 14;

/** The goods of a shipment, as far as our terms look at them. */
interface CoveredGoods extends Pick<Shipment, 'insured' | 'declaredValue'> {
  readonly pieces: readonly (Parameters<typeof weightOf>[0] & { readonly n: number })[];
}

/** The most that our terms cover of these pieces, in cents: what was declared where the goods are insured, else what a carrier owes by weight. */
export const coverOf = (
  { insured, declaredValue, pieces }: CoveredGoods,
  chosen: readonly number[],
): Cents => {
  const thousandthsLb = pieces
    .filter(({ n }) => chosen.includes(n))
    .reduce((sum, piece) => sum + weightOf(piece), 0);
  return insured ? declaredValue : Math.min(declaredValue, liabilityFor(thousandthsLb / 1000));
};

/** The same for whoever reports it, and for the desk, with what makes it that sum. */
export const coverWords = (
  { insured, cover, declaredValue }: Pick<Claim, 'insured' | 'cover'> & Pick<Shipment, 'declaredValue'>,
  reader: 'customer' | 'desk',
): string => {
  const declared = `the value ${reader === 'customer' ? 'you' : 'the sender'} declared`;
  if (insured) return `This shipment is insured. Our terms cover up to ${dollars(cover)}, ${declared}.`;
  return cover < declaredValue
    ? `This shipment is not insured. By law the carrier pays by weight: about ${dollars(cover)} at most for these pieces.`
    : `This shipment is not insured. At most ${dollars(cover)} is paid, ${declared}.`;
};

/** What is claimed, of what, and by whom. */
export interface Filing {
  readonly reference: string;
  readonly form: ClaimForm;
  readonly goods: ClaimedGoods & { readonly shipment: Shipment };
  /** The claims of this shipment that there are. */
  readonly earlier: readonly Claim[];
  /** Until when we say that we have it, ISO 8601. */
  readonly acknowledgeBy: string;
  /** User id of who enters it, and what a caller said where that is the desk. */
  readonly by: string;
  readonly said?: Said | undefined;
  readonly now: Date;
}

export type FilingRefusal =
  | Refusal<'CLAIM_PIECES' | 'CLAIM_TOO_EARLY' | 'CLAIM_TOO_LATE'>
  | Refusal<'CLAIM_WORTH', { readonly most: Cents }>
  | Refusal<'CLAIM_EXISTS', { readonly reference: string }>;

type Days = { readonly lastDay: string };

const openDays = ({ form: { kind, pieces }, goods, now }: Filing): Result<Days, never, FilingRefusal> => {
  const known = new Set(goods.shipment.pieces.map(({ n }) => n));
  if (pieces.some((n) => !known.has(n)))
    return refuse('CLAIM_PIECES', 'This shipment has no such piece. Choose among those that it has.');
  const chosen = goods.shipment.pieces.filter(({ n }) => pieces.includes(n));
  const window = windowFor({ ...goods, shipment: { ...goods.shipment, pieces: chosen } }, kind, now);
  const [first] = window.pieces.map(({ lastDay }) => lastDay).toSorted();
  if (first !== undefined && window.pieces.length === chosen.length) return ok({ lastDay: first });
  const some = window.pieces.length > 0 ? 'Not all of these pieces can be reported so today. ' : '';
  return window.ended === undefined
    ? refuse('CLAIM_TOO_EARLY', `${some}${closedWords(window)}`)
    : refuse('CLAIM_TOO_LATE', `${some}${closedWords(window)} Please call us.`);
};

const isSame = ({ form: { kind, pieces } }: Filing, claim: Claim): boolean =>
  claim.closedAt === undefined && claim.kind === kind && claim.pieces.some((n) => pieces.includes(n));

/**
 * A claim as it begins: only while the clock of its kind runs for every piece, for no more than was declared, and once for each piece
 * and kind as long as it is open.
 */
export const fileClaim = (filing: Filing): Result<Claim, never, FilingRefusal> => {
  const { reference, form, goods, earlier, acknowledgeBy, by, said, now } = filing;
  const days = openDays(filing);
  if (!days.ok) return days;
  const same = earlier.find((claim) => isSame(filing, claim));
  if (same !== undefined)
    return refuse('CLAIM_EXISTS', `We have this already: claim ${same.reference}.`, {
      reference: same.reference,
    });
  const { shipment } = goods;
  const most = shipment.declaredValue;
  if (form.worth > most)
    return refuse(
      'CLAIM_WORTH',
      `You declared ${dollars(most)} for everything in this shipment. It cannot be more than that.`,
      { most },
    );
  const at = now.toISOString();
  const { id: _, ...reported } = form;
  return ok({
    ...reported,
    pieces: inOrder(form.pieces),
    reference,
    version: 1,
    state: 'OPEN',
    ownerId: shipment.ownerId,
    insured: shipment.insured,
    cover: coverOf(shipment, form.pieces),
    ...days.value,
    acknowledgeBy,
    answerBy: newYorkInstant(addDays(newYorkDay(now), ANSWER_DAYS), '17:00').toISOString(),
    acts: [{ what: 'filed', by, at, ...(said === undefined ? {} : { said }) }],
    createdAt: at,
    changedAt: at,
  });
};
