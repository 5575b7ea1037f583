import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type DueList, dueList } from '../runtime/aggregate/due-list.ts';
import { DUE } from './items.ts';

/** Scheduled posts whose time has come, the longest waiting first. */
export const duePosts = (client: DynamoDBDocumentClient, TableName: string): DueList =>
  dueList(client, { TableName, partition: DUE, index: 'gsi1' });
