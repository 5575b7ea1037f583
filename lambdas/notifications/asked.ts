import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Audience } from '#domain/notifications/audience.ts';
import { expires } from '../runtime/table/expires.ts';
import { updateItem } from '../runtime/table/update-item.ts';
import { write } from '../runtime/table/write.ts';
import type { Write } from '../runtime/table/writes.ts';

/** What a line of a feed asks for, or what is settled: by the name that its domain gives it, and the version of the thing that said so. */
export interface Asked {
  readonly audience: Audience;
  /** `7K3M9-Q2X4T-C#PAYMENT_DUE`. */
  readonly name: string;
  readonly version: number;
}

const Line = z.object({ version: z.int(), pk: z.string(), sk: z.string() });
const Known = z.object({ lines: z.optional(z.array(Line)) });

/** The partition of what the lines of a feed ask for. */
export const askedKey = (audience: Audience): string => `ASKED#${audience}`;

const keyOf = ({ audience, name }: Asked) => ({ pk: askedKey(audience), sk: name });

/** Remembers the line that asks. Refused where it is known to be settled. */
export const rememberAsked = (
  TableName: string,
  asked: Asked,
  line: { readonly pk: string; readonly sk: string },
  now: Date,
): Write => ({
  Update: {
    TableName,
    Key: keyOf(asked),
    UpdateExpression: 'SET #lines = list_append(if_not_exists(#lines, :none), :line), expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(settled) OR settled < :version',
    ExpressionAttributeNames: { '#lines': 'lines' },
    ExpressionAttributeValues: {
      ':none': [],
      ':line': [{ version: asked.version, ...line }],
      ':version': asked.version,
      ':expires': expires(now, 'notice'),
    },
  },
});

const markDone = (client: DynamoDBDocumentClient, TableName: string, { pk, sk }: z.infer<typeof Line>) =>
  write(client, {
    Update: {
      TableName,
      Key: { pk, sk },
      UpdateExpression: 'SET done = :done',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':done': true },
    },
  });

/**
 * Marks the lines that asked for something as done, once it is settled. Events come in any order and more than once: up to which version
 * it is settled is remembered, so that a line that comes late is done from the first, and one that asks again is not.
 */
export const settleAsked = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  asked: Asked,
  now: Date,
): Promise<void> => {
  const known = await updateItem(client, {
    TableName,
    Key: keyOf(asked),
    UpdateExpression: 'SET settled = :version, expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(settled) OR settled <= :version',
    ExpressionAttributeValues: { ':version': asked.version, ':expires': expires(now, 'notice') },
  });
  // What was settled later has marked them, or is about to.
  if (known === undefined) return;
  const { lines = [] } = Known.parse(known);
  const over = lines.filter(({ version }) => version <= asked.version);
  await Promise.all(over.map((line) => markDone(client, TableName, line)));
};
