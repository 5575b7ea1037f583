import { keepPreviousData } from '@tanstack/react-query';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { IDS_PER_CALL } from './names-of.ts';
import { shortNames } from './short-names.ts';
import { SOMEONE, unnamed } from './unnamed.ts';
import { useOwnId } from './use-session.ts';

/** The name for a user id as staff read it: `You`, the short name of a person (`Maria G.`), or what stands for one that is not there. */
type NameOf = (userId: string) => string;

/**
 * Names for the ids of people on a screen. They are asked for once, because names hardly change.
 *
 * `unknown` stands for an id without a name. `late` stands for a name that is not here yet, where a sentence cannot wait for it.
 */
export const useNames = (userIds: readonly string[], unknown = SOMEONE, late?: string): NameOf => {
  const ownId = useOwnId();
  const others = [...new Set(userIds)].filter((userId) => userId !== ownId).toSorted();
  const ids = others.slice(0, IDS_PER_CALL).join(',');
  const query = useReply(
    ['names', ids],
    identityEndpoints.names,
    { query: { ids } },
    { enabled: ids !== '', staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  );
  const names = shortNames(query.data?.people ?? []);
  const missing = query.isSuccess && !query.isPlaceholderData ? unknown : (late ?? unnamed(query, unknown));
  return (userId) => (userId === ownId ? 'You' : (names.get(userId) ?? missing));
};
