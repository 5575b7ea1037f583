import { useQuery } from '@tanstack/react-query';
import { type LoadError, virtualAddressErrorMessage } from '#domain/identity/virtual-address-error.ts';
import { ownMailboxEndpoints } from '#domain/mailboxes/own/own-endpoints.ts';
import { addressLines } from '#domain/mailboxes/virtual-address.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { explainsItself } from '#web/session/refused-session.ts';
import { useSession } from '#web/session/use-session.ts';
import type { VirtualAddressState } from './virtual-address-view.tsx';

/** Cache key of a person's address. */
export const virtualAddressKey = (userId: string | undefined) => ['virtual-address', userId];

/** The problem of a failed load; undefined for an error without an answer. */
const loadErrorOf = (error: unknown): LoadError =>
  error instanceof ApiError ? { status: error.status, message: error.message } : {};

/** State of the address card: the address, `refresh`, and whether it is loading. */
export interface VirtualAddressFetch {
  readonly state: VirtualAddressState;
  readonly refreshing: boolean;
  readonly refresh: () => void;
}

/** The signed-in user's own address, cached per user, so that nobody sees the address of the previous user. */
export const useVirtualAddress = (): VirtualAddressFetch => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.userId : undefined;
  const query = useQuery({
    queryKey: virtualAddressKey(userId),
    queryFn: () => api(ownMailboxEndpoints.virtualAddress, {}),
    enabled: userId !== undefined,
    retry: false,
    meta: explainsItself,
  });

  const stateNow = (): VirtualAddressState => {
    if (session.status === 'loading') return { kind: 'loading' };
    if (userId === undefined) return { kind: 'error', message: virtualAddressErrorMessage({ status: 401 }) };
    if (query.isPending) return { kind: 'loading' };
    if (query.isError)
      return { kind: 'error', message: virtualAddressErrorMessage(loadErrorOf(query.error)) };
    const { address, mailbox } = query.data;
    return addressLines(address).length > 0 ? { kind: 'present', address, mailbox } : { kind: 'empty' };
  };
  return { state: stateNow(), refreshing: query.isFetching, refresh: () => void query.refetch() };
};
