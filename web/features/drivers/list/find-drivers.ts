import { driverEndpoints } from '#domain/drivers/endpoints.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { api } from '#web/api/client.ts';
import { namesOf } from '#web/session/names-of.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { beginsWords } from '#web/ui/search/matching.ts';
import { driverStanding, hoursWords } from '../standing.ts';

const SHOWN = 5;

/** Finds drivers by name for the search box of the desk. */
export const findDrivers =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const { drivers } = await api(driverEndpoints.list, { query: {} }, signal);
    const names = await namesOf(
      drivers.map(({ driver }) => driver.id),
      signal,
    );
    const today = newYorkDay(Date.now());
    return drivers
      .map(({ driver }) => ({ driver, name: names.get(driver.id) ?? '' }))
      .filter(({ name }) => beginsWords(`${name} driver`, typed))
      .slice(0, SHOWN)
      .map(({ driver, name }) => ({
        to: `${base}/drivers/${driver.id}`,
        title: name,
        detail: `${driverStanding(driver, today).words} · ${hoursWords(driver, today)}`,
      }));
  };
