import type { ComponentType } from 'react';
import type { Site } from '../../page.ts';

/** One chapter of a long text: what the table of contents calls it, where its link leads, and its words. */
export interface ReadingSection {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType<{ readonly site: Site }>;
}
