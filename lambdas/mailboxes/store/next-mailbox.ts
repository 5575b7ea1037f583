import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { searchTerms } from '#domain/mailboxes/search.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { put, type Write } from '../../runtime/table/writes.ts';
import { mailboxItem, type StoredMailbox, searchItem, termsKey } from './mailbox-items.ts';

const StoredTerms = z.object({ terms: z.array(z.string()) });

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
 * Search entries of the changed mailbox. One that no longer applies stays until its time to live is over. It carries the new
 * terms, and because its own term is not one of them, lists leave it out.
 */
const searchWrites = (
  table: string,
  { mailbox: { number } }: StoredMailbox,
  { before, terms }: { readonly before: readonly string[]; readonly terms: readonly string[] },
  at: Date,
): readonly Write[] => {
  const gone = before.filter((term) => !terms.includes(term));
  const items = [
    ...terms.map((term) => searchItem(number, term, terms)),
    ...gone.map((term) => ({ ...searchItem(number, term, terms), expires_at: expires(at, 'over') })),
  ];
  return items.map((item) => put(table, item));
};

/**
 * The writes that put a changed mailbox in place of the one that was read, with everything that finds it. All changes of a mailbox
 * are written by these. `guard` is refused when somebody else changed it in between; then none of `also` may be written either.
 */
export const nextMailbox = (client: DynamoDBDocumentClient, table: string) => {
  /** The terms that are stored now. An older release may have stored others than this one would. */
  const termsOf = async ({ mailbox }: StoredMailbox): Promise<readonly string[]> => {
    const item = await getItem(client, table, termsKey(mailbox.number));
    return item ? StoredTerms.parse(item).terms : searchTerms(mailbox);
  };
  return async (
    seen: StoredMailbox,
    next: StoredMailbox,
    at: Date,
  ): Promise<{ readonly guard: Write; readonly also: readonly Write[] }> => {
    const terms = searchTerms(next.mailbox);
    const isFoundAsBefore = searchTerms(seen.mailbox).join('\n') === terms.join('\n');
    const also = isFoundAsBefore ? [] : searchWrites(table, next, { before: await termsOf(seen), terms }, at);
    return { guard: inPlaceOf(table, seen, next), also };
  };
};
