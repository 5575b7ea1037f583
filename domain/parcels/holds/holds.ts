import { dangerVerdict } from '../declaration/dangers.ts';
import { declaredValue } from '../declaration/declaration.ts';
import type { Parcel, PlacedParcelHold } from '../parcel.ts';

/** What only others know of a parcel. */
export interface HoldFacts {
  /** Whether U.S. Mail may be taken for its addressee: an unexpired Form 1583 is there. Asked of parcels that USPS brought. */
  readonly usMailOk: boolean;
}

const placed = (kind: PlacedParcelHold['kind'], since: string, note?: string): PlacedParcelHold => ({
  kind,
  since,
  ...(note === undefined ? {} : { note }),
});

const ofInvoice = ({ declaration, receivedAt }: Parcel): readonly PlacedParcelHold[] => {
  const { state, reason, at } = declaration.invoice;
  if (state === 'PENDING') return [placed('INVOICE_MISSING', receivedAt)];
  return state === 'REJECTED' ? [placed('INVOICE_MISSING', at ?? receivedAt, reason)] : [];
};

/** Whether we wait for the invoice of what is on our shelf. */
export const asksForInvoice = (parcel: Parcel): boolean =>
  parcel.state === 'IN_STORAGE' && ofInvoice(parcel).length > 0;

const ofValue = ({ declaration, receivedAt }: Parcel): readonly PlacedParcelHold[] =>
  declaration.invoice.state !== 'NOT_REQUIRED' && declaredValue(declaration) === undefined
    ? [placed('VALUE_MISSING', receivedAt)]
    : [];

const ofAnswers = ({ declaration, receivedAt }: Parcel): readonly PlacedParcelHold[] =>
  declaration.dangers === undefined ? [placed('DANGERS_UNANSWERED', receivedAt)] : [];

/** What staff saw counts, and what its owner says is looked at. Whoever looked has decided for both, but not about what never flies. */
const ofGoods = ({ declaration, seen, looked, receivedAt }: Parcel): readonly PlacedParcelHold[] => {
  if (looked?.verdict === 'MAY_NOT_FLY') return [placed('DISPOSE_OR_RETURN', looked.at, looked.note)];
  if (seen.some(({ code }) => dangerVerdict(code) === 'never'))
    return [placed('DISPOSE_OR_RETURN', receivedAt)];
  if (looked !== undefined) return [];
  return seen.length > 0 || (declaration.dangers ?? []).length > 0 ? [placed('DG_REVIEW', receivedAt)] : [];
};

const ofMail = ({ usMail, receivedAt }: Parcel, { usMailOk }: HoldFacts): readonly PlacedParcelHold[] =>
  usMail && !usMailOk ? [placed('FORM_1583', receivedAt)] : [];

/**
 * Why a parcel cannot be sent on yet. They follow from the parcel, so none is ever placed or forgotten. Nobody can clear those of its
 * owner while nobody knows who that is, and none holds what is on its way.
 */
export const holdsOf = (parcel: Parcel, facts: HoldFacts): PlacedParcelHold[] => {
  if (parcel.state === 'UNIDENTIFIED') return [...ofGoods(parcel)];
  if (parcel.state !== 'IN_STORAGE') return [];
  return [
    ...ofInvoice(parcel),
    ...ofValue(parcel),
    ...ofAnswers(parcel),
    ...ofGoods(parcel),
    ...ofMail(parcel, facts),
  ];
};
