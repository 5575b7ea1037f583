import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { processItems } from '../../runtime/aggregate/process.ts';
import { expires } from '../../runtime/table/expires.ts';

/** The closing of one mailbox: it waits until nothing blocks it. */
const Closing = z.object({
  kind: z.literal('closing'),
  number: z.string(),
  /** The version of the mailbox with which it began. */
  version: z.int(),
  by: z.string(),
  at: z.string(),
  doneAt: z.optional(z.string()),
});
export type Closing = z.infer<typeof Closing>;

/** The closings of mailboxes, each resumable by anybody. */
export const closings = (client: DynamoDBDocumentClient, TableName: string) =>
  processItems<Closing>(client, {
    TableName,
    partition: 'PROCESSES',
    thingOf: ({ number }) => number,
    parse: (item) => Closing.parse(item),
    turn: { closing: 'version' },
    expires: (now) => expires(now, 'process'),
  });

export type Closings = ReturnType<typeof closings>;
