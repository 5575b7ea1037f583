import { useDeferredValue } from 'react';
import { type Check, checksOf } from '#domain/blog/checks/checks.ts';
import { slugFor } from '#domain/blog/desk/moving.ts';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Sign } from '#web/ui/text/sign.tsx';
import { usePost } from '../../use-posts.ts';

const countOf = (todo: readonly Check[]): string => {
  if (todo.length === 0) return 'Nothing to do.';
  return todo.length === 1 ? '1 thing to do.' : `${todo.length} things to do.`;
};

/** What could be better in the text. Nothing of it forbids anything. */
export const ChecksPanel = ({ id, text }: { readonly id: string; readonly text: PostText }) => {
  const { data: post } = usePost(id);
  const read = useDeferredValue(text);
  const checks = checksOf(read, { phrase: post?.phrase, slug: slugFor(post ?? { id }, read.title) });
  const todo = checks.filter(({ holds }) => !holds);
  const done = checks.filter(({ holds }) => holds);
  return (
    <Section title="Checks" className="grid gap-3">
      <p className="text-ink-soft">{countOf(todo)}</p>
      <ul className="grid gap-2">
        {todo.map(({ name, words }) => (
          <li key={name} className="border-s-4 border-time ps-3">
            {words}
          </li>
        ))}
      </ul>
      {done.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">What is good already</summary>
          <ul className="grid gap-1">
            {done.map(({ name, words }) => (
              <li key={name} className="flex gap-2">
                <span className="text-done">
                  <Sign name="tick" />
                </span>
                {words}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Section>
  );
};
