import { newYorkWords } from '../../kernel/new-york-words.ts';
import type { FlightNews } from '../rolls/flight-words.ts';
import { dayWords } from '../tracking/local-times.ts';

/** The flight, by its New York day where that is known. */
const flightOn = (day: string | undefined): string =>
  day === undefined ? 'The flight' : `The flight on ${dayWords(day)}`;

/** What a sender reads when a place is held for them. `until` is ISO 8601. */
export const offeredNews = (until: string, day?: string): FlightNews => {
  const happened = `${flightOn(day)} that you wait for has space now.`;
  return {
    title: 'A place for your shipment',
    sentences: [
      `${happened} We hold the place until ${newYorkWords(until)}.`,
      'Book it before then. After that the next on the waitlist gets it.',
    ],
    happened: [happened],
  };
};

/** Why a wait ended without a place. `asked` and `changed`: by what the sender did. */
type WhyEnded = 'asked' | 'changed' | 'list-closed' | 'flight-cancelled';

/** What they read when they did not take it in time. */
export const lapsedNews = (day?: string): FlightNews => {
  const happened = `The place that we held${day === undefined ? '' : ` on the flight on ${dayWords(day)}`} went to the next on the waitlist.`;
  return {
    title: 'Not booked in time',
    sentences: [happened, 'Choose another flight, or join the waitlist again.'],
    happened: [happened],
  };
};

const ended = (title: string, happened: string): FlightNews => ({
  title,
  sentences: [happened, 'Your shipment is not booked. Choose another flight.'],
  happened: [happened],
});

/** What a sender reads when a waitlist ends; undefined when they ended the wait themselves. */
export const endedNews = (why: WhyEnded, day?: string): FlightNews | undefined => {
  if (why === 'list-closed')
    return ended('No place became free', `${flightOn(day)} that you waited for is closed.`);
  return why === 'flight-cancelled'
    ? ended('Flight canceled', `${flightOn(day)} that you waited for does not leave.`)
    : undefined;
};
