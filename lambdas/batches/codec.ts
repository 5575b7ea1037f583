import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { type TelemetryKind, telemetryKinds } from '#domain/telemetry/catalogue.ts';
import { type Columns, type Field, isColumns, type Row, toColumns, toRows } from './columns.ts';

/** Version of the layout. Batches are kept for thirty days, so a changed layout needs a new number. */
const LAYOUT = 1;

/** We write no body that is larger than this after decompression. A larger one is not ours. */
const UNPACKED_LIMIT_BYTES = 4 * 1024 * 1024;

/** Prefix of facts, which are stored beside the fields of a record. No field of a record begins with it. */
const FACT = '.';

const Packed = z.tuple([
  z.literal(LAYOUT),
  z.string(),
  z.enum(telemetryKinds),
  /** `receivedAt` in milliseconds. The times of the records are stored relative to it. */
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

/** The highest quality makes a batch only an eighth smaller, takes thirty times as long and does not save a write unit. */
const quality = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

const compress = (value: unknown): Uint8Array =>
  brotliCompressSync(JSON.stringify(value), { params: quality });

const decompress = (bytes: Uint8Array): unknown =>
  JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: UNPACKED_LIMIT_BYTES }).toString('utf8'));

/** Encodes a batch for the queue and the table. Empty `facts` are left out. */
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

/** What the store needs to know of a batch. */
export interface BatchLabel {
  readonly id: string;
  readonly kind: TelemetryKind;
  readonly receivedAt: string;
  /** Number of records. */
  readonly n: number;
}

/** Reads the label of an encoded batch. Throws when `encodeBatch` did not write the bytes. */
export const labelOf = (bytes: Uint8Array): BatchLabel => {
  const [, id, kind, receivedAt, , , , , [n]] = Packed.parse(decompress(bytes));
  return { id, kind, receivedAt: new Date(receivedAt).toISOString(), n };
};

/** Decodes a batch. Throws when `encodeBatch` did not write the bytes. */
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
    // Safe, because only `encodeBatch` writes these bytes and its records are of the same kind.
  } as AnyClientBatch;
};

/** Encodes an event for the table: its envelope as compressed JSON. */
export const encodeEvent = (envelope: unknown): Uint8Array => compress(envelope);

/** Decodes the envelope of an event. The caller parses it with the schema of the event. */
export const decodeEvent = (bytes: Uint8Array): unknown => decompress(bytes);
