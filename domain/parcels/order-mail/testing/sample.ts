import type { Carrier } from '../../tracking/carriers.ts';
import type { OrderGuess } from '../order-guess.ts';

/** Goods of a sample: description, number, and what one costs in cents where the mail says so. */
type Goods = readonly [description: string, quantity: number, cents?: number];

interface ExpectedParcel {
  readonly tracking?: string;
  readonly carrier?: Carrier;
  readonly goods: readonly Goods[];
}

export interface ExpectedOrder {
  readonly store?: string;
  readonly orderNumber?: string;
  readonly parcels: readonly ExpectedParcel[];
  readonly unplaced?: readonly Goods[];
  readonly total?: number;
}

/** An order mail with what a person reads in it. People, numbers and goods are invented; the layout is that of the store. */
export interface SampleMail {
  readonly title: string;
  readonly mail: string;
  readonly says: readonly ExpectedOrder[];
}

const goodsOf = (lines: OrderGuess['orders'][number]['unplaced']): readonly Goods[] =>
  lines.map(({ description, quantity, unitValue }) =>
    unitValue === undefined ? [description, quantity] : [description, quantity, unitValue],
  );

/** A guess in the short form in which samples say what is expected. */
export const inShort = ({ orders }: OrderGuess): readonly ExpectedOrder[] =>
  orders.map(({ parcels, unplaced, ...order }) => ({
    ...order,
    parcels: parcels.map(({ lines, ...parcel }) => ({ ...parcel, goods: goodsOf(lines) })),
    ...(unplaced.length > 0 && { unplaced: goodsOf(unplaced) }),
  }));
