import * as z from 'zod/mini';
import { plainWords } from '../body/lines.ts';
import { type LivePost, postOf } from '../published/live-post.ts';
import { Finding, isDrift } from './finding.ts';

/** What the watch knows of a post. It changes when the post does, or what the post says no longer holds. Instants are ISO 8601 UTC. */
export const Watched = z.object({
  id: z.string(),
  version: z.int(),
  slug: z.string(),
  title: z.string(),
  /** The day of its text. */
  changedOn: z.string(),
  findings: z.array(Finding),
  /** The ids of other posts to which it links; absent in what was written before they were looked at. */
  links: z.optional(z.array(z.string())),
  /** When they became these. */
  foundAt: z.string(),
  /** Since when it says a price or a time that does not hold. */
  driftSince: z.optional(z.string()),
  /** True when readers do not see it: then nothing of it can be wrong. */
  hidden: z.optional(z.literal(true)),
});
export type Watched = z.infer<typeof Watched>;

/** So many posts to which one links are counted as linked: with those before and after a change, they fit into one transaction. */
const LINKS_COUNTED = 40;

/** What a title is to somebody who looks for it: capitals, accents and marks are no difference. */
export const titleKey = (title: string): string => plainWords(title).join(' ');

const stateOf = ({ slug, title, changedOn, findings, links, hidden }: Watched): string =>
  JSON.stringify([slug, title, changedOn, findings, links, hidden]);

/** What the watch knows from now on, or the same as before where that is all it knows. */
export const watchedNow = (
  live: LivePost,
  { findings, links }: { readonly findings: readonly Finding[]; readonly links: readonly string[] },
  before: Watched | undefined,
  at: string,
): Watched => {
  const { title } = postOf(live);
  const { id, slug, hidden, publishedOn, changedOn = publishedOn } = live;
  const found = hidden ? [] : [...findings];
  const isSameFound = JSON.stringify(found) === JSON.stringify(before?.findings);
  const driftSince = found.some(isDrift) ? (before?.driftSince ?? at) : undefined;
  const after: Watched = {
    id,
    version: (before?.version ?? 0) + 1,
    slug,
    title,
    changedOn,
    findings: found,
    links: hidden ? [] : links.slice(0, LINKS_COUNTED),
    foundAt: isSameFound && before !== undefined ? before.foundAt : at,
    ...(driftSince === undefined ? {} : { driftSince }),
    ...(hidden ? { hidden } : {}),
  };
  return before !== undefined && stateOf(before) === stateOf(after) ? before : after;
};
