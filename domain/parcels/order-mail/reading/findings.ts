import type { Cents } from '../../../kernel/money.ts';
import type { AmountOf } from './line.ts';
import type { TrackingFound } from './tracking-numbers.ts';

/** Goods as the mail lists them. Each value has the words it was read from. */
export interface GoodsFound {
  readonly is: 'GOODS';
  readonly title: string;
  readonly quantity?: number;
  /** The amounts beside it, in the order in which they stand there; undefined is one in another currency. */
  readonly amounts: readonly {
    readonly cents: Cents | undefined;
    readonly of: AmountOf;
    readonly from: string;
  }[];
  readonly from: string;
  readonly quantityFrom?: string;
}

/** What a mail says, in its order. */
export type Finding =
  | GoodsFound
  | { readonly is: 'ORDER'; readonly number: string; readonly from: string }
  | { readonly is: 'BOX'; readonly from: string }
  | ({ readonly is: 'TRACKING'; readonly from: string } & TrackingFound)
  | {
      readonly is: 'SUM';
      readonly of: 'SUBTOTAL' | 'TOTAL' | 'OTHER';
      /** Undefined for another currency. */
      readonly cents: Cents | undefined;
      readonly from: string;
    };
