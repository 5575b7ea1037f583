import type { BarrelCode } from '#domain/kernel/barrels.ts';
import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import type { LengthUnit, WeightUnit } from '#domain/kernel/measures.ts';
import { converted } from './units.ts';

/** Boxes of one size, every measure as it was typed. */
export interface BoxDraft {
  readonly kind: 'box';
  /** Key of the row. */
  readonly id: number;
  readonly quantity: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
}

/** Barrels of one size. */
export interface BarrelDraft {
  readonly kind: 'barrel';
  readonly id: number;
  readonly barrel: BarrelCode;
  readonly quantity: string;
  readonly weight: string;
  /** The sender buys the empty barrels from us first. */
  readonly emptyNeeded: boolean;
}

export type GoodsDraft = BoxDraft | BarrelDraft;

/** All fields of the calculator, valid or not. */
export interface Draft {
  readonly to: DestinationCode;
  readonly goods: readonly GoodsDraft[];
  readonly lengthUnit: LengthUnit;
  readonly weightUnit: WeightUnit;
  readonly express: boolean;
  /** The goods are in the customer's mailbox at the dock. */
  readonly mailbox: boolean;
  readonly pickup: boolean;
  readonly zip: string;
  readonly stairs: boolean;
  /** Delivery to the receiver's door. It has a price only in a town where we deliver. */
  readonly door: boolean;
  readonly town: string;
  readonly brokerage: boolean;
  /** Value of all goods, in dollars. */
  readonly value: string;
  readonly insured: boolean;
  /** Value of the most expensive kind of goods, in dollars. */
  readonly dearest: string;
}

/** Limit of rows; larger shipments are quoted by phone. */
export const MOST_ROWS = 20;

export const emptyBox = (id: number): BoxDraft => ({
  kind: 'box',
  id,
  quantity: '1',
  length: '',
  width: '',
  height: '',
  weight: '',
});

export const emptyBarrel = (id: number, barrel: BarrelCode): BarrelDraft => ({
  kind: 'barrel',
  id,
  barrel,
  quantity: '1',
  weight: '',
  emptyNeeded: false,
});

/** The initial fields: one box to Guyana without a size. */
export const emptyDraft: Draft = {
  to: destinationCodes[0],
  goods: [emptyBox(1)],
  lengthUnit: 'in',
  weightUnit: 'lb',
  express: false,
  mailbox: false,
  pickup: false,
  zip: '',
  stairs: false,
  door: false,
  town: '',
  brokerage: false,
  value: '',
  insured: false,
  dearest: '',
};

/** Adds or removes a pickup; collected goods are not in a mailbox at the dock. */
export const withPickup = (draft: Draft, pickup: boolean): Draft => ({
  ...draft,
  pickup,
  mailbox: draft.mailbox && !pickup,
});

/** Sets whether the goods are in a mailbox at the dock; those need no pickup. */
export const withMailbox = (draft: Draft, mailbox: boolean): Draft => ({
  ...draft,
  mailbox,
  pickup: draft.pickup && !mailbox,
});

/** The town in the list of those where we deliver, however it was typed; undefined for any other town. */
export const townServed = ({ door, town }: Draft, towns: readonly string[]): string | undefined =>
  door ? towns.find((each) => each.toLowerCase() === town.trim().toLowerCase()) : undefined;

/** Changes the destination. A town belongs to its country. */
export const withDestination = (draft: Draft, to: DestinationCode): Draft => ({ ...draft, to, town: '' });

/** The next free row key. */
export const freeId = ({ goods }: Draft): number => Math.max(0, ...goods.map(({ id }) => id)) + 1;

/** Whether anything was typed into a row: the form opens with a box, which is no answer yet. */
const isTouched = (row: GoodsDraft): boolean =>
  row.kind === 'barrel' || row.quantity + row.length + row.width + row.height + row.weight !== '1';

/** Adds a row at the end, and a barrel in place of boxes that nobody has touched; a full list stays as it is. */
export const withRow = (draft: Draft, row: GoodsDraft): Draft => {
  const goods = row.kind === 'box' ? draft.goods : draft.goods.filter(isTouched);
  return goods.length < MOST_ROWS ? { ...draft, goods: [...goods, row] } : draft;
};

/** Duplicates a row below itself. */
export const withCopy = (draft: Draft, id: number): Draft => {
  if (draft.goods.length >= MOST_ROWS) return draft;
  const copyId = freeId(draft);
  return {
    ...draft,
    goods: draft.goods.flatMap((row) => (row.id === id ? [row, { ...row, id: copyId }] : [row])),
  };
};

/** Removes a row; the last one is replaced by an empty box. */
export const withoutRow = (draft: Draft, id: number): Draft => {
  const goods = draft.goods.filter((row) => row.id !== id);
  return { ...draft, goods: goods.length > 0 ? goods : [emptyBox(freeId(draft))] };
};

/** The fields of a row. */
type RowEdit = Partial<Omit<BoxDraft, 'kind' | 'id'> & Pick<BarrelDraft, 'barrel' | 'emptyNeeded'>>;

/** Changes fields of one row. */
export const withEdit = (draft: Draft, id: number, edit: RowEdit): Draft => ({
  ...draft,
  goods: draft.goods.map((row) => (row.id === id ? { ...row, ...edit } : row)),
});

/** Changes the units and converts all typed values. */
export const inUnits = (draft: Draft, lengthUnit: LengthUnit, weightUnit: WeightUnit): Draft => {
  const length = (typed: string) => converted(typed, draft.lengthUnit, lengthUnit);
  const weight = (typed: string) => converted(typed, draft.weightUnit, weightUnit);
  return {
    ...draft,
    lengthUnit,
    weightUnit,
    goods: draft.goods.map((row) =>
      row.kind === 'box'
        ? {
            ...row,
            length: length(row.length),
            width: length(row.width),
            height: length(row.height),
            weight: weight(row.weight),
          }
        : { ...row, weight: weight(row.weight) },
    ),
  };
};
