import type { Parcel } from '#domain/parcels/parcel.ts';
import { PARCEL_CODE_BYTES, parcelCode } from '#domain/parcels/reference.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { wire } from '#lambdas/parcels/http.ts';
import { parcelItem } from '#lambdas/parcels/store/parcel-items.ts';
import { rowWrites } from '#lambdas/parcels/store/parcel-rows.ts';
import { testDependencies } from '#tests/support/call.ts';
import { bytesOf, counted, desk, FOUND, type MeasuredList, minuteOf } from './measured-list.ts';

/** Numbers of UPS look like this; what matters here is that the parcels have different ones. */
const trackingOf = (n: number): string => `1Z999AA1${String(n).padStart(10, '0')}`;
/** The mailbox that is asked for. All others have numbers that do not begin with it. */
export const MAILBOX = '10001';
const mailboxOf = (n: number): string => (n < FOUND ? MAILBOX : String(20_000 + n));

/** The `n`th parcel of a list that gets one each minute. */
export const parcelOf = (n: number, change: Partial<Parcel> = {}): Parcel => ({
  ...sampleParcel,
  version: 1,
  code: parcelCode.of(bytesOf(n, PARCEL_CODE_BYTES)),
  tracking: trackingOf(n),
  mailbox: mailboxOf(n),
  receivedAt: minuteOf(n),
  changedAt: minuteOf(n),
  ...change,
});

type Row = Readonly<Record<string, unknown>>;
export type ChangeOf = (n: number) => Partial<Parcel>;

/** Whether a form is there is not known of U.S. Mail here, so what USPS brought is held for one. */
const facts = { usMailOk: false };
export const rowsOf = (parcel: Parcel): readonly Row[] =>
  rowWrites('parcels', undefined, parcel, facts).map(({ Put }) => Put?.Item ?? {});

/** Pages of lists with small rows read only the first or the last parcels whole, so only these are stored whole. */
const SHOWN = 110;

export const inPartition = (partition: string) => (row: Row) => row.gsi1pk === partition;

/** Parcels in a list of small rows: the row of each, and those whole that the pages show. */
export const inList =
  (isOfList: (row: Row) => boolean, changeOf: ChangeOf = () => ({})): MeasuredList['items'] =>
  (rows) =>
    counted(rows, (n) => {
      const parcel = parcelOf(n, changeOf(n));
      const isShown = n < SHOWN || n >= rows - SHOWN;
      return [...rowsOf(parcel).filter(isOfList), ...(isShown ? [parcelItem(parcel)] : [])];
    });

/** Parcels in a list that has them whole. */
export const whole =
  (changeOf: ChangeOf): MeasuredList['items'] =>
  (rows) =>
    counted(rows, (n) => [parcelItem(parcelOf(n, changeOf(n)))]);

/** The search entries in the partitions that a search reads, and those parcels whole that it finds. */
export const searched =
  (partitions: readonly string[], changeOf: ChangeOf = () => ({})): MeasuredList['items'] =>
  (rows) =>
    counted(rows, (n) => {
      const parcel = parcelOf(n, changeOf(n));
      const entries = rowsOf(parcel).filter(({ pk }) => partitions.includes(String(pk)));
      return [...entries, ...(n < FOUND ? [parcelItem(parcel)] : [])];
    });

export const handler: MeasuredList['handler'] = (client, env) => wire(env, testDependencies(client));

/** A list of the desk, by what is asked. */
export const atDesk = (
  name: string,
  items: MeasuredList['items'],
  query: MeasuredList['query'] = {},
): MeasuredList => ({
  name: `parcels: ${name}`,
  table: 'parcels',
  items,
  handler,
  route: 'GET /api/desk/parcels',
  as: desk,
  query,
});

/** A hold that has to be cleared, in place of the one of the sample. */
export const declared = (change: Partial<Parcel['declaration']>): Partial<Parcel> => ({
  declaration: { ...sampleParcel.declaration, ...change },
});
