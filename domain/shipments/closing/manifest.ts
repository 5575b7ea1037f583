import * as z from 'zod/mini';
import { BarrelCode } from '../../kernel/barrel-code.ts';
import { printedName } from '../../kernel/person/latin-name.ts';
import { hasFlown } from '../lifecycle.ts';
import { partOn } from '../piece-flights.ts';
import { loadOf, weightOf } from '../pieces.ts';
import { DepartureId, type Shipment } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';

/** One shipment on the manifest of a flight, copied as it was when this version was made. */
export const ManifestRow = z.object({
  number: TrackingNumber,
  /** House air waybill. */
  hawb: z.string(),
  shipper: z.string(),
  consignee: z.string(),
  /** Town of the receiver. */
  town: z.string(),
  pieces: z.array(
    z.object({
      n: z.int(),
      kind: z.enum(['BOX', 'BARREL']),
      /** The type of a barrel, whose size customs ask. Absent in versions from before it was kept. */
      barrel: z.optional(BarrelCode),
      /** As it was weighed, or as it was declared where it was not. */
      thousandthsLb: z.int(),
      security: z.string(),
    }),
  ),
  /** What is in it, as the packing list has it: quantity and description. */
  goods: z.array(z.object({ quantity: z.number(), description: z.string() })),
  /** Declared value in cents. */
  value: z.int(),
  /** ITN of the export filing, or the rule that exempts it. */
  filing: z.string(),
  incoterm: z.string(),
  chargesTerm: z.string(),
});
export type ManifestRow = z.infer<typeof ManifestRow>;

/** One version of a flight's manifest. Versions are never changed. */
export const Manifest = z.object({
  flight: DepartureId,
  version: z.int(),
  /** User id of who made it. */
  by: z.string(),
  at: z.string(),
  shipments: z.int(),
  pieces: z.int(),
  thousandthsLb: z.int(),
  /** Declared value in cents. */
  value: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;

/** The pieces of a shipment that are on the list of its flight, or go on it. */
const listed = ({ pieces }: Shipment, isClosing: boolean) =>
  pieces.filter(
    (piece) => piece.state === 'MANIFESTED' || hasFlown(piece) || (isClosing && piece.state === 'READY'),
  );

/** The flight whose list it is, and whether it is being closed: then what is ready goes on it. */
interface Listing {
  readonly flight: string;
  readonly isClosing: boolean;
}

/**
 * A shipment's row: the pieces that are on the list, and while the flight is being closed those that go on it. Undefined when it has
 * none.
 */
const rowOf = (shipment: Shipment, { flight, isClosing }: Listing): ManifestRow | undefined => {
  const pieces = listed(partOn(shipment, flight), isClosing);
  if (pieces.length === 0) return undefined;
  const { shipper, consignee, eei } = shipment;
  return {
    number: shipment.number,
    hawb: shipment.hawb ?? '',
    shipper: shipper.company ?? shipper.name,
    consignee: printedName(consignee),
    town: consignee.city,
    pieces: pieces.map((piece) => ({
      n: piece.n,
      kind: piece.kind,
      ...(piece.barrel === undefined ? {} : { barrel: piece.barrel }),
      thousandthsLb: weightOf(piece),
      security: piece.security,
    })),
    goods: shipment.commodities.map(({ quantity, description }) => ({ quantity, description })),
    value: shipment.declaredValue,
    filing: eei.itn ?? eei.citation ?? '',
    incoterm: shipment.incoterm,
    chargesTerm: shipment.chargesTerm,
  };
};

const byWaybill = (one: ManifestRow, other: ManifestRow): number =>
  one.hawb.localeCompare(other.hawb) || one.number.localeCompare(other.number);

/** The rows of a manifest, by house air waybill. */
export const rowsOf = (shipments: readonly Shipment[], how: Listing): readonly ManifestRow[] =>
  shipments
    .map((shipment) => rowOf(shipment, how))
    .filter((row) => row !== undefined)
    .toSorted(byWaybill);

/** The sums under a manifest. */
export const totalsOf = (
  rows: readonly ManifestRow[],
): Pick<Manifest, 'shipments' | 'pieces' | 'thousandthsLb' | 'value'> => {
  const pieces = rows.flatMap((row) =>
    row.pieces.map((piece) => ({ ...piece, state: 'MANIFESTED' as const })),
  );
  return {
    shipments: rows.length,
    ...loadOf(pieces),
    value: rows.reduce((sum, { value }) => sum + value, 0),
  };
};

/** What two versions of a manifest say differently about one shipment. */
export interface ManifestDifference {
  readonly number: string;
  readonly hawb: string;
  readonly what: 'added' | 'removed' | 'changed';
  /** Numbers of pieces that only the later one has. */
  readonly piecesAdded: readonly number[];
  /** Numbers of pieces that only the earlier one has. */
  readonly piecesRemoved: readonly number[];
  /** Later minus earlier, in thousandths of a pound. */
  readonly thousandthsLb: number;
  /** Names of other things that differ. */
  readonly fields: readonly (keyof ManifestRow)[];
}

const compared = [
  'hawb',
  'shipper',
  'consignee',
  'town',
  'goods',
  'value',
  'filing',
  'incoterm',
  'chargesTerm',
] as const satisfies readonly (keyof ManifestRow)[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const weightIn = (row: ManifestRow | undefined): number =>
  (row?.pieces ?? []).reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0);

const onlyIn = (one: ManifestRow | undefined, other: ManifestRow | undefined): readonly number[] =>
  (one?.pieces ?? []).map(({ n }) => n).filter((n) => !other?.pieces.some((piece) => piece.n === n));

const differs = (
  number: string,
  before: ManifestRow | undefined,
  after: ManifestRow | undefined,
): ManifestDifference | undefined => {
  const known = after ?? before;
  if (known === undefined || isSame(before, after)) return undefined;
  const both = before !== undefined && after !== undefined;
  return {
    number,
    hawb: known.hawb,
    what: both ? 'changed' : after === undefined ? 'removed' : 'added',
    piecesAdded: onlyIn(after, before),
    piecesRemoved: onlyIn(before, after),
    thousandthsLb: weightIn(after) - weightIn(before),
    fields: both ? compared.filter((field) => !isSame(before[field], after[field])) : [],
  };
};

/** The shipments about which two versions of a manifest differ, by tracking number. */
export const manifestDifference = (
  before: readonly ManifestRow[],
  after: readonly ManifestRow[],
): readonly ManifestDifference[] => {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [row.number, row])));
  const numbers = [...new Set([...before, ...after].map(({ number }) => number))].toSorted();
  return numbers
    .map((number) => differs(number, old?.get(number), now?.get(number)))
    .filter((one) => one !== undefined);
};

const listOf = (rows: readonly ManifestRow[]): string =>
  JSON.stringify(rows.map(({ number, pieces }) => [number, pieces.map(({ n }) => n)]).toSorted());

/** Whether two lists of rows have the same pieces. What else differs does not make a manifest old: its rows are as they were. */
export const isListOf = (one: readonly ManifestRow[], other: readonly ManifestRow[]): boolean =>
  listOf(one) === listOf(other);
