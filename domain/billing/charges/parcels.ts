import type { Cents } from '../../kernel/money.ts';
import type { ChargeCause } from './charge.ts';
import type { ChargeCode } from './table.ts';

/** What a change of a parcel says of money. */
export interface ParcelCharge {
  /** The code of the parcel. */
  readonly code: string;
  readonly charge?: Extract<ChargeCode, 'EXTRA_PHOTOS' | 'RETURN_TO_STORE'> | undefined;
  /** What its owner agreed to. */
  readonly amount?: Cents | undefined;
}

/** What is charged for a parcel, each thing once. Undefined where it costs nothing. */
export const parcelCharge = ({
  code,
  charge,
  amount = 0,
}: ParcelCharge):
  | (Pick<ChargeCause, 'cause' | 'code' | 'amount'> & { readonly reason: string })
  | undefined =>
  charge === undefined || amount <= 0
    ? undefined
    : { cause: `${code}#${charge}`, code: charge, amount, reason: `Parcel ${code}` };
