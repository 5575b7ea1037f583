import type { ReadPost } from '#domain/blog/figures/endpoints.ts';
import type { Cell } from '#domain/kernel/csv.ts';
import { fileOfRows } from '#web/desk-list/export/write-file.ts';
import { measures } from './measures.ts';

const cells: Readonly<Record<string, (post: ReadPost) => Cell>> = Object.fromEntries([
  ['Post', ({ title }: ReadPost) => title],
  ['Address', ({ slug }: ReadPost) => `/blog/${slug}`],
  ...measures.map(({ heading, cell }) => [heading, ({ figures }: ReadPost) => cell(figures)] as const),
]);

/** The figures of posts as the text of a CSV file. Shares are in percent. */
export const figuresFile = (posts: readonly ReadPost[]): Promise<string> => fileOfRows(cells, posts);
