/** What a pickup is, costs and needs, as text from the settings. Pages that speak of pickups take their sentences from here, so that none contradicts another. */

import { PACKED, SOMEONE_THERE } from '#domain/bookings/have-ready.ts';
import { slotSettings } from '#domain/departures/slots/slot-settings.ts';
import { SLOT_WEEKS } from '#domain/departures/slots/slots.ts';
import { listed } from '#domain/kernel/listed.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { cardInForce, pickupPrices, pickupTolls } from './prices.ts';
import { pickupBookBy } from './times.ts';

/** Where pickups and windows to bring goods are booked. */
export const BOOKING_PATH = '/booking';

type Settings = Pick<SiteSettings, 'schedule' | 'rateCards'>;

/** What it is, in one sentence. */
export const pickupIs = `Our van comes to your door in a time window that you choose, up to ${SLOT_WEEKS} weeks ahead.`;

/** What it costs: `$25.00 up to 10 miles, … Tolls are added: $14.00 to Brooklyn.` */
export const pickupCost = (site: Settings): string => {
  const bands = listed(pickupPrices(site).map(({ toMiles, price }) => `${price} ${toMiles}`));
  const tolls = pickupTolls(site).map(({ name, price }) => `${price} to ${name}`);
  return tolls.length === 0 ? `${bands}.` : `${bands}. Tolls are added: ${listed(tolls)}.`;
};

/** Whether a booking waits for somebody. */
const confirmed = ({ schedule }: Pick<Settings, 'schedule'>): string =>
  slotSettings(schedule).confirms === 'AT_ONCE'
    ? 'It is confirmed at once.'
    : 'We keep the time for you and confirm it ourselves.';

/** How it is booked, and until when. */
export const pickupBooking = (site: Settings): string =>
  `Book a pickup online with a free account, by ${pickupBookBy(site.schedule)}. Each time shows its flight. ${confirmed(site)}`;

/** What changing one's mind costs. */
export const pickupChanges = (site: Settings): string =>
  `Until ${pickupBookBy(site.schedule)}, you can move or cancel it free. Later, or if nobody is there, it costs ${dollars(cardInForce(site).failedPickup)}.`;

/** What has to be ready when the van comes. */
export const pickupReady = [
  PACKED,
  SOMEONE_THERE,
  'Your yes that we may open and search it, which you give when you book. No airline takes goods without it.',
  'Stairs? Tell us when you book, because they cost extra.',
] as const;
