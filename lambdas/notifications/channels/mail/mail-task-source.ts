import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TaskSource } from '../../../runtime/task-source.ts';
import { returnedReads } from './returned-store.ts';

/** There is one list of addresses. */
const LIST = 'returned';

/**
 * The addresses whose mail came back are one task, since the latest of them: whoever did it before has to look at the new
 * one, and not again at the others when one of them works. Those that
 * marked our mail as spam are none, because nobody at the desk can change that.
 */
export const mailTaskSource = (
  client: DynamoDBDocumentClient,
  table: string,
): TaskSource<'MAIL_RETURNED'> => ({
  of: async () => {
    const bounced = (await returnedReads(client, table).ever()).filter(({ why }) => why === 'bounce');
    const [latest] = bounced;
    const isOver = latest === undefined || bounced.every(({ stopped }) => !stopped);
    return isOver ? [] : [{ kind: 'MAIL_RETURNED', since: latest.at }];
  },
  open: async () => ({ items: [LIST] }),
});
