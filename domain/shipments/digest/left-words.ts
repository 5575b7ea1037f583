import { airportPlace } from '../../kernel/airports.ts';
import { destinations } from '../../kernel/destinations.ts';
import { DAY_MS, newYorkDay, onNewYorkClocks } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { ShipmentFacts } from '../next-step/facts.ts';
import { flightFor } from '../tracking/arrival/ways.ts';
import { lastToLeave, leftAt, someGoods } from './some-goods.ts';
import { isPast } from './whats.ts';

const NOON = 12;
const EVENING = 18;
const NIGHT = 21;

/** From then on a weekday alone is no day any more. */
const DAYS_BY_NAME = 6;

const dated = (at: string): string => `on ${dayWords(newYorkDay(new Date(at)))}`;

/** When something was, on the clocks of New York: `Friday night`, and `on Fri, Nov 20` once that is longer ago than this week. */
const partOfDay = (at: string, now: Date): string => {
  if (now.getTime() - Date.parse(at) > DAYS_BY_NAME * DAY_MS) return dated(at);
  const face = onNewYorkClocks(new Date(at));
  const hour = face.getUTCHours();
  const day = face.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  if (hour >= NIGHT) return `${day} night`;
  if (hour >= EVENING) return `${day} evening`;
  return `${day} ${hour >= NOON ? 'afternoon' : 'morning'}`;
};

const saidOf = (facts: ShipmentFacts, when: (at: string) => string): string => {
  const { shipment } = facts;
  const flight = lastToLeave(facts);
  const from = airportPlace(shipment.leftFrom ?? flight?.originAirport ?? '');
  const at = flight && leftAt(flight);
  const goods = someGoods(shipment, (piece) => flightFor(facts, piece)?.id === flight?.id);
  if (isPast(shipment.state, 'ARRIVED')) return `${goods} landed in ${destinations[shipment.to].city}`;
  return `${goods} left ${from}${at === undefined ? '' : ` ${when(at)}`}`;
};

/** What left, from where and when, to somebody who reads it soon: `Marva’s barrel left Newark Friday night`. What has landed since, where. */
export const leftWords = (facts: ShipmentFacts): string => saidOf(facts, (at) => partOfDay(at, facts.now));

/** The same for a line that is there for weeks: `Marva’s barrel left Newark on Fri, Nov 27`. */
export const leftWithDate = (facts: ShipmentFacts): string => saidOf(facts, dated);
