import { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { searchable } from '#domain/kernel/search.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { stateWords, weightWords } from './words.tsx';

const SHOWN = 5;

/** What people call a flight: its country and airports, its day, its number. */
const wordsOf = ({ id, to, day, destinationAirport, flightNumber = '' }: Flight): readonly string[] =>
  searchable(
    `${destinations[to].country} ${destinationAirport} ${to} ${dayWords(day)} ${day} ${flightNumber} ${id} flight`,
  )
    .replaceAll(',', '')
    .split(' ');

/** Finds flights of this week and the eight after it, for the search box of the desk: 'guyana dec 4', 'friday jamaica'. */
export const findFlights =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const words = searchable(typed).replaceAll(',', '').split(' ').filter(Boolean);
    const { items } = await api(departureEndpoints.list, { query: {} }, signal);
    return items
      .filter((flight) => {
        const said = wordsOf(flight);
        return words.every((word) => said.some((one) => one.startsWith(word)));
      })
      .slice(0, SHOWN)
      .map((flight) => ({
        to: `${base}/departures/${flight.id}`,
        title: `${destinations[flight.to].country}, ${dayWords(flight.day)}`,
        detail: `${stateWords(flight.state)} · ${weightWords(flight)}`,
      }));
  };
