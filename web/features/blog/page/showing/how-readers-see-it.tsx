import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** How readers see a post, or when they will. Nothing for one that they never saw. */
export const HowReadersSeeIt = ({
  post: { status, live, scheduled },
}: {
  readonly post: Pick<DeskPost, 'status' | 'live' | 'scheduled'>;
}) => {
  if (status === 'SCHEDULED' && scheduled)
    return (
      <p>
        Readers see it on <Instant at={scheduled.at} />. It is shown as it was when it was scheduled.
      </p>
    );
  if (status !== 'PUBLISHED' || live === undefined) return null;
  const path = `/blog/${live.slug}`;
  return (
    <p>
      Readers see it at{' '}
      <a href={path} className={textLink}>
        {path}
      </a>
      , published <Instant at={live.at} />.
    </p>
  );
};
