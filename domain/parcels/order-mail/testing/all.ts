import { amazonMails } from './amazon.ts';
import { bigStoreMails } from './big-stores.ts';
import { fashionMails } from './fashion-and-apple.ts';
import { heldBackMails } from './held-back.ts';
import { heldBackAgain } from './held-back-again.ts';
import { moreHeldBackAgain } from './held-back-again-more.ts';
import { heldBackLast } from './held-back-last.ts';
import { moreHeldBack } from './held-back-more.ts';
import { marketplaceMails } from './marketplaces.ts';
import type { SampleMail } from './sample.ts';

/** All sample mails: of the common layouts first, then those that the reader had not seen when it was written. */
export const sampleMails: readonly SampleMail[] = [
  ...amazonMails,
  ...bigStoreMails,
  ...marketplaceMails,
  ...fashionMails,
  ...heldBackMails,
  ...moreHeldBack,
  ...heldBackAgain,
  ...moreHeldBackAgain,
  ...heldBackLast,
];
