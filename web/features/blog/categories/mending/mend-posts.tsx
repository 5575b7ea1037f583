import { useState } from 'react';
import { type CountedCategory, categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import { fitsAtOnce } from '#domain/blog/categories/mending/mending.ts';
import type { PostToMend, ToMend } from '#domain/blog/categories/mending/to-mend.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { usePostChange } from '../../use-posts.ts';
import { nameIn, postsWords } from '../use-categories.ts';
import { MendRow } from './mend-row.tsx';
import { PostsRefused } from './posts-refused.tsx';

/** What is surer than this is ticked from the beginning. */
const SURE = 0.5;

/** What somebody chose for a post; what they did not touch is as it is suggested. */
interface Choice {
  readonly category: string;
  readonly isTaken: boolean;
}

/** The choices before anybody touches one: what is sure, as far as it fits into one step. */
const suggestedFor = (posts: readonly PostToMend[]): ReadonlyMap<string, Choice> => {
  const taken: PostToMend[] = [];
  return new Map(
    posts.map((post) => {
      const { category = '', confidence = 0 } = post.suggestion ?? {};
      const isTaken = confidence > SURE && fitsAtOnce([...taken, post]);
      if (isTaken) taken.push(post);
      return [post.id, { category, isTaken }];
    }),
  );
};

/** The same choices with no post taken. */
const noneOf = (choices: ReadonlyMap<string, Choice>): ReadonlyMap<string, Choice> =>
  new Map([...choices].map(([id, choice]) => [id, { ...choice, isTaken: false }]));

/** `2 to Barrels and boxes, 1 to Customs and duty` */
const summary = (changes: readonly Choice[], categories: readonly CountedCategory[]): string => {
  const counts = new Map<string, number>();
  for (const { category } of changes) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([slug, many]) => `${many} to ${nameIn(categories, slug)}`).join(', ');
};

interface MendProps {
  readonly found: ToMend;
  readonly categories: readonly CountedCategory[];
  readonly area: Area;
}

const MendForm = ({ found: { posts, more }, categories, area }: MendProps) => {
  const mayManage = useMay()('content.manage');
  const [chosen, choose] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choices = new Map([...suggestedFor(posts), ...chosen]);
  const taken = posts.flatMap((post) => {
    const choice = choices.get(post.id);
    return choice?.isTaken && choice.category !== '' ? [{ ...choice, post }] : [];
  });
  const act = useAct(usePostChange(categoryEndpoints.mend), {
    begin: {},
    // Other posts are another application.
    perText: true,
    input: (_, id) => ({
      body: {
        id,
        changes: taken.map(({ post, category }) => ({ post: post.id, version: post.version, category })),
      },
    }),
    done: ({ changes }) => {
      choose(new Map());
      toast.success(`${postsWords(changes.length)} changed`);
    },
  });
  return (
    <ActForm act={act} className="grid gap-4">
      <ul className="border-y-[1.5px] border-ink">
        {posts.map((post) => (
          <MendRow
            key={post.id}
            post={post}
            categories={categories}
            area={area}
            choice={choices.get(post.id) ?? { category: '', isTaken: false }}
            onChoose={
              mayManage ? (choice) => choose(new Map([...chosen, [post.id, choice] as const])) : undefined
            }
          />
        ))}
      </ul>
      {more ? <p>There are more. They come when these have a category.</p> : null}
      {mayManage ? (
        <>
          <p role="status">
            {taken.length === 0
              ? 'Nothing is chosen.'
              : `This changes ${postsWords(taken.length)}: ${summary(taken, categories)}. All at once, or nothing if one cannot be changed.`}
          </p>
          <PostsRefused act={act} endpoint={categoryEndpoints.mend} title="Nothing was changed" area={area} />
          <div className="flex flex-wrap gap-3">
            <ActButton act={act} disabled={taken.length === 0}>
              {taken.length === 0 ? 'Apply' : `Apply to ${postsWords(taken.length)}`}
            </ActButton>
            {taken.length === 0 ? null : (
              <Button look="quiet" onClick={() => choose(noneOf(choices))}>
                Choose none
              </Button>
            )}
          </div>
        </>
      ) : null}
    </ActForm>
  );
};

/** The posts without a category and in unknown ones, with what would be changed. Nothing is changed before somebody applies it. */
export const MendPosts = (props: MendProps) => (
  <Section title="Posts without a category" className="grid gap-4">
    {props.found.posts.length === 0 ? (
      <p className="text-ink-soft">Every post has a category.</p>
    ) : (
      <MendForm {...props} />
    )}
  </Section>
);
