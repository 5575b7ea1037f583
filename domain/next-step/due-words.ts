import { addDays, newYorkDay, onNewYorkClocks } from '../kernel/new-york.ts';
import { dayWords, instantWords } from '../kernel/short-times.ts';

/**
 * Until when a step has to be done, after `by`: its hour, and for the end of a day that day, as its title says it: what ends with Friday is
 * due `Fri, Dec 25`, not `Sat, Dec 26, 12:00 AM`. Days and hours are those of New York.
 * @param by the instant, ISO 8601.
 */
export const dueWords = (by: string): string => {
  const at = new Date(by);
  const face = onNewYorkClocks(at);
  return face.getUTCHours() === 0 && face.getUTCMinutes() === 0
    ? dayWords(addDays(newYorkDay(at), -1))
    : instantWords(at);
};
