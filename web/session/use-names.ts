import { keepPreviousData } from '@tanstack/react-query';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { IDS_PER_CALL } from './names-of.ts';
import { shortNames } from './short-names.ts';
import { useOwnId } from './use-session.ts';

/** The name for a user id as staff read it: `You`, the short name of a colleague (`Maria G.`), or `unknown` while it is not known. */
type NameOf = (userId: string) => string;

/** Names for the ids of people on a screen. They are asked for once, because names hardly change. */
export const useNames = (userIds: readonly string[], unknown = 'A colleague'): NameOf => {
  const ownId = useOwnId();
  const others = [...new Set(userIds)].filter((userId) => userId !== ownId).toSorted();
  const ids = others.slice(0, IDS_PER_CALL).join(',');
  const { data } = useReply(
    ['names', ids],
    identityEndpoints.names,
    { query: { ids } },
    { enabled: ids !== '', staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  );
  const names = shortNames(data?.people ?? []);
  return (userId) => (userId === ownId ? 'You' : (names.get(userId) ?? unknown));
};
