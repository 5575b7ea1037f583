import type { VersionEntry } from '#domain/blog/text/version.ts';

/** Why a version was kept, as lists say it. */
export const reasonWords: Readonly<Record<VersionEntry['reason'], string>> = {
  typed: 'Kept while someone was writing',
  aside: 'Typed in a second window',
  review: 'As it was sent for review',
  approved: 'As it was approved',
  scheduled: 'As it was scheduled',
  published: 'As it was published',
  restored: 'Before an older version was restored',
};
