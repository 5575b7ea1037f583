import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { statusNames } from '#domain/blog/status-names.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';

const SHOWN = 6;

/** Finds posts by the words of their titles for the search box of the desk. */
export const findPosts =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const { items } = await api(blogEndpoints.list, { query: { search: typed, limit: SHOWN } }, signal);
    return items.map(({ id, title, status, plannedFor }) => ({
      to: `${base}/blog/${id}`,
      title,
      detail: [statusNames[status], plannedFor && `planned for ${dayWords(plannedFor)}`]
        .filter(Boolean)
        .join(' · '),
    }));
  };
