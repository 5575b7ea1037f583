import type { PastCloud, Person } from '../life/past-cloud.ts';
import { READER_DAYS, readersOfDay } from './sample-readers.ts';
import { measuredOn, missedOn } from './sample-visits.ts';

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

/** Sends what sample browsers report of posts and of addresses without a page, each report on its day, as the endpoint takes it from browsers. */
export const seedReaders = async ({ past, as, now, isDone, keep, isEnding }: Makes): Promise<void> => {
  for (let daysAgo = READER_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const name = `readers ${daysAgo} days ago`;
    if (isEnding()) return;
    if (isDone(name)) continue;
    const day = new Date(now.getTime() - daysAgo * DAY_MS);
    past.at(day);
    const send = async (kind: 'business' | 'performance', browser: string, records: readonly object[]) => {
      const body = records.map((record) => ({ ...record, timestamp: day.getTime() }));
      await past.ask(`POST /api/${kind}`, { as, headers: { 'user-agent': browser }, body });
    };
    for (const { name: browser, events } of readersOfDay(daysAgo)) await send('business', browser, events);
    for (const missed of missedOn(daysAgo)) await send('business', 'Sample Visitor', [missed]);
    for (const measured of measuredOn(daysAgo)) await send('performance', 'Sample Browsers', measured);
    keep(name);
  }
  past.at(now);
};
