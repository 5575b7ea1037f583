import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { type Keyword, SENT_MAX } from '#domain/blog/keywords/keyword.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

/** The first part of the key is that of everything about posts, whose phrases show here. */
const KEY = ['blog', 'keywords'] as const;

/** The phrases with the posts that target each. */
export const useKeywords = () => useReply(KEY, blogEndpoints.keywords, {});

/** Adds or replaces phrases, as many at once as a call takes. Sent again after a failure it changes nothing twice. */
export const useSetKeywords = () =>
  useChange(
    async ({
      set,
      remove = [],
    }: {
      readonly set: readonly Keyword[];
      readonly remove?: readonly string[];
    }) => {
      let count = 0;
      for (let at = 0; at === 0 || at < set.length; at += SENT_MAX) {
        const body = { set: set.slice(at, at + SENT_MAX), remove: at === 0 ? [...remove] : [] };
        ({ count } = await api(blogEndpoints.changeKeywords, { body }));
      }
      return count;
    },
    KEY,
  );
