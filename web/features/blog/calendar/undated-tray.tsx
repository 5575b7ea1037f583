import { Link } from 'react-router-dom';
import type { CalendarPost } from '#domain/blog/calendar/calendar-post.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { StatusBadge } from '../words.tsx';
import { useUndated } from './use-calendar.ts';

/** Posts that have no day yet, each to be given one. */
export const UndatedTray = ({
  area,
  onMove,
}: {
  readonly area: Area;
  readonly onMove: ((post: CalendarPost) => void) | undefined;
}) => {
  const pages = useCursorPages();
  return (
    <Section title="Without a day" className="grid gap-2">
      <PagedList
        pages={pages}
        query={useUndated(pages.cursor)}
        loading="Loading the posts without a day…"
        empty={<p className="text-ink-soft">Every post that is being worked on has a day.</p>}
      >
        {(posts) => (
          <ul className="border-y border-rule">
            {posts.map((post) => (
              <li
                key={post.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule py-2 first:border-t-0"
              >
                <span className="flex min-w-0 flex-wrap items-center gap-x-3">
                  <Link
                    to={pathTo(`${area}/blog/:id`, { id: post.id })}
                    className={`${textLink} inline-flex min-h-11 items-center wrap-anywhere`}
                  >
                    {post.title}
                  </Link>
                  <StatusBadge status={post.status} />
                </span>
                {onMove === undefined ? null : (
                  <Button look="plain" onClick={() => onMove(post)}>
                    Plan a day<span className="sr-only">: {post.title}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
};
