import type { TaskKindFacts } from './facts.ts';

/** What waits at posts of the blog. */
export const postKinds = {
  POST_DRIFTS: {
    name: 'Correct a post',
    asks: 'Readers see a price or a time in it that does not hold. Look at what holds now, change the text, and publish it.',
    subject: 'post',
    may: 'content.manage',
    hours: 24,
    act: 'Open what was found',
    byHand: false,
  },
  POST_COMMENTS: {
    name: 'Answer a comment',
    asks: 'A colleague wrote a comment on a post. Read it, do what it asks for, and mark it as done.',
    subject: 'comments',
    may: 'content.manage',
    hours: 48,
    act: 'Open the comments',
    byHand: false,
  },
} as const satisfies Record<string, TaskKindFacts>;
