import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import { shownText } from '../body/inline.ts';
import { plainWords } from '../body/lines.ts';
import { PostStatusName } from '../lifecycle.ts';

/** So many phrases are kept: more than a team can write posts for. They are read all at once. */
export const KEYWORDS_MAX = 500;
/** So many are sent at once. */
export const SENT_MAX = 100;
const PHRASE_MAX = 120;

/** What somebody wants who types a phrase. */
export const intents = {
  know: 'Wants to know',
  compare: 'Compares',
  ship: 'Wants to ship',
} as const;

/** What a phrase is about, of what we do. */
export const services = {
  boxes: 'Boxes',
  barrels: 'Barrels',
  mailbox: 'U.S. mailbox',
  pickup: 'Pickup',
  customs: 'Customs',
} as const;

const names = <Name extends string>(of: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  Object.keys(of) as [Name, ...Name[]];
export type Service = keyof typeof services;
export const serviceNames = names(services);
export const intentNames = names(intents);

/** What people type into a search engine who should find us. */
export const Keyword = z.strictObject({
  phrase: shownText(PHRASE_MAX).check(z.trim(), z.minLength(1, 'Write a phrase')),
  intent: z.optional(z.enum(intentNames)),
  destination: z.optional(z.enum(destinationCodes)),
  service: z.optional(z.enum(serviceNames)),
});
export type Keyword = z.infer<typeof Keyword>;

/** What tells a phrase from others, however it is written: `Ship a Barrel!` and `ship a barrel` are one. */
export const phraseKey = (phrase: string): string =>
  plainWords(phrase).join(' ') || phrase.trim().toLowerCase();

/** A change of the kept phrases. A phrase that is there already is replaced, so that the same change sent again changes nothing. */
export const KeywordChange = z.strictObject({
  set: z.array(Keyword).check(z.maxLength(SENT_MAX)),
  remove: z.array(z.string().check(z.maxLength(PHRASE_MAX))).check(z.maxLength(SENT_MAX)),
});
export type KeywordChange = z.infer<typeof KeywordChange>;

/** The phrases after a change, in the order of the alphabet. */
export const changedKeywords = (
  keywords: readonly Keyword[],
  { set, remove }: KeywordChange,
): readonly Keyword[] => {
  const kept = new Map(keywords.map((keyword) => [phraseKey(keyword.phrase), keyword]));
  for (const phrase of remove) kept.delete(phraseKey(phrase));
  for (const keyword of set) kept.set(phraseKey(keyword.phrase), keyword);
  return [...kept].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, keyword]) => keyword);
};

/** A post that targets a phrase. */
export const TargetingPost = z.object({
  id: z.string(),
  title: z.string(),
  status: PostStatusName,
  phrase: z.string(),
});
export type TargetingPost = z.infer<typeof TargetingPost>;

/** The kept phrases with the posts that target each, what posts target besides, and whether more posts do than are read. */
export const Keywords = z.object({
  keywords: z.array(z.extend(Keyword, { posts: z.array(TargetingPost) })),
  /** Phrases of posts that nobody keeps. */
  others: z.array(TargetingPost),
  isCut: z.boolean(),
});
export type Keywords = z.infer<typeof Keywords>;
export type KeywordWithPosts = Keywords['keywords'][number];

/** Brings phrases and posts together. */
export const keywordsWithPosts = (
  keywords: readonly Keyword[],
  posts: readonly TargetingPost[],
): Omit<Keywords, 'isCut'> => {
  const byPhrase = Map.groupBy(posts, ({ phrase }) => phraseKey(phrase));
  const kept = new Set(keywords.map(({ phrase }) => phraseKey(phrase)));
  return {
    keywords: keywords.map((keyword) => ({
      ...keyword,
      posts: byPhrase.get(phraseKey(keyword.phrase)) ?? [],
    })),
    others: posts.filter(({ phrase }) => !kept.has(phraseKey(phrase))),
  };
};

/** Phrases that two posts target or more: search engines show one of them, and often the wrong one. */
export const conflictsIn = ({
  keywords,
  others,
}: Pick<Keywords, 'keywords' | 'others'>): readonly (readonly TargetingPost[])[] => {
  const ofOthers = Map.groupBy(others, ({ phrase }) => phraseKey(phrase)).values();
  return [...keywords.map(({ posts }) => posts), ...ofOthers].filter((posts) => posts.length > 1);
};
