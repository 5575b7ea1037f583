import { useQuery } from '@tanstack/react-query';
import { type LoadError, virtualAddressErrorMessage } from '#domain/identity/provider-errors.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { addressLines } from '#domain/mailboxes/virtual-address.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useSession } from '#web/session/use-session.ts';
import { virtualAddressKey } from './virtual-address-key.ts';
import type { VirtualAddressState } from './virtual-address-view.tsx';

/** What the server said to a failed load; nothing for an error that it never spoke of. */
const loadErrorOf = (error: unknown): LoadError =>
  error instanceof ApiError ? { status: error.status, message: error.message } : {};

/** The address as the card needs it, what fetches it again, and whether that is under way. */
export interface VirtualAddressFetch {
  readonly state: VirtualAddressState;
  readonly refreshing: boolean;
  readonly refresh: () => void;
}

/** The signed-in user's own address. Kept per user, so that nobody ever sees the address of who was here before. */
export const useVirtualAddress = (): VirtualAddressFetch => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.userId : undefined;
  const query = useQuery({
    queryKey: virtualAddressKey(userId),
    queryFn: () => api(mailboxEndpoints.virtualAddress, {}),
    enabled: userId !== undefined,
    retry: false,
  });

  const stateNow = (): VirtualAddressState => {
    if (session.status === 'loading') return { kind: 'loading' };
    if (userId === undefined) return { kind: 'error', message: virtualAddressErrorMessage({ status: 401 }) };
    if (query.isPending) return { kind: 'loading' };
    if (query.isError)
      return { kind: 'error', message: virtualAddressErrorMessage(loadErrorOf(query.error)) };
    const { address } = query.data;
    return addressLines(address).length > 0 ? { kind: 'present', address } : { kind: 'empty' };
  };
  return { state: stateNow(), refreshing: query.isFetching, refresh: () => void query.refetch() };
};
