import { Link } from 'react-router-dom';
import { type PostStatus, postStatuses } from '#domain/blog/lifecycle.ts';
import { statusNames } from '#domain/blog/status-names.ts';
import { AboveRows } from '#web/desk-list/above-rows.tsx';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { ChoiceFilters } from '#web/desk-list/question/choices.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { usePosts } from '../use-posts.ts';
import { NewPost } from './new-post.tsx';
import { postKind } from './post-kind.tsx';
import { PostPanel } from './post-panel.tsx';

const Nothing = ({
  search,
  status,
}: {
  readonly search: string;
  readonly status: PostStatus | undefined;
}) => {
  if (search)
    return (
      <EmptyState title={`Nothing found for “${search}”`}>
        The search looks for the first words of a title, in any order. It does not find archived posts.
      </EmptyState>
    );
  return status === undefined ? (
    <EmptyState title="No posts here">Add an idea with “New post”.</EmptyState>
  ) : (
    <EmptyState title="No posts here">Choose another status to see others.</EmptyState>
  );
};

const statusChoice = {
  name: 'status',
  label: 'Status',
  all: 'Any',
  options: postStatuses.map((value) => ({ value, label: statusNames[value] })),
} as const;

/** What else the desk has of the blog. */
const rooms = [
  { path: '/blog/queue', name: 'Queue' },
  { path: '/blog/calendar', name: 'Calendar' },
  { path: '/blog/keywords', name: 'Keywords' },
] as const;

/** `/admin/blog` and `/staff/blog`: posts of one status or of all, the last changed first, or what a search finds. The question is in the address. */
export const PostListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const mayManage = useMay()('content.manage');
  const asked = new URLSearchParams(place.query);
  const search = asked.get('search') ?? '';
  const status = search ? undefined : postStatuses.find((one) => one === asked.get('status'));
  const query = usePosts({ status, search: search || undefined, cursor: place.cursor });
  const nameOf = useNames((query.data?.items ?? []).flatMap(({ owner }) => owner ?? []));
  return (
    <DeskList
      kind={postKind(area, nameOf)}
      title="Blog"
      place={place}
      query={query}
      searchLabel="Words of a title"
      filters={
        <ChoiceFilters
          choices={[statusChoice]}
          asked={{ status }}
          count={status === undefined ? 0 : 1}
          // A search looks at every status, so choosing one ends it.
          onChoose={(_, value) => place.ask(value && `${new URLSearchParams({ status: value })}`)}
        />
      }
      above={
        <AboveRows>
          {mayManage ? <NewPost area={area} /> : null}
          {rooms.map(({ path, name }) => (
            <Link key={path} to={`${area}${path}`} className="text-link inline-flex min-h-11 items-center">
              {name}
            </Link>
          ))}
        </AboveRows>
      }
      empty={<Nothing search={search} status={status} />}
      panel={(id) => <PostPanel id={id} area={area} />}
    />
  );
};
