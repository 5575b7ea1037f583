import type { PieceState } from '../../lifecycle.ts';

const landedStates: readonly PieceState[] = ['ARRIVED', 'CHECKED_IN_DEST', 'CUSTOMS', 'CLEARED'];

/** Whether it is in its country, and not yet ready there. */
export const hasLanded = (state: PieceState): boolean => landedStates.includes(state);

/** What to know when the days that were expected are over. `phone` is ours, as people read it. */
export const lateWords = (state: PieceState, phone: string): string =>
  hasLanded(state)
    ? 'The last steps there take longer than we expected.'
    : `It takes longer than we expected. Questions? Call ${phone}.`;

/** What is known of goods whose flight was to leave on a day that is over. Until it is recorded that it left, no day follows. */
export const notRecorded = (what: 'it' | 'they'): string => `We have not recorded yet that ${what} left.`;
