import { searchable } from '#domain/kernel/search.ts';
import type { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { mailboxSearch } from '#domain/mailboxes/search.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { MailboxList } from '../store/mailbox-list.ts';

/** A page of mailboxes: the newest first, or those that match a search. */
export const listMailboxes =
  (list: MailboxList): UseCase<typeof mailboxEndpoints.list> =>
  async ({ query }) => {
    const search = searchable(query.search ?? '');
    return answerPage(`mailboxes:${search}`, query, (page) =>
      search ? list.matching(mailboxSearch(search), page) : list.newest(page),
    );
  };
