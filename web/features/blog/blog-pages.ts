import { CalendarPage } from './calendar/calendar-page.tsx';
import { FixCategoriesPage } from './categories/fix-page.tsx';
import { EditPostPage } from './editor/edit-page.tsx';
import { NewPostPage } from './editor/new-page.tsx';
import { AnalyticsPage } from './figures/analytics-page.tsx';
import { KeywordsPage } from './keywords/keywords-page.tsx';
import { PostListPage } from './list/post-list-page.tsx';
import { BlogMonitoringPage } from './monitoring/monitoring-page.tsx';
import { PostPage } from './page/post-page.tsx';
import { QueuePage } from './queue/queue-page.tsx';

/** The pages of the desk of the blog: one file, because whoever opens the list opens a post next. */
export const blogPages = {
  PostListPage,
  CalendarPage,
  AnalyticsPage,
  BlogMonitoringPage,
  FixCategoriesPage,
  QueuePage,
  KeywordsPage,
  PostPage,
  NewPostPage,
  EditPostPage,
} as const;
