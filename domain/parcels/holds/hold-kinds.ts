/** Why a parcel cannot be sent on yet. `DISPOSE_OR_RETURN`: it may not fly; its owner has it sent back or disposed of. */
export const parcelHolds = [
  'INVOICE_MISSING',
  'VALUE_MISSING',
  'DANGERS_UNANSWERED',
  'DG_REVIEW',
  'DISPOSE_OR_RETURN',
  'FORM_1583',
] as const;
export type ParcelHold = (typeof parcelHolds)[number];

/** The holds that only staff can clear; its owner clears the others. */
export const heldByStaff: readonly ParcelHold[] = ['DG_REVIEW'];
