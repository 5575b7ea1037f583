import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { numberKey } from './mailbox-items.ts';

/**
 * Refused when a mailbox was suspended, closed or moved since it was read: whoever puts something into it decides again. So nothing comes
 * into one that is being closed, and what was found to be empty stays empty. A function needs `ConditionCheckItem` on the table.
 */
export const unchangedMailbox =
  (table: string) =>
  ({ number, userId, status }: Pick<Mailbox, 'number' | 'userId' | 'status'>): Write => ({
    ConditionCheck: {
      TableName: table,
      Key: numberKey(number),
      ConditionExpression: '#userId = :userId AND #status = :status',
      ExpressionAttributeNames: { '#userId': 'userId', '#status': 'status' },
      ExpressionAttributeValues: { ':userId': userId, ':status': status },
    },
  });
