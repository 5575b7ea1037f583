import { newYorkDay } from '../kernel/new-york.ts';
import { dayWords } from '../kernel/short-times.ts';
import { dueWords } from './due-words.ts';
import { inTime } from './in-time.ts';
import type { NextStep, Step, StepPlace } from './next-step.ts';

/** A step with its place. */
const besideWords = ({ title, place }: Pick<Step, 'title' | 'place'>): string =>
  place?.address === undefined ? `${title}.` : `${title}. ${place.name}: ${place.address}.`;

/** The day of a deadline as titles say it; for the end of a day that day. */
const dayOf = (by: string): string => dayWords(newYorkDay(new Date(Date.parse(by) - 1)));

/**
 * What stands above steps that are due before the first: `Also, by Tue, Nov 24, 2:00 PM`. Where the title of the next line says when, `Also`.
 */
export const alsoBy = ([{ by, title = '' } = {}]: readonly Partial<Pick<Step, 'by' | 'title'>>[]): string =>
  by === undefined || title.includes(dayOf(by)) ? 'Also' : `Also, by ${dueWords(by)}`;

const inSentence = (title: string): string => title.replace(/^./, (first) => first.toLowerCase());

/**
 * What is due before the first thing to do: `Also, by Tue, Nov 24, 2:00 PM: bring your barrel to our dock.` A step whose title has its hours
 * says them itself: `Also have it ready: we come Tue, Nov 24, 9 AM to noon.`
 */
const alsoWords = ({ title, name, by, place }: Step): string =>
  name === undefined
    ? `Also ${inSentence(besideWords({ title, place }))}`
    : `${alsoBy([{ by }])}: ${inSentence(besideWords({ title: name, place }))}`;

/** Where goods are brought after or before the first thing to do, which is done elsewhere. A letter shows it by itself, with its hours and map. */
export const placeBeside = ({ todo, after }: Pick<NextStep, 'todo' | 'after'>): StepPlace | undefined =>
  todo?.place === undefined ? after.find(({ act }) => act === 'BRING')?.place : undefined;

/** What a letter says besides the first thing to do, a sentence each: what is due before it, and what follows. */
export const besideTodo = (
  next: Pick<NextStep, 'todo' | 'after'>,
): { readonly before: readonly string[]; readonly after: readonly string[] } => {
  const shown = placeBeside(next);
  const short = ({ place, ...step }: Step): Step =>
    place === undefined || place === shown ? step : { ...step, place };
  const { before, later } = inTime(next);
  return {
    before: before.map((step) => alsoWords(short(step))),
    after: later.map((step) => besideWords(short(step))),
  };
};
