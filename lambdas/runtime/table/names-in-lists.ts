import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newestFirst, oldestFirst } from './newest-first.ts';
import type { Page, PageRequest } from './page.ts';

/** Partitions of the index `gsi1`, which together are a list. */
interface Lists {
  readonly TableName: string;
  readonly partitions: readonly string[];
  /** The attribute that names a thing: `id`, `reference`. */
  readonly name: string;
  readonly order: 'newest first' | 'oldest first';
}

/** A page of the names of the things in lists of the index, for whoever reads the things themselves afterwards. */
export const namesInLists = async (
  client: DynamoDBDocumentClient,
  { TableName, partitions, name, order }: Lists,
  page: PageRequest,
): Promise<Page<string>> => {
  const read = order === 'newest first' ? newestFirst : oldestFirst;
  const { items, ...rest } = await read(
    client,
    {
      TableName,
      index: 'gsi1',
      partitions,
      rowOf: (item) => ({ name: String(item[name]), position: String(item.gsi1sk) }),
      positionOf: ({ position }) => position,
    },
    page,
  );
  return { ...rest, items: items.map((row) => row.name) };
};
