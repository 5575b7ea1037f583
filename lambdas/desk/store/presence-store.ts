import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type PresenceSubject, Present } from '#domain/desk/presence.ts';
import { expires } from '../../runtime/table/expires.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';

const partitionOf = ({ list, id }: PresenceSubject): string => `PRESENCE#${list}#${id}`;

/** Who has what open: one item for each person and thing, which is overwritten as long as it is open. */
export const presenceStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  keep: async (subject: PresenceSubject, present: Present, now: Date): Promise<void> => {
    await write(client, {
      Put: {
        TableName,
        Item: {
          pk: partitionOf(subject),
          sk: present.userId,
          ...present,
          at: now.toISOString(),
          expires_at: expires(now, 'presence'),
        },
      },
    });
  },
  /** Those who have said so since an instant. */
  since: async (subject: PresenceSubject, since: string): Promise<readonly Present[]> => {
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partitionOf(subject) },
    });
    return items.filter(({ at }) => String(at) > since).map((item) => Present.parse(item));
  },
});

export type PresenceStore = ReturnType<typeof presenceStore>;
