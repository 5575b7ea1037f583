import type { PostSpeed } from '#domain/blog/figures/post-speed.ts';
import { vitalWords } from './vital-words.ts';

/** What is usually the cause of each vital of a post that is not good, and what a writer does about it. */
export const Repairs = ({ speed }: { readonly speed: PostSpeed }) => {
  const bad = speed.vitals.filter(({ rating }) => rating !== 'good');
  return bad.length === 0 ? null : (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {bad.map(({ vital }) => (
        <li key={vital}>
          {vitalWords[vital].name}: {vitalWords[vital].repair}
        </li>
      ))}
    </ul>
  );
};
