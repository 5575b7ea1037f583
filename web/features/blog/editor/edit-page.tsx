import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useOwnId } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CommentsLink } from '../comments/comments-link.tsx';
import { NoSuchPost } from '../page/no-such-post.tsx';
import { kept } from './page/use-saver.ts';
import { type OpenedText, openText } from './saving/open-text.ts';

/** With Lexical, which nothing else of the desk has a use for. */
const Editor = lazy(async () => ({ default: (await import('./page/editor.tsx')).Editor }));

/** The text with what this device still has of it. */
const useOpened = (id: string, saved: SavedText): OpenedText | undefined => {
  const ownerId = useOwnId();
  const [first] = useState(saved);
  const [opened, setOpened] = useState<OpenedText>();
  useEffect(() => {
    let isGone = false;
    void openText(kept, ownerId, id, first).then((text) => {
      if (!isGone) setOpened(text);
    });
    return () => {
      isGone = true;
    };
  }, [ownerId, id, first]);
  return opened;
};

const LOADING = 'Loading the text…';

const Opened = ({ id, saved }: { readonly id: string; readonly saved: SavedText }) => {
  const opened = useOpened(id, saved);
  const loading = <Skeleton lines={8} label={LOADING} />;
  return opened ? (
    <Suspense fallback={loading}>
      <Editor id={id} opened={opened} />
    </Suspense>
  ) : (
    loading
  );
};

/** `/admin/blog/:id/edit` and `/staff/blog/:id/edit`: the text of a post, to write. */
export const EditPostPage = ({ area }: { readonly area: Area }) => {
  const { id = '' } = useParams();
  const query = useReply(
    ['post-text-to-edit', id],
    blogEndpoints.text,
    { params: { id } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <div>
      <Presence list="posts" id={id} />
      <PageHeader
        caption="Post"
        title="Edit the text"
        actions={
          <>
            <CommentsLink id={id} area={area} />
            <LinkButton look="plain" to={`${area}/blog/${id}`}>
              Open the post
            </LinkButton>
          </>
        }
      />
      <Loaded query={query} fresh loading={LOADING} missing={<NoSuchPost area={area} />}>
        {(saved) => <Opened key={id} id={id} saved={saved} />}
      </Loaded>
    </div>
  );
};
