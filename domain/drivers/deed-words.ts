import type { DriverDeed } from './changes/acts.ts';

/** What was done with a driver’s record, in words that follow a name. */
export const deedWords: Readonly<Record<DriverDeed, string>> = {
  ADDED: 'entered license, papers and shifts',
  SAVED: 'changed license, papers or shifts',
  CHANGE_DAY: 'changed the shifts of a day',
  KEEP_DAY: 'put a day back to the shifts of the week',
  ADD_ABSENCE: 'noted days on which they are away',
  DROP_ABSENCE: 'dropped days on which they were away',
  END: 'noted that they do not drive for us any more',
  RETURN: 'noted that they drive for us again',
};
