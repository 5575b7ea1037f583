import * as z from 'zod/mini';
import { type BatchKind, batchKinds } from '#domain/telemetry/batch.ts';
import { expires } from '../runtime/table/expires.ts';

/** Identifies a batch in the Telemetry table. */
export interface BatchKey {
  readonly kind: BatchKind;
  /** UTC hour, `2026-11-21T05`. */
  readonly hour: string;
  /** The batch's UUIDv7, or the event's id where `kind` is `events`. */
  readonly id: string;
}

/** A stored batch. `decodeBatch` reads its body, or `decodeEvent` where `kind` is `events`. */
export interface StoredBatch extends BatchKey {
  /** Number of records in the body. */
  readonly n: number;
  readonly body: Uint8Array;
}

/** The UTC hour of an instant, as in keys: `2026-11-21T05`. */
export const hourOf = (instant: Date): string => instant.toISOString().slice(0, 13);

/** The instant at which a UUIDv7 was made, by the clock of the device that made it. */
export const instantOf = (id: string): Date =>
  new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));

/** `{ pk: 'errors#2026-11-21T05', sk: <batch id> }`. */
export const keyOf = ({ kind, hour, id }: BatchKey) => ({ pk: partitionOf(kind, hour), sk: id });

/** The partition of one hour and kind. */
export const partitionOf = (kind: BatchKind, hour: string): string => `${kind}#${hour}`;

/**
 * Key of a claim: the item that stores which hour a batch got when the clock of its browser was wrong. A claim has neither
 * `n` nor `body`, and the readers of the stream ignore it for that reason.
 */
export const claimKeyOf = (id: string) => ({ pk: `CLAIM#${id}`, sk: 'CLAIM' });

/** The item of a batch. It has five short attributes, so that twenty records fit into one write unit. */
export const toItem = (batch: StoredBatch, now: Date) => ({
  ...keyOf(batch),
  n: batch.n,
  body: batch.body,
  expires_at: expires(now, 'record'),
});

const Item = z.object({ pk: z.string(), sk: z.string(), n: z.number(), body: z.instanceof(Uint8Array) });
const Kind = z.enum(batchKinds);

/** Reads a batch from its item. Throws when the item is not a batch. */
export const fromItem = (item: unknown): StoredBatch => {
  const { pk, sk, n, body } = Item.parse(item);
  const [kind, hour = ''] = pk.split('#');
  return { kind: Kind.parse(kind), hour, id: sk, n, body };
};

const Image = z.object({
  pk: z.object({ S: z.string() }),
  sk: z.object({ S: z.string() }),
  n: z.object({ N: z.string() }),
  body: z.object({ B: z.union([z.string(), z.instanceof(Uint8Array)]) }),
});

/**
 * Reads a batch from the new image of a stream record, where Lambda encodes binary values as base64. Throws when it is not
 * a batch.
 */
export const fromImage = (image: unknown): StoredBatch => {
  const { pk, sk, n, body } = Image.parse(image);
  const bytes = typeof body.B === 'string' ? Buffer.from(body.B, 'base64') : body.B;
  return fromItem({ pk: pk.S, sk: sk.S, n: Number(n.N), body: bytes });
};
