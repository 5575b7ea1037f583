import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { api } from '#web/api/client.ts';

interface Asked {
  readonly search?: string;
  readonly cursor?: string | undefined;
  readonly limit?: number;
  /** Milliseconds between looks while the window is in front; not at all when absent. */
  readonly every?: number;
}

/** One page of mailboxes, newest first. The page before stays on the screen until the next has come. */
export const useMailboxes = ({ search = '', cursor, limit = 25, every }: Asked) =>
  useQuery({
    queryKey: ['mailboxes', { search, cursor, limit }],
    queryFn: ({ signal }) =>
      api(
        mailboxEndpoints.list,
        { query: { limit, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) } },
        signal,
      ),
    placeholderData: keepPreviousData,
    ...(every === undefined ? {} : { refetchInterval: every }),
  });

/** One mailbox and everything that happened to it. */
export const useMailbox = (number: string) =>
  useQuery({
    queryKey: ['mailbox', number],
    queryFn: ({ signal }) => api(mailboxEndpoints.show, { params: { number } }, signal),
  });
