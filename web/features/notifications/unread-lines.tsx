import { Panel } from '#web/ui/layout/panel.tsx';
import { FeedList } from './feed-list.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { useLineOf } from './use-line-of.ts';
import { useFeed } from './use-notifications.ts';

const SHOWN = 5;

/** Lines that ask for something and that the reader has not read yet; nothing when there are none. */
export const UnreadLines = ({ to }: { readonly to: string }) => {
  const lineOf = useLineOf(to);
  const unread = useFeed({ limit: 25 }).data?.items.filter(({ read }) => !read) ?? [];
  const [newest] = unread;
  if (newest === undefined) return null;
  return (
    <Panel title="Unread" all={to}>
      <FeedList lines={unread.slice(0, SHOWN).map(lineOf)} />
      <div className="border-t border-rule pt-3">
        <MarkAllRead newest={newest} />
      </div>
    </Panel>
  );
};
