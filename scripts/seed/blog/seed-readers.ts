import type { PastCloud, Person } from '../life/past-cloud.ts';
import { READER_DAYS, readersOfDay } from './sample-readers.ts';

const DAY_MS = 86_400_000;

interface Makes {
  readonly past: PastCloud;
  /** Anyone who is signed in: browsers report without it. */
  readonly as: Person;
  readonly now: Date;
  readonly isDone: (day: string) => boolean;
  readonly keep: (day: string) => void;
  readonly isEnding: () => boolean;
}

/** Sends what sample browsers report of posts, each report on its day, as the endpoint takes it from browsers. */
export const seedReaders = async ({ past, as, now, isDone, keep, isEnding }: Makes): Promise<void> => {
  for (let daysAgo = READER_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const name = `readers ${daysAgo} days ago`;
    if (isEnding()) return;
    if (isDone(name)) continue;
    const day = new Date(now.getTime() - daysAgo * DAY_MS);
    past.at(day);
    for (const { name: browser, events } of readersOfDay(daysAgo))
      await past.ask('POST /api/business', {
        as,
        headers: { 'user-agent': browser },
        body: events.map((event) => ({ ...event, timestamp: day.getTime() })),
      });
    keep(name);
  }
  past.at(now);
};
