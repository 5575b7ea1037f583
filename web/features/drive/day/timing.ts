import { shortClock } from '#domain/kernel/short-times.ts';
import type { OwnStop } from '#domain/runs/driving/own-run.ts';
import { spanWords } from '#web/ui/time/span-words.ts';

/** How a stop stands against the hours that its customer was promised. */
interface Timing {
  readonly tone: 'plain' | 'time' | 'wrong';
  readonly words: string;
}

/** Then a driver should know that the window ends. */
const SOON_MS = 30 * 60_000;

/** A span on the clock of New York: `10 AM to 12 PM`. */
export const hoursWords = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${shortClock(new Date(from))} to ${shortClock(new Date(to))}`;

/** Whether we are late for a stop now, or planned to be. */
export const timingOf = (
  { window, planned, arrivedAt }: Pick<OwnStop, 'window' | 'planned' | 'arrivedAt'>,
  now: number,
): Timing => {
  const [begins, ends] = [Date.parse(window.from), Date.parse(window.to)];
  if (arrivedAt !== undefined)
    return { tone: 'plain', words: `Here since ${shortClock(new Date(arrivedAt))}.` };
  if (now > ends)
    return { tone: 'wrong', words: `Late. The window ended ${spanWords(now - ends)} ago. Call them.` };
  const planFor = Date.parse(planned.from);
  if (planFor > ends)
    return {
      tone: 'wrong',
      words: `Planned for ${shortClock(new Date(planFor))}, ${spanWords(planFor - ends)} after the window. Call them.`,
    };
  if (ends - now <= SOON_MS) return { tone: 'time', words: `The window ends in ${spanWords(ends - now)}.` };
  if (now < begins) return { tone: 'plain', words: `The window begins in ${spanWords(begins - now)}.` };
  return { tone: 'plain', words: `In time. The window ends in ${spanWords(ends - now)}.` };
};
