import type { Cents } from '../../kernel/money.ts';
import type { Carrier } from '../tracking/carriers.ts';

/** One kind of goods in a parcel. */
export interface GoodsInMail {
  readonly description: string;
  /** One where the mail says no number; then `guessed` says so. */
  readonly quantity: number;
  /** What one of them cost in U.S. dollars. Missing where the mail does not say it beyond doubt. */
  readonly unitValue?: Cents;
}

/** One box of an order. */
export interface ParcelInMail {
  /** In its normal form. */
  readonly tracking?: string;
  readonly carrier?: Carrier;
  readonly lines: readonly GoodsInMail[];
}

export interface OrderInMail {
  readonly store?: string;
  readonly orderNumber?: string;
  /** Empty when the mail has neither goods nor a tracking number. */
  readonly parcels: readonly ParcelInMail[];
  /** Goods that the mail lists without saying in which of several parcels they are. */
  readonly unplaced: readonly GoodsInMail[];
  /** What the order cost with everything, in U.S. dollars. */
  readonly total?: Cents;
}

/**
 * Where a value is from: `orders.0.parcels.1.tracking`, and the words of the mail it was read from. They are for the person who pasted it:
 * a line of a mail can have a name or an address in it, so it is never sent.
 */
export interface Guessed {
  readonly path: string;
  readonly from: string;
}

/**
 * What was seen and left out: an amount in another currency, or one that may be the price of one or of all of them.
 * The path is where the value would have been.
 */
export interface LeftOut extends Guessed {
  readonly why: 'CURRENCY' | 'UNSURE';
}

/** What an order mail says about parcels. Nothing in it is certain: people see it in the form, and can change it. */
export interface OrderGuess {
  readonly orders: readonly OrderInMail[];
  readonly guessed: readonly Guessed[];
  readonly left: readonly LeftOut[];
}
