import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { useNames } from '#web/session/use-names.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { nameIn, useCategories } from '../categories/use-categories.ts';
import { DueDay } from '../list/post-kind.tsx';

/** Whose work a post is, by when, and what it is about. */
export const PostFacts = ({ post }: { readonly post: DeskPost }) => {
  const { owner, phrase, destination, category, plannedFor } = post;
  const categories = useCategories().data?.categories ?? [];
  const nameOf = useNames(owner === undefined ? [] : [owner]);
  return (
    <dl className="grid grid-cols-2 gap-4 @2xl:grid-cols-3">
      <Fact name="Owner">{owner === undefined ? 'Nobody' : nameOf(owner)}</Fact>
      <Fact name="Due">
        <DueDay post={post} />
      </Fact>
      <Fact name="Planned for">{plannedFor === undefined ? '–' : dayWords(plannedFor)}</Fact>
      <Fact name="Destination">{destination === undefined ? '–' : destinations[destination].country}</Fact>
      <Fact name="Category">{category === undefined ? '–' : nameIn(categories, category)}</Fact>
      <Fact name="Searched for as">{phrase || '–'}</Fact>
    </dl>
  );
};
