import { LEAST_VISITS } from '#domain/blog/figures/post-speed.ts';
import { MISSED_DAYS } from '#domain/blog/missed/endpoints.ts';
import { type FindingKind, findingKinds } from '#domain/blog/monitoring/finding.ts';
import { STALE_DAYS } from '#domain/blog/monitoring/found-post.ts';

interface CheckWords {
  readonly name: string;
  /** What is looked at. */
  readonly checks: string;
  /** What it is called when there is none. */
  readonly none: string;
}

/** What posts are checked for, and what only readers show: addresses without a page, and how fast pages are. */
export const checks = [...findingKinds, 'MISSED', 'SPEED'] as const;
export type Check = FindingKind | 'MISSED' | 'SPEED';

/** The checks as people read them. */
export const checkWords: Readonly<Record<Check, CheckWords>> = {
  PRICE: {
    name: 'Prices',
    checks:
      'Sums that someone typed beside the words of a price of ours: a pound, a barrel, the minimum charge, pickup and other fees. They are compared with the rate card in force. Duties, values and prices of others are left alone.',
    none: 'No post states a price that is wrong',
  },
  CUTOFF: {
    name: 'Days and times',
    checks:
      'Days and times that someone typed beside a cutoff or a flight. They are compared with the schedule. Sentences about a holiday week are left alone.',
    none: 'No post states a cutoff or a flight day that is wrong',
  },
  BROKEN_LINK: {
    name: 'Broken links',
    checks: 'Links to pages, posts and headings of ours. Links to other websites are not checked.',
    none: 'Every link to a page of ours leads somewhere',
  },
  TABLE_UNNAMED: {
    name: 'Tables',
    checks: 'Whether each table says what it shows. Screen readers read that first.',
    none: 'Every table says what it shows',
  },
  IMAGE_ALT: {
    name: 'Pictures',
    checks:
      'Whether the alt text of each picture says what it shows, for people who cannot see it. The name of a file, a single word, or a copy of the caption does not.',
    none: 'The alt text of every picture says what it shows',
  },
  DOUBLED_TITLE: {
    name: 'Same title',
    checks: 'Posts with one title. Capitals and accents make no difference.',
    none: 'Every post has a title of its own',
  },
  ORPHAN: {
    name: 'Unlinked posts',
    checks:
      'Posts to which no other post links. The lists of the blog and “Read next” do not count. Search engines find such a post late, and readers of other posts never do.',
    none: 'At least one other post links to every post',
  },
  STALE: {
    name: 'Old posts',
    checks: `Posts that nobody has changed for ${STALE_DAYS} days.`,
    none: 'No post is old',
  },
  MISSED: {
    name: 'Missing pages',
    checks: `Addresses that readers opened in the last ${MISSED_DAYS} days and that have no page. Programs that run no scripts are not counted.`,
    none: 'No reader came to an address without a page',
  },
  SPEED: {
    name: 'Speed',
    checks: `How fast posts were for their readers, as their own browsers measured it: this month, and with the last one while fewer than ${LEAST_VISITS} visits were measured. Three of four visits were at least as good as the figure. A post counts as slow from ${LEAST_VISITS} visits on.`,
    none: 'No reader’s browser has measured a post yet',
  },
};
