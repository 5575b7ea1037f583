import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FileSubject } from '#domain/files/file.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { fileKey, historyPartition } from './file-items.ts';

/** The keys of everything that is kept of one file, for the domain that forgets its subject. Without it nobody finds or opens the file. */
export const keptOfFile =
  (client: DynamoDBDocumentClient, TableName: string) =>
  async (subject: FileSubject, id: string): Promise<readonly ItemKey[]> => {
    const history = await queryItems(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': historyPartition(subject, id) },
    });
    return [fileKey(subject, id), ...history.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))];
  };
