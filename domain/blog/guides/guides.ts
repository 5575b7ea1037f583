import type { Post } from '../post.ts';
import { comparisonGuide } from './comparison.ts';
import { guyanaGuide } from './guyana.ts';
import { jamaicaGuide } from './jamaica.ts';

/** The guides that ship with the code, whose addresses never change. Of those of the same day, the first is shown first. */
export const guides = [guyanaGuide, jamaicaGuide, comparisonGuide] as const;

/** The ids of the guides as posts, by the end of their address. They are the same in every house. */
const idOfGuide: Readonly<Record<(typeof guides)[number]['slug'], string>> = {
  'shipping-to-guyana-guide': '019a1d3c-0000-7000-8000-000000000103',
  'shipping-barrel-to-jamaica': '019a1d3c-0000-7000-8000-000000000102',
  'nj-vs-global-shippers': '019a1d3c-0000-7000-8000-000000000101',
};

/** The guides with their ids, the first to be shown last: in the order in which posts get their places. */
export const shippedGuides: readonly (Post & { readonly id: string })[] = guides
  .map((guide) => ({ ...guide, id: idOfGuide[guide.slug] }))
  .toReversed();

/** The guide with the id of a post as it ships with the code; undefined for any other post. */
export const shippedGuide = (id: string): Post | undefined => {
  const slug = Object.entries(idOfGuide).find(([, of]) => of === id)?.[0];
  return guides.find((guide) => guide.slug === slug);
};
