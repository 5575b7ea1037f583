import { keepPreviousData } from '@tanstack/react-query';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

interface Asked {
  readonly search?: string;
  readonly cursor?: string | undefined;
  readonly limit?: number;
  /** Polling interval in milliseconds while the window is in front; no polling when absent. */
  readonly every?: number;
}

/** One page of mailboxes, newest first. The previous page stays visible until the next one is loaded. */
export const useMailboxes = ({ search, cursor, limit = 25, every }: Asked) => {
  const query = { search, cursor, limit };
  return useReply(
    ['mailboxes', query],
    mailboxEndpoints.list,
    { query },
    {
      placeholderData: keepPreviousData,
      refetchInterval: every ?? false,
    },
  );
};

/** Polling interval in milliseconds of one mailbox: colleagues write notes while a customer is on the phone. */
const POLL_INTERVAL_MS = 20_000;

/** One mailbox with its history; polled, because others work on it too. */
export const useMailbox = (number: string) =>
  useReply(
    ['mailbox', number],
    mailboxEndpoints.show,
    { params: { number } },
    { refetchInterval: POLL_INTERVAL_MS },
  );

/** The profile of the owner, which identity keeps; not asked for by somebody who may not see it. */
export const useOwner = (userId: string, enabled: boolean) =>
  useReply(['profile', userId], identityEndpoints.profile, { params: { userId } }, { enabled });

/** Adds a note and fetches the mailbox again. */
export const useNote = (number: string) =>
  useChange(
    (body: EndpointInput<typeof mailboxEndpoints.note>['body']) =>
      api(mailboxEndpoints.note, { params: { number }, body }),
    ['mailbox', number],
  );
