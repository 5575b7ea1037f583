import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { type TelemetryKind, telemetryKinds } from '#domain/telemetry/catalogue.ts';
import { type Columns, type Field, isColumns, type Row, toColumns, toRows } from './columns.ts';

/** Batches live for thirty days beside those of the next version: a new layout gets a new number. */
const LAYOUT = 1;

/** No honest body unpacks to more: what is larger was not written here. In bytes. */
const UNPACKED_LIMIT = 4 * 1024 * 1024;

/** Facts lie beside the record's own fields under this prefix, which no own field has. */
const FACT = '.';

const Packed = z.tuple([
  z.literal(LAYOUT),
  z.string(),
  z.enum(telemetryKinds),
  /** `receivedAt` in milliseconds; the times of the records are written as the distance from it. */
  z.number(),
  z.string(),
  z.nullable(z.string()),
  z.boolean(),
  z.string(),
  z.custom<Columns>(isColumns),
]);

type AnyRecord = AnyClientBatch['records'][number];

const toRow = ({ facts = {}, ...own }: AnyRecord, receivedAt: number): Row => ({
  ...own,
  at: receivedAt - own.at,
  ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [FACT + name, value])),
});

const toRecord = (row: readonly Field[], receivedAt: number): unknown => {
  const own: Field[] = [];
  const facts: Field[] = [];
  for (const [name, value] of row) {
    if (name.startsWith(FACT)) facts.push([name.slice(FACT.length), value]);
    else own.push([name, name === 'at' ? receivedAt - Number(value) : value]);
  }
  const record = Object.fromEntries(own);
  return facts.length > 0 ? { ...record, facts: Object.fromEntries(facts) } : record;
};

/** The highest quality makes a batch an eighth smaller and takes thirty times as long; a write unit it saves nowhere. */
const quality = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

const compress = (value: unknown): Uint8Array =>
  brotliCompressSync(JSON.stringify(value), { params: quality });

const decompress = (bytes: Uint8Array): unknown =>
  JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: UNPACKED_LIMIT }).toString('utf8'));

/** A client batch as the queue carries it and the table stores it. Empty `facts` are left out. */
export const encodeBatch = (batch: AnyClientBatch): Uint8Array => {
  const receivedAt = Date.parse(batch.receivedAt);
  const packed: z.input<typeof Packed> = [
    LAYOUT,
    batch.id,
    batch.kind,
    receivedAt,
    batch.person,
    batch.userId ?? null,
    batch.verified,
    batch.userAgent,
    toColumns(batch.records.map((record) => toRow(record, receivedAt))),
  ];
  return compress(packed);
};

/** What must be known of a batch to store it. */
export interface BatchLabel {
  readonly id: string;
  readonly kind: TelemetryKind;
  readonly receivedAt: string;
  /** Number of records. */
  readonly n: number;
}

/** Makes sure that the bytes are a batch, and says which. Throws when they are not what `encodeBatch` writes. */
export const labelOf = (bytes: Uint8Array): BatchLabel => {
  const [, id, kind, receivedAt, , , , , [n]] = Packed.parse(decompress(bytes));
  return { id, kind, receivedAt: new Date(receivedAt).toISOString(), n };
};

/** The batch again. Throws when the bytes are not what `encodeBatch` writes. */
export const decodeBatch = (bytes: Uint8Array): AnyClientBatch => {
  const [, id, kind, receivedAt, person, userId, verified, userAgent, columns] = Packed.parse(
    decompress(bytes),
  );
  return {
    id,
    kind,
    receivedAt: new Date(receivedAt).toISOString(),
    person,
    ...(userId === null ? {} : { userId }),
    verified,
    userAgent,
    records: toRows(columns).map((row) => toRecord(row, receivedAt)),
    // Only `encodeBatch` writes these bytes, from a batch whose records are of its kind.
  } as AnyClientBatch;
};

/** An event of the house as the table stores it: its envelope as JSON. */
export const encodeEvent = (envelope: unknown): Uint8Array => compress(envelope);

/** The envelope again; its reader parses it with the event's schema. */
export const decodeEvent = (bytes: Uint8Array): unknown => decompress(bytes);
