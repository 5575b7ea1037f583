import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { flightInSlot } from '#domain/bookings/promised-flight.ts';
import type { Rules } from '#domain/bookings/replan/touch.ts';
import { asPublished } from '#domain/departures/published/published.ts';
import { slotRules } from '#domain/departures/slots/slots.ts';
import { flightsOfNextWeeks } from '../../departures/index.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { readSections } from '../../settings/index.ts';

/**
 * Reads what decides whether bookings can stay: settings, strongly consistent, and the flights of the next weeks, moved and canceled ones
 * too. A function needs `BatchGetItem` on the settings and `Query` on the departures.
 */
export const readRules = (
  client: DynamoDBDocumentClient,
  tables: { readonly settings: string; readonly departures: string },
  log: SharedDependencies['log'],
) => {
  const sections = readSections(client, tables.settings, log);
  const flights = flightsOfNextWeeks(client, tables.departures);
  return async (now: Date): Promise<Rules> => {
    const [{ schedule: rule, brand }, known] = await Promise.all([sections(), flights(now)]);
    const schedule = asPublished(rule, known, now);
    return {
      slots: slotRules({ schedule, brand }),
      flightOf: (to, slot) => flightInSlot(schedule, to, slot, now),
    };
  };
};
