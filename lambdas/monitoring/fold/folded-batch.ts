import type { DynamoDBRecord } from 'aws-lambda';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { type BatchKey, fromImage } from '../../batches/batch-keys.ts';
import { decodeBatch } from '../../batches/codec.ts';
import type { Sequence } from '../counters/watermarks.ts';

/** A batch from the stream, with its key and its sequence number in the shard. */
export interface FoldedBatch extends BatchKey {
  readonly sequence: Sequence;
  /** The decoded batch. Absent for domain events, which are in the table for the lake and are not counted. */
  readonly content?: AnyClientBatch;
}

/** Decodes a stream record. Throws when it is not a batch that this version can read. */
export const openRecord = (record: DynamoDBRecord): FoldedBatch => {
  const { kind, hour, id, body } = fromImage(record.dynamodb?.NewImage);
  const sequence = BigInt(record.dynamodb?.SequenceNumber ?? '');
  return kind === 'events'
    ? { kind, hour, id, sequence }
    : { kind, hour, id, sequence, content: decodeBatch(body) };
};
