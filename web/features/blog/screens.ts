import { atDesk } from '#web/shell/screens.ts';

// Once: the early script names every file that they need.
const pages = async () => (await import('./blog-pages.ts')).blogPages;

/** The desk of the blog: the list of posts, and the page of each. */
export const blogScreens = atDesk(
  {
    path: '/blog',
    title: 'Blog',
    may: 'content.read',
    menu: 'Blog',
    first: () => ['/api/blog?limit=25'],
    page: async () => (await pages()).PostListPage,
  },
  {
    path: '/blog/:id',
    title: 'Post',
    may: 'content.read',
    back: '/blog',
    first: ({ id }) => [`/api/blog/${id}`],
    page: async () => (await pages()).PostPage,
  },
);
