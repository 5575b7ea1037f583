import { dueOnDay, remindStep } from '#domain/billing/accounts/reminder.ts';
import { AccountDueV1 } from '#events/billing/account-due.v1.ts';
import { compose } from '#events/envelope.ts';
import { dueList, workDueList } from '../../runtime/aggregate/due-list.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { ACCOUNTS, accountStore, toAccount } from './account-store.ts';

export const variables = { BILLING_TABLE: required };

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/**
 * Has the customers of credit accounts told what is due in some days, once for each day. What is written with the event is that they
 * were told, so a run that is killed tells nobody twice. Throws at the end when one could not be written; it stays due.
 */
export const wireReminders = ({ BILLING_TABLE: TableName }: EnvOf<typeof variables>, given: Given) => {
  const { client, clock, newId } = given;
  const due = dueList(client, { TableName, partition: ACCOUNTS, index: 'gsi1' });
  const { find, write } = accountStore(client, TableName);
  const remind = (userId: string, correlationId: string): Promise<undefined> =>
    untilWritten(`The account of ${userId}`, async () => {
      const before = await find(userId);
      const now = clock();
      const step = before && remindStep(before, now);
      if (step === undefined) return undefined;
      const { account, dueAt, isTold } = step;
      const data = {
        userId,
        dueAt,
        due: dueOnDay(account, dueAt),
        currency: 'USD' as const,
        by: 'system' as const,
      };
      const facts = { subject: userId, version: account.version, at: now.toISOString(), data };
      const event = isTold ? compose(AccountDueV1, facts, { newId, correlationId }) : undefined;
      // Another day may be due to be told as well.
      if (await write(account, event)) return remindStep(account, now) === undefined ? undefined : again;
      return again;
    });
  return async ({ millisecondsLeft }: JobRequest): Promise<{ reminded: number }> => {
    const correlationId = newId();
    const handle = (item: Item) => remind(toAccount(item).userId, correlationId);
    const { done, failed } = await workDueList({ due, handle, ...given }, millisecondsLeft);
    if (failed > 0) throw new Error(`${failed} customers could not be told what is due on their account.`);
    return { reminded: done };
  };
};
