import type { FlightRecord } from '#domain/departures/flight.ts';
import { addedToRule, changesOfRule, publishedDepartures } from '#domain/departures/published/published.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { Site } from '#site-renderer';

/** The settings of the site with the flights as they are planned: the list, what differs from the schedule's rule, and what
 * staff added to it. */
export const withFlights =
  (
    readSettings: (now: Date) => Promise<SiteSettings>,
    readFlights: (now: Date) => Promise<readonly FlightRecord[]>,
  ) =>
  async (now: Date): Promise<SiteSettings & Pick<Site, 'departures'>> => {
    const [settings, flights] = await Promise.all([readSettings(now), readFlights(now)]);
    const changes = changesOfRule(settings.schedule, flights, now);
    const added = addedToRule(flights, now);
    const differs = {
      ...(Object.keys(changes).length > 0 ? { changes } : {}),
      ...(added.length > 0 ? { added: [...added] } : {}),
    };
    return {
      ...settings,
      // Without changes the pages are those of the build.
      ...(Object.keys(differs).length > 0 ? { schedule: { ...settings.schedule, ...differs } } : {}),
      ...(flights.length > 0 ? { departures: publishedDepartures(flights, now) } : {}),
    };
  };
