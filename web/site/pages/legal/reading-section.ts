import type { ComponentType } from 'react';
import type { Site } from '../../page.ts';

/** One chapter of a legal text: its title in the table of contents, its id, and its content. */
export interface ReadingSection {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType<{ readonly site: Site }>;
}
