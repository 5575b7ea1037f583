import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Item } from './get-item.ts';

/** What to read of a query's answer: all of it unless told. */
interface Most {
  readonly most?: number;
  readonly keep?: (item: Item) => boolean;
}

/** The items of a query, in as many calls as it takes; ends once it has `most`, or a few more, of those to keep. */
export const queryItems = async (
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
  { most = Number.POSITIVE_INFINITY, keep = () => true }: Most = {},
): Promise<readonly Item[]> => {
  const limit = Number.isFinite(most) ? { Limit: most } : {};
  const found: Item[] = [];
  let from = query.ExclusiveStartKey;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ ...query, ...limit, ExclusiveStartKey: from }),
    );
    found.push(...Items.filter(keep));
    from = LastEvaluatedKey;
  } while (from && found.length < most);
  return found;
};
