import type { Part, PersonAccess, Whom } from '../../runtime/of-person.ts';
import { transact } from '../../runtime/table/transact.ts';
import type { Write } from '../../runtime/table/writes.ts';
import type { Source } from '../sources.ts';

/** What is found in one pass is forgotten in it; the next one finds nothing more, unless somebody wrote in between. */
const PASSES = 4;

const replaced = (table: string, { item, closing }: Part): Write => ({
  Put: {
    TableName: table,
    Item: { ...(closing as object) },
    ...(typeof item.version === 'number'
      ? {
          ConditionExpression: '#version = :seen',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':seen': item.version },
        }
      : { ConditionExpression: 'attribute_exists(pk)' }),
  },
});

/** Whoever asks writes nothing of what was changed in between: the next pass reads it again. */
const forget = async ({ client, table }: PersonAccess, part: Part): Promise<void> => {
  const { item, closing, also = [] } = part;
  const write: Write =
    closing === 'deleted'
      ? { Delete: { TableName: table, Key: { pk: item.pk, sk: item.sk } } }
      : replaced(table, part);
  await transact(client, { changed: write }, { also });
};

/**
 * Has one domain forget somebody. Done again it finds what is left, and once there is nothing it says so: it may be killed anywhere.
 * @throws when others keep writing things of this person.
 */
export const forgetParts = async (
  { of, access }: Source,
  whom: Whom,
  isLate: () => boolean,
): Promise<{ readonly done: number; readonly isOver: boolean }> => {
  let done = 0;
  for (let pass = 1; pass <= PASSES; pass += 1) {
    let found = 0;
    for await (const part of of.parts(access, whom)) {
      if (part.closing === 'kept') continue;
      if (isLate()) return { done, isOver: false };
      await forget(access, part);
      found += 1;
    }
    done += found;
    if (found === 0) return { done, isOver: true };
  }
  throw new Error(`Others keep writing things of a person who leaves: ${of.heading}.`);
};
