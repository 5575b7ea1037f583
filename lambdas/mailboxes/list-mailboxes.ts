import { ok, refuse } from '#domain/kernel/result.ts';
import type { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { searchable } from '#domain/mailboxes/search.ts';
import { decodeCursor, encodeCursor } from '../runtime/cursor.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { MailboxList } from './store/mailbox-list.ts';

/** Mailboxes page by page: the newest first, or those that begin with what was searched for. */
export const listMailboxes =
  (list: MailboxList): UseCase<typeof mailboxEndpoints.list> =>
  async ({ query }) => {
    const search = searchable(query.search ?? '');
    const listName = `mailboxes:${search}`;
    const after = query.cursor === undefined ? undefined : decodeCursor(listName, query.cursor);
    if (query.cursor !== undefined && after === undefined) {
      return refuse('INVALID_CURSOR', 'This page is no longer there. Start again from the first.');
    }
    const request = { after, limit: query.limit };
    const { items, next } = search ? await list.matching(search, request) : await list.newest(request);
    return ok({ items: [...items], ...(next === undefined ? {} : { next: encodeCursor(listName, next) }) });
  };
