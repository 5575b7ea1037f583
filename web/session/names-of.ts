import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { api } from '#web/api/client.ts';

/** As many ids as one call takes: with their commas they are shorter than its limit. */
export const IDS_PER_CALL = 25;

/** The full names of any number of people by their ids. Ids that nobody has are left out. */
export const namesOf = async (
  userIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> => {
  const unique = [...new Set(userIds)];
  const names = new Map<string, string>();
  for (let at = 0; at < unique.length; at += IDS_PER_CALL) {
    const query = { ids: unique.slice(at, at + IDS_PER_CALL).join(',') };
    const { people } = await api(identityEndpoints.names, { query }, signal);
    for (const { userId, name } of people) names.set(userId, name);
  }
  return names;
};
