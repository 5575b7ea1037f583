import { deedWords } from '#domain/drivers/deed-words.ts';
import type { Driver } from '#domain/drivers/driver.ts';
import { datedOfPerson, personPaperNames } from '#domain/drivers/papers.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import { weekdays } from '#domain/kernel/weekdays.ts';
import {
  itemsIn,
  type OfPerson,
  type Part,
  type PersonAccess,
  type Whom,
  without,
} from '../../runtime/of-person.ts';
import { expires } from '../../runtime/table/expires.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { driverKey, partitionOf, toDriver, toEntry } from '../driver-items.ts';

/** What a driver reads of their own record. */
const ownRecord = (driver: Driver): Shown => ({
  createdAt: driver.createdAt,
  closedAt: driver.endedAt,
  papers: datedOfPerson(driver).map(({ kind, expires: ends }) => ({ name: personPaperNames[kind], ends })),
  weekly: driver.weekly.map(({ weekday, from, to }) => `${weekdays[weekday]}, ${from} to ${to}`),
  absences: driver.absences.map(({ from, to }) => ({ from, ends: to })),
});

/** Dates and shifts stay, of nobody, until the days of their class are over. */
const closing = (item: Item, { endedAt, license }: Driver, now: Date): Part['closing'] => {
  const { file: _, ...dates } = license;
  const ended = endedAt ?? now.toISOString();
  return without(item, {
    license: dates,
    changes: [],
    absences: [],
    endedAt: ended,
    expires_at: expires(new Date(ended), 'drivers'),
  });
};

const recordsOf = (access: PersonAccess, { ids }: Whom): Promise<readonly Item[]> =>
  getItems(access.client, access.table, ids.map(driverKey), { consistent: true });

/** Drivers keep which papers somebody had, and forget when they were away and why. */
export const ofPerson: OfPerson<'DRIVERS_TABLE'> = {
  table: 'DRIVERS_TABLE',
  heading: 'Driving for us',
  parts: async function* (access, whom) {
    for (const item of await recordsOf(access, whom)) {
      const driver = toDriver(item);
      yield { item, shown: ownRecord(driver), closing: closing(item, driver, access.now) };
    }
    for (const id of whom.ids)
      for (const item of await itemsIn(access, partitionOf(id))) {
        const { at, what, text } = toEntry(item);
        yield {
          item,
          shown: { record: 'As a driver', at, what: deedWords[what], note: text },
          closing: without(item, { text: undefined }),
        };
      }
  },
};
