import type { FindingKind } from '#domain/blog/monitoring/finding.ts';
import { STALE_DAYS } from '#domain/blog/monitoring/found-post.ts';

interface CheckWords {
  readonly name: string;
  /** What is looked at. */
  readonly checks: string;
  /** What it is called when there is none. */
  readonly none: string;
}

/** The checks as people read them. */
export const checkWords: Readonly<Record<FindingKind, CheckWords>> = {
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
    name: 'Unnamed tables',
    checks: 'Whether each table says what it shows. Screen readers read that first.',
    none: 'Every table says what it shows',
  },
  IMAGE_ALT: {
    name: 'Untold pictures',
    checks:
      'Whether each picture says what is to be seen, for people who cannot see it: not the name of a file, not a single word, and not the same as the line below it.',
    none: 'Every picture says what is to be seen',
  },
  DOUBLED_TITLE: {
    name: 'Doubled titles',
    checks: 'Posts with one title. Capitals and accents make no difference.',
    none: 'Every post has a title of its own',
  },
  STALE: {
    name: 'Old posts',
    checks: `Posts that nobody has changed for ${STALE_DAYS} days.`,
    none: 'No post is old',
  },
};
