import { appPaths, linkPaths, partsAt, signInPaths, sitePaths } from '../../kernel/paths.ts';
import type { LinkPart, Words } from '../body/inline.ts';
import { linesOf, readable } from '../body/lines.ts';
import type { Post } from '../post.ts';
import type { Facts } from './facts.ts';
import type { Finding } from './finding.ts';

/** A link of a post, and the heading above it. */
interface PlacedLink {
  readonly to: string;
  readonly words: string;
  readonly under?: string;
}

const linksIn = (words: Words): readonly LinkPart[] =>
  words.flatMap((part) => ('link' in part ? [part] : []));

/** The links of a post in their order, those of its end included. */
const linksOf = ({
  lead,
  body,
  ending: { title, action, second },
}: Pick<Post, 'lead' | 'body' | 'ending'>) => {
  let under: string | undefined;
  const placed = (line: Words): readonly PlacedLink[] =>
    linksIn(line).map(({ link: to, words }) => ({ to, words: readable(words), ...(under ? { under } : {}) }));
  const opening = placed(lead);
  const inBody = body.flatMap((block) => {
    if (block.kind === 'heading') under = block.title;
    return linesOf(block).flatMap(placed);
  });
  const inEnding = [action, second].map(({ to, label }) => ({ to, words: label, under: title }));
  return [...opening, ...inBody, ...inEnding];
};

/** The path of a link to a page of ours, without what follows it; undefined for another website. */
const pathOf = (to: string, url: string): string | undefined => {
  const own = to === url || to.startsWith(`${url}/`) ? to.slice(url.length) || '/' : to;
  return own.startsWith('/') ? own.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '') : undefined;
};

const POST = /^\/blog\/([^/]+)$/;
/** Lists and feeds of the blog. How many pages the list has changes with every post, and a merged category leads on. */
const OF_BLOG = /^\/(?:feed\.xml|blog\/page\/\d+|blog\/category\/[a-z\d-]+)$/;

const known: ReadonlySet<string> = new Set([...sitePaths, ...signInPaths, ...linkPaths]);
/** Whether there is always a page at a path: one of the site, of the app, or a list of the blog. Posts come and go. */
export const isPage = (path: string): boolean =>
  known.has(path) || OF_BLOG.test(path) || appPaths.some((page) => partsAt(page, path) !== undefined);

/** The end of the address of a post to which a link of a post leads; undefined for a link to something else. */
export const slugLinked = (to: string, url: string): string | undefined => {
  const path = pathOf(to, url) ?? '';
  return known.has(path) ? undefined : POST.exec(path)?.[1];
};

/** The ends of the addresses of posts to which a post links, those of the guides included. */
export const slugsLinkedIn = (post: Post, url: string): readonly string[] => [
  ...new Set(linksOf(post).flatMap(({ to }) => POST.exec(pathOf(to, url) ?? '')?.[1] ?? [])),
];

/** Why a link leads nowhere, and what a writer does; undefined for one that leads somewhere, or to another website. */
const broken = (
  { to }: PlacedLink,
  places: ReadonlySet<string>,
  { url, leads, redirected }: Facts,
): Pick<Finding, 'holds' | 'repair'> | undefined => {
  if (to.startsWith('#'))
    return places.has(to.slice(1))
      ? undefined
      : { holds: 'No heading of this post is called so.', repair: 'Link to a heading that is there.' };
  const path = pathOf(to, url);
  if (path === undefined || isPage(path) || redirected.has(path)) return undefined;
  const slug = POST.exec(path)?.[1];
  if (slug === undefined)
    return { holds: 'We have no such page.', repair: 'Link to a page that is there, or take the link away.' };
  return leads(slug)
    ? undefined
    : { holds: 'Readers see no post there.', repair: 'Link to another post, or take the link away.' };
};

/** The links of a post that lead nowhere. Other websites are not asked. */
export const brokenLinks = (post: Post, facts: Facts): readonly Finding[] => {
  const places = new Set(post.body.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])));
  return linksOf(post).flatMap((link) => {
    const why = broken(link, places, facts);
    if (why === undefined) return [];
    const { words: says, to: stated, under } = link;
    return [{ kind: 'BROKEN_LINK' as const, ...(under ? { under } : {}), says, stated, ...why }];
  });
};
