import type { GoodsInMail, Guessed, LeftOut, OrderGuess, OrderInMail, ParcelInMail } from '../order-guess.ts';
import type { Finding, GoodsFound } from '../reading/findings.ts';
import { givesPricesOfOne, type StoreFound } from '../stores.ts';
import { type Box, boxesOf, type OrderPart, ordersIn } from './partition.ts';
import { totalOf, type Valued, valuesOf } from './values.ts';

const LONGEST_QUOTE = 160;

/** Notes where each value is from, while the answer is put together. */
class Notes {
  readonly guessed: Guessed[] = [];
  readonly left: LeftOut[] = [];

  note(path: string, from: string): void {
    this.guessed.push({ path, from: from.slice(0, LONGEST_QUOTE) });
  }

  leave(path: string, from: string, why: LeftOut['why']): void {
    this.left.push({ path, from: from.slice(0, LONGEST_QUOTE), why });
  }
}

const goodsInMail = (goods: GoodsFound, value: Valued, path: string, notes: Notes): GoodsInMail => {
  notes.note(`${path}.description`, goods.from);
  notes.note(`${path}.quantity`, goods.quantityFrom ?? 'The mail says no number');
  if (value && 'why' in value) notes.leave(`${path}.unitValue`, value.from, value.why);
  if (value && 'cents' in value) notes.note(`${path}.unitValue`, value.from);
  return {
    description: goods.title,
    quantity: goods.quantity ?? 1,
    ...(value && 'cents' in value && { unitValue: value.cents }),
  };
};

const parcelInMail = (
  { tracking, goods }: Box,
  lineOf: (goods: GoodsFound, path: string) => GoodsInMail,
  path: string,
  notes: Notes,
): ParcelInMail => {
  if (tracking) notes.note(`${path}.tracking`, tracking.from);
  if (tracking?.carrier) notes.note(`${path}.carrier`, tracking.from);
  return {
    ...(tracking && { tracking: tracking.number }),
    ...(tracking?.carrier && { carrier: tracking.carrier }),
    lines: goods.map((each, index) => lineOf(each, `${path}.lines.${index}`)),
  };
};

const orderInMail = (
  order: OrderPart,
  store: StoreFound | undefined,
  path: string,
  notes: Notes,
): OrderInMail => {
  const { boxes, unplaced } = boxesOf(order);
  const findings = order.parts.flat();
  const total = totalOf(findings);
  const goods = [...boxes.flatMap((box) => box.goods), ...unplaced];
  const values = valuesOf(goods, findings, givesPricesOfOne(store?.name));
  const lineOf = (each: GoodsFound, at: string): GoodsInMail =>
    goodsInMail(each, values.get(each), at, notes);
  if (store) notes.note(`${path}.store`, store.from);
  if (order.number) notes.note(`${path}.orderNumber`, order.number.from);
  if (total?.cents !== undefined) notes.note(`${path}.total`, total.from);
  else if (total) notes.leave(`${path}.total`, total.from, 'CURRENCY');
  return {
    ...(store && { store: store.name }),
    ...(order.number && { orderNumber: order.number.number }),
    parcels: boxes.map((box, index) => parcelInMail(box, lineOf, `${path}.parcels.${index}`, notes)),
    unplaced: unplaced.map((each, index) => lineOf(each, `${path}.unplaced.${index}`)),
    ...(total?.cents !== undefined && { total: total.cents }),
  };
};

const saysSomething = ({ number, parts }: OrderPart): boolean =>
  number !== undefined || parts.flat().some(({ is }) => is === 'GOODS' || is === 'TRACKING');

/** Puts together what a mail says. */
export const guessOf = (findings: readonly Finding[], store: StoreFound | undefined): OrderGuess => {
  const notes = new Notes();
  const orders = ordersIn(findings)
    .filter(saysSomething)
    .map((order, index) => orderInMail(order, store, `orders.${index}`, notes));
  return { orders, guessed: notes.guessed, left: notes.left };
};
