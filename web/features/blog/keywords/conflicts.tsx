import { conflictsIn, type Keywords, phraseKey } from '#domain/blog/keywords/keyword.ts';
import type { Area } from '#web/shell/screens.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PostLinks } from './post-links.tsx';

/** Posts that stand in each other's way. Nothing when there are none. */
export const Conflicts = ({ shown, area }: { readonly shown: Keywords; readonly area: Area }) => {
  const conflicts = conflictsIn(shown);
  if (conflicts.length === 0) return null;
  return (
    <Alert kind="warning" title="Two posts on one phrase">
      <p>A search engine shows one of them, and often the wrong one. Give one of them another phrase.</p>
      <ul className="mt-2 grid gap-3">
        {conflicts.map((posts) => (
          <li key={phraseKey(posts[0]?.phrase ?? '')}>
            <p className="font-semibold wrap-anywhere">“{posts[0]?.phrase}”</p>
            <PostLinks posts={posts} area={area} />
          </li>
        ))}
      </ul>
    </Alert>
  );
};
