import type { PublishedDeparture } from '#domain/departures/published/published.ts';
import type { SiteFile } from './site-file.ts';

/** The flights of the next eight weeks, for everybody who wants to plan with them. Beyond it the schedule's rule holds. */
export const departuresFile = (departures: readonly PublishedDeparture[]): SiteFile => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({ departures }),
});
