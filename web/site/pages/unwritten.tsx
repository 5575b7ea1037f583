import type { SitePage } from '../page.ts';

/** Holds a path until its page is written. */
export const unwritten = (title: string): SitePage => ({
  metadata: () => ({ title }),
  Content: () => <h1 className="mx-auto max-w-6xl px-4 py-12 text-5xl">{title}</h1>,
  asked: [],
});
