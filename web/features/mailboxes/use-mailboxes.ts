import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { api } from '#web/api/client.ts';

interface Asked {
  readonly search?: string;
  readonly cursor?: string | undefined;
  readonly limit?: number;
  /** Polling interval in milliseconds while the window is in front; no polling when absent. */
  readonly every?: number;
}

/** One page of mailboxes, newest first. The previous page stays visible until the next one is loaded. */
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

/** One mailbox with its history. */
export const useMailbox = (number: string) =>
  useQuery({
    queryKey: ['mailbox', number],
    queryFn: ({ signal }) => api(mailboxEndpoints.show, { params: { number } }, signal),
  });
