import type { Area } from '#web/shell/screens.ts';

/** The parts of the monitoring's screen; each has an address of its own, so that it can be shared. */
export const views = {
  errors: 'Errors',
  vitals: 'Web vitals',
  events: 'Events',
  records: 'Records',
  exports: 'Exports',
  queues: 'Failed messages',
} as const;
export type View = keyof typeof views;

/** Files to take away, and what only admins can repair. */
const ofAdmins: readonly View[] = ['exports', 'queues'];

/** The parts in an area. */
export const viewsIn = (area: Area): readonly View[] =>
  (Object.keys(views) as readonly View[]).filter((view) => area === '/admin' || !ofAdmins.includes(view));
