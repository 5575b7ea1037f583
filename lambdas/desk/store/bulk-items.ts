import * as z from 'zod/mini';
import { Act, BulkListed, BulkRow, RowResult } from '#domain/desk/bulk.ts';
import { roles } from '#domain/kernel/role.ts';

/** A bulk change as it is stored. Its results are items below it. */
export const StoredBulk = z.object({
  id: z.string(),
  act: Act,
  rows: z.array(BulkRow),
  by: z.string(),
  /** What the person was when they asked. The worker allows what they are then and now. */
  roles: z.array(z.enum(roles)),
  askedAt: z.string(),
  changedAt: z.string(),
  finishedAt: z.optional(z.string()),
  /** Grows with each message to the worker. */
  version: z.int(),
  expires_at: z.number(),
});
export type StoredBulk = z.infer<typeof StoredBulk>;

export const BULK = 'BULK';
const ROW = 'ROW#';

export const partitionOf = (id: string): string => `BULK#${id}`;
const bulkKey = (id: string) => ({ pk: partitionOf(id), sk: BULK });
export const listPartition = (userId: string): string => `BULKS#${userId}`;

export const bulkItem = (bulk: StoredBulk) => ({ ...bulkKey(bulk.id), ...bulk });
export const listedItem = ({ id, act, rows, askedAt, by, expires_at }: StoredBulk) => ({
  pk: listPartition(by),
  sk: `${askedAt}#${id}`,
  id,
  do: act.do,
  total: rows.length,
  askedAt,
  expires_at,
});
export const resultItem = ({ id, expires_at }: StoredBulk, result: RowResult, at: string) => ({
  pk: partitionOf(id),
  sk: `${ROW}${result.id}`,
  ...result,
  at,
  expires_at,
});

export const toBulk = (item: unknown): StoredBulk => StoredBulk.parse(item);
export const toListed = (item: unknown): BulkListed => BulkListed.parse(item);

const StoredResult = z.extend(RowResult, { at: z.string() });
export type StoredResult = z.infer<typeof StoredResult>;
export const toResult = (item: unknown): StoredResult => StoredResult.parse(item);
