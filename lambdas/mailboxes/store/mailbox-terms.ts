import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { put, type Write } from '../../runtime/table/writes.ts';
import { searchItem, termsKey } from './mailbox-items.ts';

const StoredTerms = z.object({ terms: z.array(z.string()) });

/** The terms that are stored now; undefined without any. An older release may have stored others than this one would. */
export const storedTerms = async (
  client: DynamoDBDocumentClient,
  table: string,
  number: string,
): Promise<readonly string[] | undefined> => {
  const item = await getItem(client, table, termsKey(number));
  return item && StoredTerms.parse(item).terms;
};

/**
 * Search entries for a mailbox as it will be, by which the desk and the matcher of labels find it. They belong into the transaction that
 * changes its owner, phone or further names. An entry of before stays until its time to live is over. It carries the new terms, and
 * because its own term is not one of them, lists leave it out.
 */
export const termWrites = (
  table: string,
  next: Mailbox,
  before: readonly string[],
  at: Date,
): readonly Write[] => {
  const terms = searchTerms(next);
  const gone = before.filter((term) => !terms.includes(term));
  const items = [
    ...terms.map((term) => searchItem(next.number, term, terms)),
    ...gone.map((term) => ({ ...searchItem(next.number, term, terms), expires_at: expires(at, 'over') })),
  ];
  return items.map((item) => put(table, item));
};
