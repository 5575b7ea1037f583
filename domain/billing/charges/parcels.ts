import type { Cents } from '../../kernel/money.ts';
import type { ChargeCause } from './charge.ts';
import type { ChargeCode } from './table.ts';

/** What a change of a parcel says of money. */
export interface ParcelCharge {
  /** The code of the parcel. */
  readonly code: string;
  /** Who pays. One who got it after somebody else pays for their own photos. */
  readonly ownerId?: string | undefined;
  readonly charge?: Extract<ChargeCode, 'EXTRA_PHOTOS' | 'RETURN_TO_STORE'> | undefined;
  /** What its owner agreed to. */
  readonly amount?: Cents | undefined;
}

/** What is charged for a parcel, each thing once for each owner. Undefined where it costs nothing. */
export const parcelCharge = ({
  code,
  ownerId,
  charge,
  amount = 0,
}: ParcelCharge):
  | (Pick<ChargeCause, 'cause' | 'code' | 'amount'> & { readonly reason: string })
  | undefined =>
  charge === undefined || amount <= 0
    ? undefined
    : { cause: `${code}#${charge}#${ownerId ?? ''}`, code: charge, amount, reason: `Parcel ${code}` };
