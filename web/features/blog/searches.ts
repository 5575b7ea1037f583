import type { Search } from '#web/shell/searches.ts';

/** How posts are found from every screen. */
export const blogSearches: readonly Search[] = [
  {
    list: '/blog',
    title: 'Posts',
    order: 8,
    load: async () => (await import('./list/find-posts.ts')).findPosts,
  },
];
