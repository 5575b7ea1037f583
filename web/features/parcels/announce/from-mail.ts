import type { GoodsInMail, OrderGuess, ParcelInMail } from '#domain/parcels/order-mail/order-guess.ts';
import { nothingTyped, type TypedLine, typedDollars } from '../declare/typed.ts';
import { emptyAlert, type TypedAlert } from './typed-alert.ts';

/** Goods of a mail that does not say in which of its boxes they are. */
export interface Unplaced {
  /** Tells them apart in the form: two rows of a mail may read alike. */
  readonly id: string;
  readonly goods: GoodsInMail;
  /** The parcels that they can be in. */
  readonly among: readonly string[];
}

/** What a mail fills in. */
export interface FromMail {
  readonly alerts: readonly TypedAlert[];
  readonly unplaced: readonly Unplaced[];
}

const lineOf = ({ description, quantity, unitValue }: GoodsInMail, id: number): TypedLine => ({
  id,
  description,
  quantity: String(quantity),
  value: typedDollars(unitValue),
});

const guessedLine = ({ unitValue }: GoodsInMail, index: number): readonly string[] =>
  ['description', 'quantity', ...(unitValue === undefined ? [] : ['value'])].map(
    (field) => `lines.${index}.${field}`,
  );

const alertOf = (
  { store, orderNumber }: { readonly store?: string; readonly orderNumber?: string },
  { tracking, carrier, lines }: ParcelInMail,
): TypedAlert => ({
  ...emptyAlert(),
  tracking: tracking ?? '',
  carrier: carrier ?? '',
  declaration: {
    ...nothingTyped,
    store: store ?? '',
    orderNumber: orderNumber ?? '',
    lines: lines.length === 0 ? nothingTyped.lines : lines.map(lineOf),
  },
  guessed: new Set([
    ...(tracking === undefined ? [] : ['tracking']),
    ...(store === undefined ? [] : ['store']),
    ...(orderNumber === undefined ? [] : ['orderNumber']),
    ...lines.flatMap(guessedLine),
  ]),
});

/** The parcels of a mail, as the form shows them. Everything that the mail filled in is marked until somebody touches it. */
export const fromMail = ({ orders }: OrderGuess): FromMail => {
  const read = orders.map((order) => ({
    order,
    alerts: order.parcels.map((parcel) => alertOf(order, parcel)),
  }));
  return {
    alerts: read.flatMap(({ alerts }) => alerts),
    unplaced: read.flatMap(({ order, alerts }) =>
      order.unplaced.map((goods) => ({ id: crypto.randomUUID(), goods, among: alerts.map(({ id }) => id) })),
    ),
  };
};

/** A parcel with goods of the mail that somebody has put into it. */
export const withGoods = (alert: TypedAlert, goods: GoodsInMail): TypedAlert => {
  const { lines } = alert.declaration;
  const kept = lines.filter(({ description, value }) => description !== '' || value !== '');
  const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
  return {
    ...alert,
    declaration: { ...alert.declaration, lines: [...kept, lineOf(goods, id)] },
    guessed: new Set([...alert.guessed, ...guessedLine(goods, kept.length)]),
  };
};
