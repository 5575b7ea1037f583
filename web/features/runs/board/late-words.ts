import { lengthWords } from '../draft/clock.ts';

/** How late a stop is planned after its window. */
export const lateWords = (minutes: number): string => `Late by ${lengthWords(minutes)}`;
