import { declaredValueOf } from '../form/commodities.ts';
import type { GoodsRow } from '../form/goods.ts';
import type { ShipmentForm } from '../form/shipment-form.ts';
import { hasFlown, isClosed, mayChange, mayMove } from '../lifecycle.ts';
import { piecesOf } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';

/**
 * How much of a shipment the desk can still correct: `ALL` that its sender could change themselves, `GOODS` (receiver, contents and more
 * pieces) from when goods are here, `RECEIVER` from when a piece is on the list of its flight, `CONTACT` (everything of the receiver but
 * the name, which customs there has) from when one has left, and `NONE` once it is closed.
 */
export type Reach = 'ALL' | 'GOODS' | 'RECEIVER' | 'CONTACT' | 'NONE';

export const reachOf = ({ state, pieces }: Pick<Shipment, 'state' | 'pieces'>): Reach => {
  if (isClosed(state)) return 'NONE';
  if (mayChange({ state, pieces })) return 'ALL';
  if (mayMove(pieces)) return 'GOODS';
  return pieces.some(hasFlown) ? 'CONTACT' : 'RECEIVER';
};

/** What can be corrected, as the clerk reads it. */
export const reachWords: Readonly<Record<Reach, string>> = {
  ALL: 'Nothing of it is here yet, so everything can be changed.',
  GOODS: 'Its goods are here. The receiver, what is inside and more pieces can be corrected.',
  RECEIVER: 'It is on the list of its flight. Only the receiver can be corrected.',
  CONTACT:
    'It has left. Only the phone, e-mail and address of the receiver can be corrected. Customs has the name.',
  NONE: 'It is closed, so nothing can be corrected.',
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Each box or barrel of some rows by itself. */
const unitsOf = (rows: readonly GoodsRow[]): readonly string[] =>
  rows.flatMap(({ quantity, ...one }) => Array.from({ length: quantity }, () => JSON.stringify(one)));

/** The boxes and barrels that a form has beside those of a shipment; undefined where one of those is missing or changed. */
export const moreGoods = (
  before: readonly GoodsRow[],
  asked: readonly GoodsRow[],
): readonly GoodsRow[] | undefined => {
  const left = [...unitsOf(before)];
  const more = new Map<string, number>();
  for (const unit of unitsOf(asked)) {
    const at = left.indexOf(unit);
    if (at >= 0) left.splice(at, 1);
    else more.set(unit, (more.get(unit) ?? 0) + 1);
  }
  if (left.length > 0) return undefined;
  return [...more].map(([unit, quantity]) => ({ ...JSON.parse(unit), quantity }) as GoodsRow);
};

const named = ({ name, latinName, company }: Shipment['consignee']) => [name, latinName ?? '', company];

const fetchedAt = (pickup: ShipmentForm['pickup']) => pickup && [pickup.zip, pickup.street, pickup.stairs];

const plain = [
  'to',
  'service',
  'incoterm',
  'purpose',
  'chargesTerm',
  'insured',
  'brokerage',
  'howItComes',
] as const;

/** Parcels of a mailbox are what we measured, and nothing is added to them. */
const mayAdd = ({ howItComes }: Shipment): boolean => howItComes !== 'MAILBOX';

/** Whether the goods of a form are those of the shipment, or those and more. Parcels are no goods of a form. */
const goodsChange = (before: Shipment, { goods }: ShipmentForm): 'none' | 'more' | 'other' => {
  if (!mayAdd(before) || same(unitsOf(before.goods), unitsOf(goods))) return 'none';
  const more = moreGoods(before.goods, goods);
  if (more === undefined) return 'other';
  return more.length === 0 ? 'none' : 'more';
};

/** What differs in the parts that follow the goods: more pieces and what is inside. */
const goodsFields = (before: Shipment, form: ShipmentForm, mayMore: boolean): readonly string[] => {
  const goods = goodsChange(before, form);
  return [
    ...(goods === 'other' || (goods === 'more' && !mayMore) ? ['goods'] : []),
    ...(mayMore || same(before.commodities, form.commodities) ? [] : ['commodities']),
    ...(mayMore || before.dangerous === form.dangerous ? [] : ['dangerous']),
  ];
};

/** What differs of the receiver: once it has left, customs has the name, and who is at the door knows where. */
const receiverFields = (before: Shipment, form: ShipmentForm, reach: Reach): readonly string[] => {
  const asked = { ...form.consignee, to: before.to };
  const isFixed =
    reach === 'NONE'
      ? !same(before.consignee, asked)
      : reach === 'CONTACT' && !same(named(before.consignee), named(asked));
  const isAway = reach === 'CONTACT' || reach === 'NONE';
  const isDoor = (before.door === undefined) !== (form.door === undefined);
  return [
    ...(isFixed ? ['consignee'] : []),
    ...(isDoor || (isAway && before.door?.town !== form.door?.town) ? ['door'] : []),
  ];
};

/**
 * The fields of a form that differ from the shipment and can no longer be corrected, by the names of `field-names.ts`. Empty where all
 * can be.
 */
export const tooLateFields = (before: Shipment, form: ShipmentForm, reach: Reach): readonly string[] =>
  reach === 'ALL'
    ? []
    : [
        ...plain.filter((field) => before[field] !== form[field]),
        ...(same(fetchedAt(before.pickup), fetchedAt(form.pickup)) ? [] : ['pickup']),
        ...goodsFields(before, form, reach === 'GOODS'),
        ...receiverFields(before, form, reach),
      ];

/** A shipment whose goods are here, with what its form corrects: pieces that are here stay as they are, and more come after them. */
export const corrected = (before: Shipment, form: ShipmentForm): Shipment => {
  const { notifyParty: _told, dangerous: _said, door: _to, ...kept } = before;
  const { consignee, notifyParty, dangerous, door, commodities } = form;
  const more = mayAdd(before) ? (moreGoods(before.goods, form.goods) ?? []) : [];
  const last = Math.max(0, ...before.pieces.map(({ n }) => n));
  return {
    ...kept,
    consignee: { ...consignee, to: before.to },
    ...(notifyParty === undefined ? {} : { notifyParty }),
    ...(dangerous === undefined ? {} : { dangerous }),
    ...(door === undefined ? {} : { door }),
    commodities,
    declaredValue: declaredValueOf(commodities),
    goods: [...before.goods, ...more],
    pieces: [...before.pieces, ...piecesOf(more, 'BOOKED').map((piece) => ({ ...piece, n: last + piece.n }))],
  };
};

/** Papers that say what can be corrected, each by its title. */
export const touchedPapers = {
  LABELS: 'Labels',
  HOUSE_WAYBILL: 'House air waybill',
  COMMERCIAL_INVOICE: 'Commercial invoice',
  PACKING_LIST: 'Packing list',
  MANIFEST: 'Manifest of its flight',
} as const;
export type TouchedPaper = keyof typeof touchedPapers;
export const touchedPaperKinds = Object.keys(touchedPapers) as [TouchedPaper, ...TouchedPaper[]];

const ofShipment: readonly TouchedPaper[] = ['LABELS', 'HOUSE_WAYBILL', 'COMMERCIAL_INVOICE', 'PACKING_LIST'];

const papersOf: Readonly<Record<string, readonly TouchedPaper[]>> = {
  consignee: [...ofShipment, 'MANIFEST'],
  notifyParty: ['HOUSE_WAYBILL'],
  commodities: ['HOUSE_WAYBILL', 'COMMERCIAL_INVOICE', 'PACKING_LIST'],
  pieces: ofShipment,
  total: ['HOUSE_WAYBILL'],
};

/**
 * The papers that say something else once these fields have changed: whatever of them is printed is printed again, as its next issue
 * (docs/decisions/0066). Before a piece is on the list of its flight there is no manifest with it.
 */
export const papersAfter = (fields: readonly string[], reach: Reach): readonly TouchedPaper[] =>
  touchedPaperKinds.filter(
    (paper) =>
      fields.some((field) => papersOf[field]?.includes(paper)) &&
      (paper !== 'MANIFEST' || (reach !== 'ALL' && reach !== 'GOODS')),
  );
