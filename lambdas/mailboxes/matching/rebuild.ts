import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import { throughLists, walkOn } from '../../runtime/aggregate/rebuild.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { walkProgress } from '../../runtime/table/walk-progress.ts';
import { numberKey, toMailbox } from '../store/mailbox-items.ts';
import { mailboxList } from '../store/mailbox-list.ts';
import { storedTerms, termWrites } from '../store/mailbox-terms.ts';

export const rebuildVariables = { MAILBOXES_TABLE: required };

const sameTerms = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((term, place) => term === other[place]);

/**
 * Writes the search entries of all mailboxes again whose entries are of an older release, or are missing. Those that are right stay
 * untouched, and nobody has to stop working meanwhile.
 */
export const wireRebuild = (
  env: EnvOf<typeof rebuildVariables>,
  { client, clock }: Pick<SharedDependencies, 'client' | 'clock'>,
) => {
  const table = env.MAILBOXES_TABLE;
  const progress = walkProgress(client, table);
  /** True when entries were written. They are those of the mailbox as it is in that moment. */
  const listAgain = ({ number }: Pick<Mailbox, 'number'>): Promise<boolean> =>
    untilWritten(`The search entries of mailbox ${number}`, async () => {
      const item = await getItem(client, table, numberKey(number));
      if (item === undefined) return false;
      const mailbox = toMailbox(item);
      const before = await storedTerms(client, table, number);
      if (before && sameTerms(before, searchTerms(mailbox))) return false;
      const unchanged = {
        ConditionCheck: {
          TableName: table,
          Key: numberKey(number),
          ConditionExpression: '#version = :seen',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':seen': mailbox.version },
        },
      };
      const writes = termWrites(table, mailbox, before ?? [], clock());
      return (await writeTogether(client, unchanged, writes, { tries: 1 })) || again;
    });
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly written: number }> => {
    let written = 0;
    const walk = throughLists({ mailboxes: mailboxList(client, table).newest }, async (row) => {
      if (await listAgain(row)) written += 1;
    });
    const { isDone } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, written };
  };
};
