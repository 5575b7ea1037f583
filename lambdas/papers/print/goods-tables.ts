import type { ShipmentFacts } from '#domain/papers/content/shipment-facts.ts';
import type { Column, openLetter } from './letter.ts';

export type Letter = ReturnType<typeof openLetter>;

const pieceColumns: readonly Column[] = [
  { title: 'PIECE', share: 12 },
  { title: 'PACKAGE', share: 30 },
  { title: 'DIMENSIONS', share: 28 },
  { title: 'GROSS WEIGHT', share: 16, align: 'right' },
  { title: 'IN KILOGRAMS', share: 16, align: 'right' },
];

const goodsColumns: readonly Column[] = [
  { title: 'DESCRIPTION OF GOODS', share: 42 },
  { title: 'SCHEDULE B', share: 15 },
  { title: 'ORIGIN', share: 9 },
  { title: 'QUANTITY', share: 11, align: 'right' },
  { title: 'VALUE OF ONE', share: 15, align: 'right' },
  { title: 'TOTAL VALUE', share: 16, align: 'right' },
];

/** One row for each piece, with their sum. */
export const piecesTable = (letter: Letter, { pieces, pieceTotal }: ShipmentFacts): void =>
  letter.table(pieceColumns, pieces, pieceTotal);

/** One row for each line of the packing list, with the declared value in U.S. dollars. */
export const valuesTable = (letter: Letter, { goods, goodsTotal }: ShipmentFacts): void =>
  letter.table(goodsColumns, goods, ['Total in U.S. dollars (USD)', '', '', '', '', goodsTotal]);

/** The same without values, for whoever unpacks. */
export const contentsTable = (letter: Letter, { goods }: ShipmentFacts): void =>
  letter.table(
    [
      { title: 'QUANTITY', share: 14 },
      { title: 'DESCRIPTION OF GOODS', share: 70 },
      { title: 'ORIGIN', share: 16 },
    ],
    goods.map(([description = '', , origin = '', quantity = '']) => [quantity, description, origin]),
  );
