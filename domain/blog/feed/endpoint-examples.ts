import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { type blogFeedEndpoints, blogFeedPath } from './feed-endpoints.ts';

const madeAt = '2026-11-28T15:00:00.000Z';
const secret = 'A7n0Zk3Qw9rT5yU2iO8pLg';

/** The calendar of somebody who writes posts. */
export const examples: EndpointExamples<typeof blogFeedEndpoints> = {
  ownFeed: { reply: { feed: { madeAt, uses: 12, usedAt: '2026-11-28T16:00:00.000Z' } } },
  makeFeed: {
    reply: { feed: { madeAt, uses: 0 }, address: `https://skybarrel.example${blogFeedPath(secret)}` },
  },
  endFeed: { reply: {} },
  readFeed: {
    params: { secret },
    reply: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:019a1d3c-0000-7000-8000-000000000031@skybarrel.example',
      'DTSTAMP:20261128T150000Z',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261202',
      'SUMMARY:Planned: Last days to ship for Christmas',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  },
};
