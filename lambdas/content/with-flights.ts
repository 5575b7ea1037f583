import type { FlightRecord } from '#domain/departures/flight.ts';
import { asPublished, publishedDepartures } from '#domain/departures/published/published.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { Site } from '#site-renderer';

/** The settings of the site with the flights as they are planned: the list, what differs from the schedule's rule, and what
 * staff added to it. Without changes the pages are those of the build. */
export const withFlights =
  (
    readSettings: (now: Date) => Promise<SiteSettings>,
    readFlights: (now: Date) => Promise<readonly FlightRecord[]>,
  ) =>
  async (now: Date): Promise<SiteSettings & Pick<Site, 'departures'>> => {
    const [settings, flights] = await Promise.all([readSettings(now), readFlights(now)]);
    return {
      ...settings,
      schedule: asPublished(settings.schedule, flights, now),
      ...(flights.length > 0 ? { departures: publishedDepartures(flights, now) } : {}),
    };
  };
