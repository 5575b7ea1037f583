import type { StepPlace } from './next-step.ts';

/** Where a step is done, in the parts in which a letter shows a place. */
export const placeInLetter = ({ name, address, hours, map }: StepPlace) => ({
  name,
  lines: address === undefined ? [] : [address],
  ...(hours.length === 0 ? {} : { hours }),
  ...(map === undefined ? {} : { mapUrl: map }),
});
