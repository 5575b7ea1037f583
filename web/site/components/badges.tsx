import { Ticked } from './ticked.tsx';

/** Badges of the business. They must not look like buttons. */
export const Badges = ({ badges }: { readonly badges: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-8 gap-y-2 font-semibold">
    {badges.map((badge) => (
      <Ticked key={badge}>{badge}</Ticked>
    ))}
  </ul>
);
