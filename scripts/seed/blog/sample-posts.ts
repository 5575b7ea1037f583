import { barrelPrices } from './posts/barrel-prices.ts';
import { carParts } from './posts/car-parts.ts';
import { duty } from './posts/duty.ts';
import { firstBox } from './posts/first-box.ts';
import { mailbox } from './posts/mailbox.ts';
import { onTheWay } from './posts/on-the-way.ts';
import type { SamplePost } from './posts/sample-post.ts';
import { sizeWeight } from './posts/size-weight.ts';
import { storms } from './posts/storms.ts';
import { taxNumbers } from './posts/tax-numbers.ts';

/**
 * Thirteen posts, at least one in each status. They are worth reading, nobody in them is invented, and what is a price, a time or a rule of
 * customs in them is live: it holds when they are read. One says that it is out of date, so that the monitoring has something to find.
 */
export const samplePosts: readonly SamplePost[] = [
  barrelPrices,
  storms,
  taxNumbers,
  mailbox,
  carParts,
  sizeWeight,
  firstBox,
  duty,
  ...onTheWay,
];
