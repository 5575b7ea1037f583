import { type SubmitEvent, useEffect, useState } from 'react';
import { type FoundPost, findPosts } from '#domain/blog/reading/post-search.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { type Known, useParts } from './use-parts.ts';

const MOST_SHOWN = 20;
const LONGEST = 100;

const countWords = (found: number): string => {
  if (found === 0) return 'No guide has all of these words. Try one word, such as “barrel”.';
  const cut = found > MOST_SHOWN ? `, the first ${MOST_SHOWN} shown` : '';
  return found === 1 ? '1 guide' : `${found} guides${cut}`;
};

const statusWords = ({ state }: Known, found: number): string => {
  if (state === 'here') return countWords(found);
  return state === 'failed'
    ? 'The search did not load. Check your connection, then type again.'
    : 'Searching…';
};

const Found = ({ posts }: { readonly posts: readonly FoundPost[] }) => (
  <ul className="border-b-[1.5px] border-ink">
    {posts.slice(0, MOST_SHOWN).map(({ slug, title, description }) => (
      <li key={slug} className="border-t border-rule py-3">
        <a href={`/blog/${slug}`} className="text-link inline-flex min-h-11 items-center text-lg">
          {title}
        </a>
        <p className="max-w-prose text-ink-soft">{description}</p>
      </li>
    ))}
  </ul>
);

/** Searches all posts by their words. It works in the page: what is typed leaves it only into the address. */
const PostSearch = ({ parts }: { readonly parts: number }) => {
  const [typed, setTyped] = useState('');
  const { known, ask } = useParts(parts);
  const found = known.state === 'here' && typed.trim() !== '' ? findPosts(known.posts, typed) : [];
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
      {/* Only how many were found is read out while somebody types: their titles would never end. */}
      <p role="status" className="text-ink-soft">
        {typed.trim() === '' ? '' : statusWords(known, found.length)}
      </p>
      {found.length > 0 ? <Found posts={found} /> : null}
    </search>
  );
};

export default PostSearch;
