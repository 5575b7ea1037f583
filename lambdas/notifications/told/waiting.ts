import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TaskSource, Waiting } from '../../runtime/task-source.ts';
import { returnedReads } from '../channels/mail/returned-store.ts';

/** There is one list of addresses. */
const LIST = 'returned';

/**
 * The addresses whose mail came back are one task, since the latest of them: whoever did it before has to look at the new
 * one, and not again at the others when one of them works. Those that
 * marked our mail as spam are none, because nobody at the desk can change that.
 */
const returnedMail = (client: DynamoDBDocumentClient, table: string): TaskSource => ({
  of: async () => {
    const bounced = (await returnedReads(client, table).ever()).filter(({ why }) => why === 'bounce');
    const [latest] = bounced;
    const isOver = latest === undefined || bounced.every(({ stopped }) => !stopped);
    return isOver ? [] : [{ kind: 'MAIL_RETURNED', since: latest.at }];
  },
  open: async () => ({ items: [LIST] }),
});

/** A letter that comes back is no event of ours. */
export const waitingOnFailure: Waiting<'NOTIFICATIONS_TABLE'> = {
  table: 'NOTIFICATIONS_TABLE',
  sources: (client, table) => ({ mail: returnedMail(client, table) }),
  events: [],
};
