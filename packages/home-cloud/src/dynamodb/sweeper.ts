import { runAction } from './engine/call.ts';
import { engineOf } from './engine/dynalite.ts';
import type { Item } from './engine/shapes.ts';
import { deleteOldTokens } from './operations/items/idempotency.ts';
import type { Context } from './operations/operation.ts';
import { describedTable } from './operations/operation.ts';
import { expiryAttribute } from './operations/tables/update-time-to-live.ts';
import { itemSpace, streamSpace, within } from './storage/keys.ts';
import type { StreamRecord } from './storage/stream-log.ts';

const deleteItem = engineOf('deleteItem');
const STREAM_LIFE_MS = 24 * 60 * 60 * 1000;
/** DynamoDB keeps an item whose expiry is longer ago than this, because the value is probably a mistake. */
const TOO_LONG_AGO_S = 5 * 365 * 24 * 60 * 60;

/** Deletes expired items, stream records older than a day, and old transaction tokens. */
export const sweep = async (context: Context, tables: readonly string[]): Promise<void> => {
  for (const table of tables) {
    await expireItems(context, table);
    await trimStream(context, table);
  }
  // Through the writer, so that a token that is used again right now is not deleted.
  await context.writer.write((overlay) => deleteOldTokens(context.database, overlay, context.clock.now()), {
    scans: true,
  });
};

const expireItems = async (context: Context, table: string): Promise<void> => {
  const { database, clock } = context;
  const attribute = await expiryAttribute(database, table);
  if (attribute === undefined) return;
  const now = clock.now() / 1000;
  for await (const [key, item] of database.iterator(within(itemSpace(table))) as AsyncIterable<
    [string, Item]
  >)
    if (hasExpired(item, attribute, now)) await expireItem(context, table, key, attribute);
};

const hasExpired = (item: Item | undefined, attribute: string, now: number): boolean => {
  const at = Number(item?.[attribute]?.N ?? Number.NaN);
  return at < now && at > now - TOO_LONG_AGO_S;
};

/** Reads the item again before deleting it, because its expiry may have been extended since. */
const expireItem = async (context: Context, table: string, key: string, attribute: string): Promise<void> => {
  const { writer, clock, place } = context;
  await writer.write(
    async (overlay) => {
      const item = (await overlay.get(key)) as Item | undefined;
      if (item === undefined || !hasExpired(item, attribute, clock.now() / 1000)) return;
      const { KeySchema } = await describedTable(overlay, table);
      const Key = Object.fromEntries(KeySchema.map(({ AttributeName: name }) => [name, item[name] ?? {}]));
      await runAction(deleteItem, overlay, place, { TableName: table, Key });
    },
    { expired: true },
  );
};

const trimStream = async ({ database, clock }: Context, table: string): Promise<void> => {
  const old: string[] = [];
  const oldest = clock.now() - STREAM_LIFE_MS;
  for await (const [key, record] of database.iterator(within(streamSpace(table)))) {
    if ((record as StreamRecord).at > oldest) break;
    old.push(key);
  }
  await database.batch(old.map((key) => ({ type: 'del', key })));
};
