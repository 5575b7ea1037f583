import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { namesOf } from './names-of.ts';
import { SOMEONE, unnamed } from './unnamed.ts';
import { useOwnId } from './use-session.ts';

/** The full name for a user id: `You`, `Maria Gomez`, or what stands for one that is not there. Any number of people. */
export const useFullNames = (userIds: readonly string[], unknown = SOMEONE): ((userId: string) => string) => {
  const ownId = useOwnId();
  const others = [...new Set(userIds)].filter((userId) => userId !== ownId).toSorted();
  const query = useQuery({
    queryKey: ['full-names', others],
    queryFn: ({ signal }) => namesOf(others, signal),
    enabled: others.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return (userId) => (userId === ownId ? 'You' : (query.data?.get(userId) ?? unnamed(query, unknown)));
};
