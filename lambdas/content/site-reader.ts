import * as z from 'zod/mini';
import type { Site } from '#site-renderer';
import { flightsOfNextWeeks } from '../departures/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { readSiteSettings } from '../settings/index.ts';
import { withFlights } from './with-flights.ts';

/** What tells a function that publishes from what it renders. */
export const siteVariables = {
  SETTINGS_TABLE: required,
  DEPARTURES_TABLE: required,
  SITE_URL: required,
  SITE_SAMPLES: z.enum(['shown', 'hidden']),
};

interface Given extends Pick<SharedDependencies, 'client' | 'log'> {
  /** Whether cards are taken now. */
  readonly takesCards: () => Promise<boolean>;
}

/** Reads what pages are rendered from: the settings, the flights as they are planned, the site's address, and whether it shows samples. */
export const siteReader = (
  { SETTINGS_TABLE, DEPARTURES_TABLE, SITE_URL, SITE_SAMPLES }: EnvOf<typeof siteVariables>,
  { client, log, takesCards }: Given,
): ((now: Date) => Promise<Site>) => {
  const readSettings = withFlights(
    readSiteSettings(client, SETTINGS_TABLE, log, takesCards),
    flightsOfNextWeeks(client, DEPARTURES_TABLE),
  );
  return async (now) => ({
    ...(await readSettings(now)),
    url: SITE_URL,
    showsSamples: SITE_SAMPLES === 'shown',
  });
};

/** The same with its month: the first pass of every month publishes again and renews objects before they expire. */
export const ofMonth = (site: Site, now: Date): Site => ({ ...site, month: now.toISOString().slice(0, 7) });
