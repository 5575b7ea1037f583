import { CalendarPage } from './calendar/calendar-page.tsx';
import { EditPostPage } from './editor/edit-page.tsx';
import { NewPostPage } from './editor/new-page.tsx';
import { AnalyticsPage } from './figures/analytics-page.tsx';
import { PostListPage } from './list/post-list-page.tsx';
import { PostPage } from './page/post-page.tsx';

/** The pages of the desk of the blog: one file, because whoever opens the list opens a post next. */
<<<<<<< HEAD
export const blogPages = { PostListPage, PostPage, NewPostPage, EditPostPage, AnalyticsPage } as const;
=======
export const blogPages = { PostListPage, CalendarPage, PostPage, NewPostPage, EditPostPage } as const;
>>>>>>> a4127fc30fd2ccb5860c8cb31927387c64975cdd
