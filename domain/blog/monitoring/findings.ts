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

const unnamedTables = ({ body }: Post): readonly Finding[] => {
  let under: string | undefined;
  return body.flatMap((block) => {
    if (block.kind === 'heading') under = block.title;
    if (block.kind !== 'table' || block.caption.trim() !== '') return [];
    return [
      {
        kind: 'TABLE_UNNAMED' as const,
        ...(under ? { under } : {}),
        says: [block.corner, ...block.columns].filter(Boolean).join(', '),
        stated: '',
        holds: 'Screen readers read first what a table shows, and this one does not say it.',
        repair: 'Say above the table what it shows.',
      },
    ];
  });
};

/** Pictures that people who cannot see them are told too little of. */
const untoldPictures = ({ body }: Post): readonly Finding[] => {
  let under: string | undefined;
  return body.flatMap((block) => {
    if (block.kind === 'heading') under = block.title;
    const holds = block.kind === 'image' ? altProblem(block) : undefined;
    if (block.kind !== 'image' || holds === undefined) return [];
    return [
      {
        kind: 'IMAGE_ALT' as const,
        ...(under ? { under } : {}),
        says: block.alt,
        stated: '',
        holds,
        repair: 'Choose the picture in the text, press Change, and say what is to be seen on it.',
      },
    ];
  });
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
    unnamedTables(post),
    untoldPictures(post),
  ].flatMap((found) => found.slice(0, MOST));
};
