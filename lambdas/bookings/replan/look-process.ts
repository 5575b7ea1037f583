import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { processItems } from '../../runtime/aggregate/process.ts';
import { expires } from '../../runtime/table/expires.ts';
import { write } from '../../runtime/table/write.ts';

/** The looking through of all bookings that are to come, after the settings or a flight changed. */
const LookProcess = z.object({
  kind: z.literal('look'),
  /** User id, or `system`. */
  by: z.string(),
  at: z.string(),
  doneAt: z.optional(z.string()),
});
export type LookProcess = z.infer<typeof LookProcess>;

/** There is one at a time: whatever changed, all bookings are looked at by everything that is true now. */
const ALL = 'bookings';

/** The process of looking through the bookings, as an item. */
export const lookProcesses = (client: DynamoDBDocumentClient, TableName: string) => {
  const { find, open, finish, begins } = processItems<LookProcess>(client, {
    TableName,
    partition: 'PROCESSES',
    thingOf: () => ALL,
    parse: (item) => LookProcess.parse(item),
    turn: { look: 'at' },
    expires: (now) => expires(now, 'process'),
  });
  return {
    open,
    finish,
    /** The last one, over or not. */
    last: () => find('look', ALL),
    /** Begins anew, in place of an earlier one. False when another one began at the same moment or later, which does the same. */
    begin: (process: LookProcess): Promise<boolean> => write(client, begins(process)),
  };
};

export type LookProcesses = ReturnType<typeof lookProcesses>;
