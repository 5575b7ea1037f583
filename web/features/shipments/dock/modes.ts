import type { DockAct } from '#domain/shipments/dock/acts.ts';

/** What every scan does until another mode is chosen. Finding only looks. */
export const modes = ['CHECK_IN', 'WEIGH', 'SCREEN', 'LOAD', 'OFFLOAD', 'FIND'] as const;
export type Mode = (typeof modes)[number];

export const modeNames: Readonly<Record<Mode, string>> = {
  CHECK_IN: 'Check in',
  WEIGH: 'Weigh',
  SCREEN: 'Screen',
  LOAD: 'Load',
  OFFLOAD: 'Offload',
  FIND: 'Find',
};

/** The mode in an address; checking in, with which a day begins, unless another one is there. */
export const modeIn = (search: URLSearchParams): Mode =>
  modes.find((mode) => mode === search.get('mode')?.toUpperCase()) ?? 'CHECK_IN';

/** What a line of the dock is about: a scan, or a measure. */
export type Deed = DockAct | 'WEIGH';

/** What a button says that does an act, and what a line says once it is done. */
export const actWords: Readonly<Record<Deed, { readonly press: string; readonly done: string }>> = {
  CHECK_IN: { press: 'Check in', done: 'Checked in' },
  WEIGH: { press: 'Weigh and measure', done: 'Measured' },
  SCREEN: { press: 'Record as screened', done: 'Screened' },
  LOAD: { press: 'Load', done: 'Loaded' },
  OFFLOAD: { press: 'Offload', done: 'Offloaded' },
  MISSING: { press: 'It is missing', done: 'Missing' },
  FOUND: { press: 'It is here', done: 'Found' },
};

export const isDeed = (value: unknown): value is Deed => typeof value === 'string' && value in actWords;
