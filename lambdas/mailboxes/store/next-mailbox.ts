import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { searchTerms } from '#domain/mailboxes/search.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { mailboxItem, type StoredMailbox } from './mailbox-items.ts';
import { storedTerms, termWrites } from './mailbox-terms.ts';

/** The condition (optimistic lock) makes sure that the search entries to delete are those of the mailbox that was read. */
const inPlaceOf = (TableName: string, seen: StoredMailbox, { mailbox, ...behind }: StoredMailbox): Write => ({
  Put: {
    TableName,
    Item: mailboxItem(mailbox, behind),
    ConditionExpression: `#version = :seen AND ${seen.nameVersion === undefined ? 'attribute_not_exists(nameVersion)' : 'nameVersion = :name'}`,
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: {
      ':seen': seen.mailbox.version,
      ...(seen.nameVersion === undefined ? {} : { ':name': seen.nameVersion }),
    },
  },
});

/**
 * The writes that put a changed mailbox in place of the one that was read, with everything that finds it. All changes of a mailbox
 * are written by these. `guard` is refused when somebody else changed it in between; then none of `also` may be written either.
 */
export const nextMailbox =
  (client: DynamoDBDocumentClient, table: string) =>
  async (
    seen: StoredMailbox,
    next: StoredMailbox,
    at: Date,
  ): Promise<{ readonly guard: Write; readonly also: readonly Write[] }> => {
    const terms = searchTerms(seen.mailbox);
    const isFoundAsBefore = terms.join('\n') === searchTerms(next.mailbox).join('\n');
    const before = async () => (await storedTerms(client, table, seen.mailbox.number)) ?? terms;
    return {
      guard: inPlaceOf(table, seen, next),
      also: isFoundAsBefore ? [] : termWrites(table, next.mailbox, await before(), at),
    };
  };
