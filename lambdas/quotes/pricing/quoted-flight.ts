import { type Coming, comingFor, type FlightMade, flightMade } from '#domain/departures/slots/flight-made.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { fullSlots } from '../../bookings/index.ts';
import { publishedSchedule } from '../../departures/index.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ReadSetting } from '../../settings/index.ts';

/** How the goods of a quote come, and the flight that they make at an instant. */
export interface QuotedFlight {
  readonly coming: Coming;
  readonly made: FlightMade;
}

/** As much of what was asked for as says how it comes, and where it flies. */
interface AskedFlight {
  readonly request: Pick<Quote['request'], 'to' | 'mailbox'>;
  readonly pickupZip?: string | undefined;
}

/** Says which flight goods would make now. It reads the flights of the country, and for a pickup the slots that are full. */
export type ReadQuotedFlight = (asked: AskedFlight, now: Date) => Promise<QuotedFlight>;

/** By the one rule, with the flights and slots as everybody sees them. It needs `Query` on both tables. */
export const quotedFlight = (
  client: SharedDependencies['client'],
  tables: { readonly DEPARTURES_TABLE: string; readonly BOOKINGS_TABLE: string },
  readSetting: ReadSetting,
): ReadQuotedFlight => {
  const readSchedule = publishedSchedule(client, tables.DEPARTURES_TABLE, readSetting);
  const readFullSlots = fullSlots(client, tables.BOOKINGS_TABLE, readSetting);
  return async ({ request: { to, mailbox }, pickupZip }, now) => {
    const coming = comingFor({ pickup: pickupZip !== undefined, mailbox });
    const [schedule, full] = await Promise.all([
      readSchedule(to, now),
      coming.way === 'PICKUP' ? readFullSlots(now) : undefined,
    ]);
    return { coming, made: flightMade(schedule, to, coming, now, full) };
  };
};
