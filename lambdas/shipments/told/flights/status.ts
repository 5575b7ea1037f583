import { isNewCutoff } from '#domain/shipments/rolls/flight-words.ts';
import type { LetterStatus } from '../../../runtime/letters/letter.ts';

/** What is new of a flight, by the title of the letter: its day, or by when goods must be at our dock. */
export const flightStatus = (title: string): LetterStatus => ({
  words: isNewCutoff(title) ? 'New cutoff' : 'New flight',
  tone: 'time',
});
