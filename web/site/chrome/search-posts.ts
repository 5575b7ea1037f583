import { type FoundPost, findPosts, searchPath } from '#domain/blog/reading/post-search.ts';

const MOST_SHOWN = 20;

const read = async (part: number): Promise<readonly FoundPost[]> => {
  const answer = await fetch(searchPath(part));
  if (!answer.ok) throw new Error(`The search was answered ${answer.status}.`);
  // Our own file, of the same release as this page.
  return (await answer.json()) as readonly FoundPost[];
};

const made = <Tag extends 'a' | 'li' | 'p' | 'ul'>(
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

/** What is shown for what was typed. */
const shownFor = (posts: readonly FoundPost[], typed: string): readonly Node[] => {
  if (typed.trim() === '') return [];
  const found = findPosts(posts, typed);
  if (found.length === 0)
    return [made('p', '', 'No guide has all of these words. Try one word, such as “barrel”.')];
  const count = found.length === 1 ? '1 guide' : `${found.length} guides`;
  const cut = found.length > MOST_SHOWN ? `, the first ${MOST_SHOWN} shown` : '';
  return [
    made('p', 'mb-2 text-ink-soft', count + cut),
    made('ul', 'border-b-[1.5px] border-ink', ...found.slice(0, MOST_SHOWN).map(rowOf)),
  ];
};

/** Searches all posts by their words, in the page: what is typed leaves it for nowhere. The posts are read with the first word. */
export const searchPosts = (): void => {
  const place = document.querySelector<HTMLElement>('[data-search]');
  const [field, answer] = [place?.querySelector('input'), place?.querySelector('[aria-live]')];
  if (!place || !field || !answer) return;
  let posts: Promise<readonly FoundPost[]> | undefined;
  const numbers = Array.from({ length: Number(place.dataset.search) }, (_, at) => at + 1).toReversed();
  const show = async (): Promise<void> => {
    try {
      posts ??= Promise.all(numbers.map(read)).then((parts) => parts.flat());
      const known = await posts;
      answer.replaceChildren(...shownFor(known, field.value));
    } catch {
      // The next word tries again.
      posts = undefined;
      answer.replaceChildren(
        made('p', '', 'The search did not load. Check your connection, then type again.'),
      );
    }
  };
  field.addEventListener('input', () => void show());
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  // Somebody may have typed before this was here.
  if (field.value !== '') void show();
};
