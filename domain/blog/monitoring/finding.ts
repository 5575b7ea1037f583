import * as z from 'zod/mini';

/** What its text alone says: prices and times that do not hold, links that lead nowhere, tables and pictures that do not say what they show. */
export const textFindingKinds = ['PRICE', 'CUTOFF', 'BROKEN_LINK', 'TABLE_UNNAMED', 'IMAGE_ALT'] as const;

/** What can be wrong with a post that readers see, the gravest first. */
export const findingKinds = [...textFindingKinds, 'DOUBLED_TITLE', 'ORPHAN', 'STALE'] as const;
export const FindingKind = z.enum(findingKinds);
export type FindingKind = z.infer<typeof FindingKind>;

/** Something in a post that does not hold, with what does, and how it is mended. */
export const Finding = z.object({
  kind: FindingKind,
  /** The heading above it; absent above the first one. */
  under: z.optional(z.string()),
  /** The sentence, or the words of the link. */
  says: z.string(),
  /** What in it does not hold: a sum, a day, an address. */
  stated: z.string(),
  /** What holds today. */
  holds: z.string(),
  /** What a writer does about it. */
  repair: z.string(),
});
export type Finding = z.infer<typeof Finding>;

/** Prices and times that are wrong mislead customers, so they become a task. */
export const isDrift = ({ kind }: Pick<Finding, 'kind'>): boolean => kind === 'PRICE' || kind === 'CUTOFF';
