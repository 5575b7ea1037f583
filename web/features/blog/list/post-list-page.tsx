import { postStatuses } from '#domain/blog/lifecycle.ts';
import { statusNames } from '#domain/blog/status-names.ts';
import { AboveRows } from '#web/desk-list/above-rows.tsx';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { ChoiceFilters } from '#web/desk-list/question/choices.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { BlogTabs } from '../blog-tabs.tsx';
import { optionsOf, useCategories } from '../categories/use-categories.ts';
import { usePosts } from '../use-posts.ts';
import { NewPost } from './new-post.tsx';
import { postKind } from './post-kind.tsx';
import { PostPanel } from './post-panel.tsx';

const Nothing = ({ search, isNarrowed }: { readonly search: string; readonly isNarrowed: boolean }) => {
  if (search)
    return (
      <EmptyState title={`Nothing found for “${search}”`}>
        The search looks for the first words of a title, in any order. It does not find archived posts.
      </EmptyState>
    );
  return isNarrowed ? (
    <EmptyState title="No posts here">Choose another status or category to see others.</EmptyState>
  ) : (
    <EmptyState title="No posts here">Add an idea with “New post”.</EmptyState>
  );
};

const statusChoice = {
  name: 'status',
  label: 'Status',
  all: 'Any',
  options: postStatuses.map((value) => ({ value, label: statusNames[value] })),
} as const;

/** `/admin/blog` and `/staff/blog`: posts of one status or of all, the last changed first, or what a search finds. The question is in the address. */
export const PostListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const mayManage = useMay()('content.manage');
  const asked = new URLSearchParams(place.query);
  const search = asked.get('search') ?? '';
  const status = search ? undefined : postStatuses.find((one) => one === asked.get('status'));
  const category = search || status ? undefined : (asked.get('category') ?? undefined);
  const query = usePosts({ status, category, search: search || undefined, cursor: place.cursor });
  const options = optionsOf(useCategories().data?.categories ?? []);
  const isNarrowed = status !== undefined || category !== undefined;
  const nameOf = useNames((query.data?.items ?? []).flatMap(({ owner }) => owner ?? []));
  return (
    <>
      <BlogTabs area={area} current="/blog" />
      <DeskList
        kind={postKind(area, nameOf)}
        title="Blog"
        place={place}
        query={query}
        searchLabel="Words of a title"
        filters={
          <ChoiceFilters
            choices={[statusChoice, { name: 'category', label: 'Category', all: 'Any', options }]}
            asked={{ status, category }}
            count={isNarrowed ? 1 : 0}
            // A list is of one status or of one category, and a search looks at all: choosing one ends the others.
            onChoose={(name, value) => place.ask(value && `${new URLSearchParams({ [name]: value })}`)}
          />
        }
        above={
          mayManage ? (
            <AboveRows>
              <NewPost area={area} />
            </AboveRows>
          ) : null
        }
        empty={<Nothing search={search} isNarrowed={isNarrowed} />}
        panel={(id) => <PostPanel id={id} area={area} />}
      />
    </>
  );
};
