/** The parts of the monitoring's screen; each has an address of its own, so that it can be shared. */
export const views = {
  errors: 'Errors',
  vitals: 'Web vitals',
  events: 'Events',
  records: 'Records',
  exports: 'Exports',
} as const;
export type View = keyof typeof views;
