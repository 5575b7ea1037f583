import type { StepPlace } from './next-step.ts';

/** Where a step is done, in the parts in which a letter shows a place. Our own phone number ends every letter, so it is not among them. */
export const placeInLetter = ({ name, address, hours, map }: StepPlace) => ({
  name,
  lines: address === undefined ? [] : [address],
  ...(hours.length === 0 ? {} : { hours }),
  ...(map === undefined ? {} : { mapUrl: map }),
});

/** The same of a counter abroad, with the number that works there. */
export const counterInLetter = (place: StepPlace) => ({
  ...placeInLetter(place),
  ...(place.phone === undefined ? {} : { phone: place.phone }),
});
