import type { Block } from '../body/block.ts';
import { altProblem } from '../pictures/alt.ts';
import type { Post } from '../post.ts';
import type { Facts } from './facts.ts';
import type { Finding } from './finding.ts';
import { brokenLinks } from './links.ts';
import { pricesIn } from './prices.ts';
import { statedIn } from './stated-lines.ts';
import { timesIn } from './times.ts';

/** A post with more than so many findings of a kind has the first ones: whoever mends them sees the next. */
const MOST = 20;

/** What is wrong with single blocks, each under the heading above it. */
const inBlocks = (
  { body }: Post,
  wrongWith: (block: Block) => Omit<Finding, 'under' | 'stated'> | undefined,
): readonly Finding[] => {
  let under: string | undefined;
  return body.flatMap((block) => {
    if (block.kind === 'heading') under = block.title;
    const wrong = wrongWith(block);
    return wrong === undefined ? [] : [{ ...wrong, stated: '', ...(under ? { under } : {}) }];
  });
};

const unnamedTable = (block: Block) =>
  block.kind === 'table' && block.caption.trim() === ''
    ? {
        kind: 'TABLE_UNNAMED' as const,
        says: [block.corner, ...block.columns].filter(Boolean).join(', '),
        holds: 'Screen readers read first what a table shows, and this one does not say it.',
        repair: 'Say above the table what it shows.',
      }
    : undefined;

/** A picture of which people who cannot see it are told too little. */
const untoldPicture = (block: Block) => {
  const holds = block.kind === 'image' ? altProblem(block) : undefined;
  return block.kind === 'image' && holds !== undefined
    ? {
        kind: 'IMAGE_ALT' as const,
        says: block.alt,
        holds,
        repair: 'Choose the picture in the text, press Change, and say in the alt text what it shows.',
      }
    : undefined;
};

/**
 * What a post that readers see says that does not hold now. What its figures and live blocks say is never a finding: it is made from the
 * same facts.
 */
export const findingsOf = (post: Post, facts: Facts): readonly Finding[] => {
  const stated = statedIn(post);
  return [
    stated.flatMap((sentence) => pricesIn(sentence, facts)),
    stated.flatMap((sentence) => timesIn(sentence, facts)),
    brokenLinks(post, facts),
    inBlocks(post, unnamedTable),
    inBlocks(post, untoldPicture),
  ].flatMap((found) => found.slice(0, MOST));
};
