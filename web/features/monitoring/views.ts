import type { Area } from '#web/shell/screens.ts';

/** The parts of the monitoring's screen; each has an address of its own, so that it can be shared. */
export const views = {
  errors: 'Errors',
  vitals: 'Web vitals',
  events: 'Events',
  records: 'Records',
  exports: 'Exports',
} as const;
export type View = keyof typeof views;

/** The parts in an area: files to take away are for admins alone. */
export const viewsIn = (area: Area): readonly View[] =>
  (Object.keys(views) as readonly View[]).filter((view) => view !== 'exports' || area === '/admin');
