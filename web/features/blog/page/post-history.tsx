import { Link } from 'react-router-dom';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { thingText } from '#domain/history/thing.ts';
import type { Area } from '#web/shell/screens.ts';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useWriters } from '../use-writers.ts';

/** Who added a post and who changed it last. Admins get from here to everything that was done with it. */
export const PostHistory = ({
  post: { id, version, addedBy, addedAt, changedBy, changedAt },
  area,
}: {
  readonly post: DeskPost;
  readonly area: Area;
}) => {
  const nameOf = useWriters([addedBy, changedBy]);
  return (
    <Section title="History" className="grid gap-3">
      <HistoryLines>
        {version > 1 ? (
          <HistoryLine who={nameOf(changedBy)} what="changed its plan or status last" at={changedAt} />
        ) : null}
        <HistoryLine who={nameOf(addedBy)} what="added it" at={addedAt} />
      </HistoryLines>
      {area === '/admin' ? (
        <p>
          <Link
            to={`/admin/history?${new URLSearchParams({ thing: thingText({ kind: 'post', id }) })}`}
            className={textLink}
          >
            Everything that was done with it
          </Link>
        </p>
      ) : null}
    </Section>
  );
};
