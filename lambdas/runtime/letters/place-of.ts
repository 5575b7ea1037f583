import type { StepPlace } from '#domain/next-step/next-step.ts';
import type { LetterPlace } from './letter.ts';

/** Where a step is done, as a letter shows it. */
export const placeOf = ({ name, address, hours, map }: StepPlace): LetterPlace => ({
  name,
  lines: address === undefined ? [] : [address],
  ...(hours.length === 0 ? {} : { hours }),
  ...(map === undefined ? {} : { mapUrl: map }),
});
