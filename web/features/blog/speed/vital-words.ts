import type { PostVital } from '#domain/monitoring/posts/post-vitals.ts';

interface VitalWords {
  readonly name: string;
  /** What is measured. */
  readonly means: string;
  /** What it usually is in a post, and what a writer does. */
  readonly repair: string;
}

/** The Core Web Vitals as a writer reads them. */
export const vitalWords: Readonly<Record<PostVital, VitalWords>> = {
  LCP: {
    name: 'Shown',
    means: 'Until the largest picture or text of the first screen is there (LCP).',
    repair: 'Usually a large picture near the top. Move it further down, or choose a smaller one.',
  },
  INP: {
    name: 'Answers',
    means: 'Until the page answers a tap (INP).',
    repair: 'Usually a long table, or many live blocks. Split the table, or the post.',
  },
  CLS: {
    name: 'Moves',
    means: 'How much of the page moves while it is read (CLS): 0 is nothing, 1 the whole screen.',
    repair: 'Usually a picture or a wide table above the text. Move it below the first paragraphs.',
  },
};
