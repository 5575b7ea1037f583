import * as z from 'zod/mini';
import type { Database, Row } from './database.ts';
import { type User, userStore } from './users.ts';

const Group = z.object({
  name: z.string(),
  description: z.optional(z.string()),
  precedence: z.optional(z.number()),
  roleArn: z.optional(z.string()),
  /** Instants in milliseconds since 1970. */
  createdAt: z.number(),
  modifiedAt: z.number(),
});
export type Group = z.output<typeof Group>;

export interface GroupStore {
  get(poolId: string, name: string): Group | undefined;
  put(poolId: string, group: Group): void;
  addMember(poolId: string, group: string, sub: string): void;
  removeMember(poolId: string, group: string, sub: string): void;
  /** The user's groups, ordered by precedence (lowest number first), then by name. */
  ofUser(poolId: string, sub: string): Group[];
  /** At most `limit` members after `afterSub`, ordered by `sub`. */
  members(poolId: string, group: string, afterSub: string, limit: number): User[];
}

const fromRow = (row: Row): Group => z.parse(Group, JSON.parse(String(row.document)));

const byPrecedence = (one: Group, other: Group): number =>
  (one.precedence ?? Number.MAX_SAFE_INTEGER) - (other.precedence ?? Number.MAX_SAFE_INTEGER);

/** Groups and who is in them. */
export const groupStore = (database: Database): GroupStore => ({
  get: (poolId, name) => {
    const row = database.one('SELECT document FROM groups WHERE pool_id = ? AND name = ?', poolId, name);
    return row && fromRow(row);
  },
  put: (poolId, group) => {
    database.run(
      'INSERT OR REPLACE INTO groups (pool_id, name, document) VALUES (?, ?, ?)',
      poolId,
      group.name,
      JSON.stringify(group),
    );
  },
  addMember: (poolId, group, sub) => {
    database.run(
      'INSERT OR IGNORE INTO members (pool_id, group_name, sub) VALUES (?, ?, ?)',
      poolId,
      group,
      sub,
    );
  },
  removeMember: (poolId, group, sub) => {
    database.run('DELETE FROM members WHERE pool_id = ? AND group_name = ? AND sub = ?', poolId, group, sub);
  },
  ofUser: (poolId, sub) =>
    database
      .all(
        `SELECT g.document FROM members m JOIN groups g ON g.pool_id = m.pool_id AND g.name = m.group_name
         WHERE m.pool_id = ? AND m.sub = ? ORDER BY g.name`,
        poolId,
        sub,
      )
      .map(fromRow)
      .sort(byPrecedence),
  members: (poolId, group, afterSub, limit) =>
    userStore(database).page(poolId, afterSub, limit, {
      sql: 'sub IN (SELECT m.sub FROM members m WHERE m.pool_id = users.pool_id AND m.group_name = ?)',
      values: [group],
    }),
});
