import { Link } from 'react-router-dom';
import type { TargetingPost } from '#domain/blog/keywords/keyword.ts';
import { statusNames } from '#domain/blog/status-names.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Area } from '#web/shell/screens.ts';
import { textLink } from '#web/ui/text/text-link.ts';

/** Posts that target a phrase, each with its status. */
export const PostLinks = ({
  posts,
  area,
}: {
  readonly posts: readonly TargetingPost[];
  readonly area: Area;
}) => (
  <ul className="grid gap-1">
    {posts.map(({ id, title, status }) => (
      <li key={id}>
        <Link
          to={pathTo(`${area}/blog/:id`, { id })}
          className={`${textLink} wrap-anywhere inline-block py-1`}
        >
          {title}
        </Link>{' '}
        <span className="text-sm text-ink-soft">({statusNames[status].toLowerCase()})</span>
      </li>
    ))}
  </ul>
);
