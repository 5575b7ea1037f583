import { type FoundPost, findPosts, searchPath } from '#domain/blog/reading/post-search.ts';

const MOST_SHOWN = 20;

const read = async (part: number): Promise<readonly FoundPost[]> => {
  const answer = await fetch(searchPath(part));
  if (!answer.ok) throw new Error(`The search was answered ${answer.status}.`);
  // Our own file, of the same release as this page.
  return (await answer.json()) as readonly FoundPost[];
};

/** A reader of all posts, the newest first. It reads them once; after a failure the next call tries again. */
const readerOf = (parts: number): (() => Promise<readonly FoundPost[]>) => {
  const numbers = Array.from({ length: parts }, (_, at) => at + 1).toReversed();
  let posts: Promise<readonly FoundPost[]> | undefined;
  return async () => {
    try {
      posts ??= Promise.all(numbers.map(read)).then((found) => found.flat());
      return await posts;
    } catch (error) {
      posts = undefined;
      throw error;
    }
  };
};

const made = <Tag extends 'a' | 'li' | 'p'>(
  tag: Tag,
  className: string,
  ...inside: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...inside);
  return element;
};

const rowOf = ({ slug, title, description }: FoundPost): HTMLElement => {
  const link = made('a', 'text-link inline-flex min-h-11 items-center text-lg', title);
  link.href = `/blog/${slug}`;
  return made('li', 'border-t border-rule py-3', link, made('p', 'max-w-prose text-ink-soft', description));
};

const countWords = (found: number): string => {
  if (found === 0) return 'No guide has all of these words. Try one word, such as “barrel”.';
  const cut = found > MOST_SHOWN ? `, the first ${MOST_SHOWN} shown` : '';
  return found === 1 ? '1 guide' : `${found} guides${cut}`;
};

/** What was asked for in the address of the page. */
const askedFor = (): string => new URLSearchParams(location.search).get('q') ?? '';

/** Puts what is searched for into the address, so that it is there again when somebody comes back from a post. */
const keep = (typed: string): void => {
  const query = typed === '' ? '' : `?${new URLSearchParams({ q: typed })}`;
  history.replaceState(history.state, '', location.pathname + query);
};

/**
 * Searches all posts by their words, in the page: what is typed leaves it only into the address. The posts are read with the first word.
 * Nothing on a page without a search.
 */
export const searchPosts = (): void => {
  const place = document.querySelector<HTMLElement>('[data-search]');
  const [field, status, list] = [
    place?.querySelector('input'),
    place?.querySelector('[role=status]'),
    place?.querySelector('ul'),
  ];
  if (!place || !field || !status || !list) return;
  const readPosts = readerOf(Number(place.dataset.search));
  const say = (words: string, found: readonly FoundPost[] = []): void => {
    status.textContent = words;
    list.replaceChildren(...found.slice(0, MOST_SHOWN).map(rowOf));
    list.hidden = found.length === 0;
  };
  const show = async (): Promise<void> => {
    try {
      const posts = await readPosts();
      // What is typed meanwhile counts.
      const typed = field.value.trim();
      const found = findPosts(posts, typed);
      say(typed === '' ? '' : countWords(found.length), found);
    } catch {
      say('The search did not load. Check your connection, then type again.');
    }
  };
  field.addEventListener('input', () => void show());
  place.addEventListener('click', () => keep(field.value.trim()));
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    keep(field.value.trim());
    void show();
  });
  // Somebody may have typed before this was here, or come back.
  field.value ||= askedFor();
  if (field.value !== '') void show();
};
