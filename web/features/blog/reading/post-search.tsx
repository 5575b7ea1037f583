import { type SubmitEvent, useEffect, useState } from 'react';
import { type FoundPost, findPosts } from '#domain/blog/reading/post-search.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useParts } from './use-parts.ts';

const MOST_SHOWN = 20;
const LONGEST = 100;

const Found = ({ posts, typed }: { readonly posts: readonly FoundPost[]; readonly typed: string }) => {
  const found = findPosts(posts, typed);
  if (found.length === 0) return <p>No guide has all of these words. Try one word, such as “barrel”.</p>;
  return (
    <>
      <p className="mb-2 text-ink-soft">{found.length === 1 ? '1 guide' : `${found.length} guides`}</p>
      <ul className="border-b-[1.5px] border-ink">
        {found.slice(0, MOST_SHOWN).map(({ slug, title, description }) => (
          <li key={slug} className="border-t border-rule py-3">
            <a href={`/blog/${slug}`} className="text-link inline-flex min-h-11 items-center text-lg">
              {title}
            </a>
            <p className="max-w-prose text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN ? (
        <p className="mt-2 text-ink-soft">The first {MOST_SHOWN} are shown. Type one more word.</p>
      ) : null}
    </>
  );
};

/** Searches all posts by their words. It works in the page: what is typed leaves it only into the address. */
const PostSearch = ({ parts }: { readonly parts: number }) => {
  const [typed, setTyped] = useState('');
  const { known, ask } = useParts(parts);
  useEffect(() => {
    const asked = (new URLSearchParams(location.search).get('q') ?? '').slice(0, LONGEST);
    if (asked === '') return;
    setTyped(asked);
    void ask();
  }, [ask]);
  const search = (next: string): void => {
    setTyped(next);
    void ask();
    const question = next.trim() === '' ? '' : `?${new URLSearchParams({ q: next.trim() })}`;
    history.replaceState(history.state, '', `${location.pathname}${question}`);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void ask();
  };
  return (
    <search className="mb-8 grid gap-3">
      <form action="/blog" onSubmit={submit} className="max-w-xl">
        <PlainInput
          label="Search the guides"
          name="q"
          type="search"
          value={typed}
          onFocus={() => void ask()}
          onChange={({ target }) => search(target.value)}
          autoComplete="off"
          maxLength={LONGEST}
          optional={false}
        />
      </form>
      <div aria-live="polite">
        {typed.trim() === '' ? null : known.state === 'here' ? (
          <Found posts={known.posts} typed={typed} />
        ) : known.state === 'failed' ? (
          <p>The search did not load. Check your connection, then type again.</p>
        ) : (
          <p>Searching…</p>
        )}
      </div>
    </search>
  );
};

export default PostSearch;
