import { Link } from 'react-router-dom';
import type { ReadPost } from '#domain/blog/figures/endpoints.ts';
import type { PostFigures } from '#domain/blog/figures/post-figures.ts';
import type { Area } from '#web/shell/screens.ts';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { measures } from './measures.ts';

const ALL = 'all';

/** Posts with their figures, those first that were opened most, and all of them together in the last row. */
export const PostTable = ({
  posts,
  total,
  area,
}: {
  readonly posts: readonly ReadPost[];
  readonly total: PostFigures;
  readonly area: Area;
}) => {
  const all: ReadPost = { id: ALL, title: 'All posts', slug: '', figures: total };
  return (
    <DataTable
      caption="Posts"
      rows={posts.length > 1 ? [...posts, all] : posts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          heading: 'Post',
          cell: ({ id, title }) =>
            id === ALL ? (
              <strong>{title}</strong>
            ) : (
              <Link to={`${area}/blog/${id}`} className={`min-w-48 wrap-anywhere ${textLink}`}>
                {title}
              </Link>
            ),
        },
        ...measures.map(({ heading, text }) => ({
          key: heading,
          heading,
          numeric: true,
          cell: ({ figures }: ReadPost) => text(figures),
        })),
      ]}
    />
  );
};
