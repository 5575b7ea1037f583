import { newYorkWords } from '../../kernel/new-york-words.ts';
import type { FlightNews } from '../rolls/flight-words.ts';

/** What a sender reads when a place is held for them. `until` is ISO 8601. */
export const offeredNews = (until: string): FlightNews => ({
  title: 'A place for your shipment',
  sentences: [
    `The flight that you wait for has space now. We hold the place until ${newYorkWords(until)}.`,
    'Book it before then. After that the next on the waitlist gets it.',
  ],
});

/** Why a wait ended without a place. `asked` and `changed`: by what the sender did. */
type WhyEnded = 'asked' | 'changed' | 'list-closed' | 'flight-cancelled';

/** What a sender reads when a waitlist ends; undefined when they ended the wait themselves. */
export const endedNews = (why: WhyEnded): FlightNews | undefined => {
  if (why === 'list-closed')
    return {
      title: 'No place became free',
      sentences: [
        'The flight that you waited for is closed.',
        'Your shipment is not booked. Choose another flight.',
      ],
    };
  return why === 'flight-cancelled'
    ? {
        title: 'Flight canceled',
        sentences: [
          'The flight that you waited for does not leave.',
          'Your shipment is not booked. Choose another flight.',
        ],
      }
    : undefined;
};
