import { FixCategoriesPage } from './categories/fix-page.tsx';
import { EditPostPage } from './editor/edit-page.tsx';
import { NewPostPage } from './editor/new-page.tsx';
import { PostListPage } from './list/post-list-page.tsx';
import { PostPage } from './page/post-page.tsx';

/** The pages of the desk of the blog: one file, because whoever opens the list opens a post next. */
export const blogPages = { PostListPage, PostPage, NewPostPage, EditPostPage, FixCategoriesPage } as const;
