import type { blogEndpoints } from '#domain/blog/endpoints.ts';
import { changedKeywords, KEYWORDS_MAX, keywordsWithPosts } from '#domain/blog/keywords/keyword.ts';
import { ok, type Refusal, refuse } from '#domain/kernel/result.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { KeptKeywords, KeywordStore } from './keyword-store.ts';

/** The kept phrases with the posts that target each. */
export const showKeywords =
  (store: KeywordStore): UseCase<typeof blogEndpoints.keywords> =>
  async () => {
    const [{ keywords }, { posts, isCut }] = await Promise.all([store.find(), store.posts()]);
    const shown = keywordsWithPosts(keywords, posts);
    return ok({ keywords: [...shown.keywords], others: [...shown.others], isCut });
  };

/** Adds, replaces and removes phrases, all of them or none. */
export const changeKeywords =
  (store: KeywordStore): UseCase<typeof blogEndpoints.changeKeywords> =>
  async ({ body }) =>
    changing<KeptKeywords, KeptKeywords, { readonly count: number }, Refusal<'KEYWORDS_FULL'>>(
      'The phrases',
      { read: store.find, write: store.write },
      ({ version, keywords }) => {
        const after = changedKeywords(keywords, body);
        const answer = { count: after.length };
        if (JSON.stringify(after) === JSON.stringify(keywords)) return { done: answer };
        return after.length > KEYWORDS_MAX && after.length > keywords.length
          ? refuse(
              'KEYWORDS_FULL',
              `At most ${KEYWORDS_MAX} phrases are kept. Remove those that nobody needs, then add these.`,
            )
          : { change: { version: version + 1, keywords: [...after] }, answer };
      },
    );
