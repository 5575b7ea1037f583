import type { StaffPath } from '#domain/kernel/paths.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import type { Area, Screen } from './screens.ts';

/** Where somebody searches: where links lead to, and the town of our dock. */
export interface Searching {
  readonly base: Area | '/dashboard';
  readonly dock: string;
}

/** A search in the list of a screen. */
export interface Search {
  /** The path of the screen; that of the desk is below each area. */
  readonly list: Screen['path'] | StaffPath;
  /** The heading of what is found, where it is not the title of the screen. */
  readonly title?: string;
  /** Its place among the others: what has a smaller one is shown first. */
  readonly order: number;
  /** Loaded with the first search, for each knows all endpoints of its domain. */
  readonly load: () => Promise<(where: Searching) => Finder['find']>;
}
