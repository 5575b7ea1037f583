import { dangerWords } from '../../parcels/declaration/danger-words.ts';
import type { OwnParcel, Parcel } from '../../parcels/parcel.ts';
import type { Piece } from '../pieces.ts';
import type { CommodityLine } from './commodities.ts';
import type { GoodsRow } from './goods.ts';

/** Most parcels in one shipment: each is written with it, in one transaction. More parcels are a second shipment. */
export const MOST_SENT = 15;

type Box = Extract<GoodsRow, { readonly kind: 'box' }>;

/** Parcels as goods, a row each, as we measured them. Browser and server make the same rows, so both show the same price. */
export const goodsOfParcels = (parcels: readonly Pick<Parcel, 'sides' | 'weightLb'>[]): Box[] =>
  parcels.map(({ sides, weightLb }) => ({
    kind: 'box',
    quantity: 1,
    ...sides,
    lengthUnit: 'in',
    weight: weightLb,
    weightUnit: 'lb',
  }));

/** As much as people read. */
const MAX_WORDS = 2000;

/** Dangerous goods of parcels as their declarations say, with how many: `Perfume and cologne (2)`. Undefined where there are none. */
export const dangersInParcels = (
  parcels: readonly Pick<Parcel, 'code' | 'declaration'>[],
): string | undefined => {
  const said = parcels.flatMap(({ code, declaration: { dangers = [], dangersNote = '' } }) =>
    dangers.length === 0 ? [] : `${code}: ${[dangerWords(dangers), dangersNote].filter(Boolean).join('. ')}`,
  );
  return said.length === 0 ? undefined : said.join('; ').slice(0, MAX_WORDS);
};

/** A line of the customs list, and which line of which parcel it is. */
interface DeclaredLine {
  readonly parcel: string;
  /** Which line of its parcel, from 0. */
  readonly line: number;
  /** Its value is not a number where its owner had to say none: a gift, or used things. The form asks for it. */
  readonly commodity: CommodityLine;
}

/** The customs list, filled from what its owner declared of each parcel. */
export const commoditiesOfParcels = (
  parcels: readonly Pick<OwnParcel, 'code' | 'declaration' | 'looked'>[],
): readonly DeclaredLine[] =>
  parcels.flatMap(({ code, declaration, looked }) =>
    declaration.lines.map(({ description, quantity, unitValue = Number.NaN }, line) => ({
      parcel: code,
      line,
      // Staff have looked at what the words sound like.
      commodity: { description, quantity, unitValue, notThat: looked?.verdict === 'MAY_FLY' },
    })),
  );

type SentParcel = Pick<
  Parcel,
  'code' | 'sides' | 'weightLb' | 'receivedAt' | 'receivedBy' | 'declaration' | 'looked'
>;

/** That staff have looked into a parcel, and what they had been told of it. */
const mayFlyOf = ({ looked, declaration }: SentParcel): Pick<Piece, 'mayFly'> => {
  if (looked?.verdict !== 'MAY_FLY') return {};
  const goods = declaration.lines.map(({ description, quantity }) => ({ description, quantity }));
  return { mayFly: { goods, by: looked.by, at: looked.at } };
};

/** The pieces with the parcels that they are: weighed and measured already, and looked into where that was needed. */
export const asParcels = (pieces: readonly Piece[], parcels: readonly SentParcel[]): Piece[] =>
  pieces.map((piece, place) => {
    const parcel = parcels[place];
    if (parcel === undefined) return piece;
    const { thousandthsLb } = piece;
    const { code, sides, receivedAt: at, receivedBy: by } = parcel;
    const measured = { thousandthsLb, sides: { ...sides, unit: 'in' as const }, at, by };
    return { ...piece, parcel: code, ...mayFlyOf(parcel), measured };
  });

/** Lines of a packing list without those that staff have seen in parcels of the shipment, each as often as they have seen it. */
export const notSeenYet = (
  lines: readonly CommodityLine[],
  pieces: readonly Pick<Piece, 'mayFly'>[],
): readonly CommodityLine[] => {
  const nameOf = (line: Pick<CommodityLine, 'description' | 'quantity'>): string =>
    `${line.quantity} ${line.description}`;
  const seen = pieces.flatMap(({ mayFly }) => mayFly?.goods ?? []).map(nameOf);
  return lines.filter((line) => {
    const place = seen.indexOf(nameOf(line));
    if (place >= 0) seen.splice(place, 1);
    return place < 0;
  });
};

/** The codes of the parcels that a shipment is made of; none where it is made of other goods. */
export const parcelsIn = ({ pieces }: { readonly pieces: readonly Pick<Piece, 'parcel'>[] }): string[] =>
  pieces.flatMap(({ parcel }) => parcel ?? []);
