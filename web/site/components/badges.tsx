import { Ticked } from './ticked.tsx';

/** What the house may call itself, one beside the other; nothing to press, so nothing that looks like it. */
export const Badges = ({ badges }: { readonly badges: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-8 gap-y-2 font-semibold">
    {badges.map((badge) => (
      <Ticked key={badge}>{badge}</Ticked>
    ))}
  </ul>
);
