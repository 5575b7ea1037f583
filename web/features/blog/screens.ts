import { atDesk } from '#web/shell/screens.ts';

// Once: the early script names every file that they need.
const pages = async () => (await import('./blog-pages.ts')).blogPages;

/** The desk of the blog: the list of posts, the page of each, and where it is written. */
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
    path: '/blog/new',
    title: 'New post',
    may: 'content.manage',
    back: '/blog',
    page: async () => (await pages()).NewPostPage,
  },
  {
    path: '/blog/analytics',
    title: 'Readers of the blog',
    may: 'content.read',
    back: '/blog',
    page: async () => (await pages()).AnalyticsPage,
  },
  {
    path: '/blog/calendar',
    title: 'Calendar of posts',
    may: 'content.read',
    back: '/blog',
    views: () => ['', '?view=week', '?view=list'],
    page: async () => (await pages()).CalendarPage,
  },
  {
    path: '/blog/monitoring',
    title: 'Monitoring of posts',
    may: 'content.read',
    back: '/blog',
    first: () => ['/api/blog/monitoring'],
    views: () => ['', '?kind=STALE'],
    page: async () => (await pages()).BlogMonitoringPage,
  },
  {
    path: '/blog/fix-categories',
    title: 'Fix categories',
    may: 'content.read',
    back: '/blog',
    first: () => ['/api/blog/categories', '/api/blog/category-fixes'],
    page: async () => (await pages()).FixCategoriesPage,
  },
  {
    path: '/blog/queue',
    title: 'Queue of posts',
    may: 'content.read',
    back: '/blog',
    views: () => ['', '?whose=mine'],
    page: async () => (await pages()).QueuePage,
  },
  {
    path: '/blog/keywords',
    title: 'Keywords',
    may: 'content.read',
    back: '/blog',
    first: () => ['/api/blog/keywords'],
    page: async () => (await pages()).KeywordsPage,
  },
  {
    path: '/blog/:id/edit',
    title: 'Edit a post',
    may: 'content.manage',
    back: '/blog',
    first: ({ id }) => [`/api/blog/${id}/text`],
    page: async () => (await pages()).EditPostPage,
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
