import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** With the components of the site, which the list has no use for. */
const PostView = lazy(async () => ({ default: (await import('./post-view.tsx')).PostView }));

/** `/admin/blog/:id` and `/staff/blog/:id`. */
export const PostPage = ({ area }: { readonly area: Area }) => {
  const { id = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/blog`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All posts
      </Link>
      <Presence list="posts" id={id} />
      <Suspense fallback={<Skeleton lines={8} label="Loading the post…" />}>
        <PostView id={id} area={area} />
      </Suspense>
    </div>
  );
};
