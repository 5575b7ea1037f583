import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { abortOptions } from './abort-options.ts';

/** Key of an item. */
export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

export type Item = Record<string, unknown>;

interface Reading {
  /** False for an eventually consistent read, at half the price. */
  readonly consistent?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Reads one item; undefined when there is none. */
export const getItem = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  { pk, sk }: ItemKey,
  { consistent = true, signal }: Reading = {},
): Promise<Item | undefined> => {
  const command = new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: consistent });
  return (await client.send(command, abortOptions(signal))).Item;
};
