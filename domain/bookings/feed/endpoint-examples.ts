import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { type bookingFeedEndpoints, feedPath } from './feed-endpoints.ts';

const madeAt = '2026-11-28T15:00:00.000Z';
const secret = 'A7n0Zk3Qw9rT5yU2iO8pLg';

/** The calendar of somebody at the desk, once each. */
export const bookingFeedExamples: EndpointExamples<typeof bookingFeedEndpoints> = {
  ownFeed: { reply: { feed: { madeAt, uses: 12, usedAt: '2026-11-28T16:00:00.000Z' } } },
  makeFeed: { reply: { feed: { madeAt, uses: 0 }, address: `https://skybarrel.example${feedPath(secret)}` } },
  endFeed: { reply: {} },
  readFeed: {
    params: { secret },
    reply: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:BKG-7K3M9Q-MAIN@skybarrel.example',
      'SEQUENCE:2',
      'DTSTAMP:20261128T150000Z',
      'DTSTART:20261201T140000Z',
      'DTEND:20261201T170000Z',
      'SUMMARY:Pickup: Brooklyn\\, NY 11226',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  },
};
