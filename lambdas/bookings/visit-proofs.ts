import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Proof } from '#domain/runs/driving/proof.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { putNew, type Write } from '../runtime/table/writes.ts';
import { proofItem, proofKey, toProof } from './store/booking-items.ts';

/**
 * Proofs of visits, which are with their bookings: who handed goods over is forgotten with whom it was. A function needs `GetItem` on the
 * table, and for the write `PutItem`.
 */
export const visitProofs = (client: DynamoDBDocumentClient, table: string) => ({
  find: async (reference: string, visit: number): Promise<Proof | undefined> => {
    const item = await getItem(client, table, proofKey(reference, visit));
    return item && toProof(item);
  },
  /** For a transaction: the proof of a visit that has none yet. */
  write: (proof: Proof): Write => putNew(table, proofItem(proof)),
});

export type VisitProofs = ReturnType<typeof visitProofs>;
