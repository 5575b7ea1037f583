import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { roleNames } from '#domain/identity/role-words.ts';
import { searchable } from '#domain/kernel/search.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';

const SHOWN = 5;

/** Finds people who work here, by their names in any order and their roles. Their roles are changed on the page it leads to. */
export const findColleagues =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const words = searchable(typed).split(' ').filter(Boolean);
    const { people } = await api(identityEndpoints.colleagues, {}, signal);
    return people
      .filter(({ name, roles }) => {
        const said = searchable(`${name} ${roleNames(roles)}`).split(' ');
        return words.every((word) => said.some((one) => one.startsWith(word)));
      })
      .slice(0, SHOWN)
      .map(({ name, roles }) => ({ to: `${base}/staff`, title: name, detail: roleNames(roles) }));
  };
