import * as z from 'zod/mini';
import { Act, BulkListed, BulkRow, RowResult } from '#domain/desk/bulk.ts';
import { roles } from '#domain/kernel/role.ts';
import { expires } from '../../runtime/table/expires.ts';

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
});
export type StoredBulk = z.infer<typeof StoredBulk>;

export const BULK = 'BULK';
const ROW = 'ROW#';

export const partitionOf = (id: string): string => `BULK#${id}`;
const bulkKey = (id: string) => ({ pk: partitionOf(id), sk: BULK });
export const listPartition = (userId: string): string => `BULKS#${userId}`;

/** A bulk change is kept with its report. */
const kept = ({ askedAt }: StoredBulk) => ({ expires_at: expires(new Date(askedAt), 'process') });

export const bulkItem = (bulk: StoredBulk) => ({ ...bulkKey(bulk.id), ...bulk, ...kept(bulk) });
export const listedItem = (bulk: StoredBulk) => ({
  pk: listPartition(bulk.by),
  sk: `${bulk.askedAt}#${bulk.id}`,
  id: bulk.id,
  do: bulk.act.do,
  total: bulk.rows.length,
  askedAt: bulk.askedAt,
  ...kept(bulk),
});
export const resultItem = (bulk: StoredBulk, result: RowResult, at: string) => ({
  pk: partitionOf(bulk.id),
  sk: `${ROW}${result.id}`,
  ...result,
  at,
  ...kept(bulk),
});

export const toBulk = (item: unknown): StoredBulk => StoredBulk.parse(item);
export const toListed = (item: unknown): BulkListed => BulkListed.parse(item);

const StoredResult = z.extend(RowResult, { at: z.string() });
export type StoredResult = z.infer<typeof StoredResult>;
export const toResult = (item: unknown): StoredResult => StoredResult.parse(item);
