/**
 * Islands of few pages, which load this list with their first touch (`on-some-pages.ts`): every page carries the other list, and has no
 * byte left for these.
 */
export const moreIslands = {
  'post-search': () => import('#web/features/blog/reading/post-search.tsx'),
};
