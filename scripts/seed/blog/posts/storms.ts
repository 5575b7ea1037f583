import type { Body } from '#domain/blog/body/body.ts';
import { bullets, chapter, link, our, paragraph, words } from '#domain/blog/body/write.ts';
import type { SamplePost } from './sample-post.ts';

const body: Body = [
  paragraph(
    'The Atlantic hurricane season is from June 1 to November 30 (National Hurricane Center, nhc.noaa.gov; checked on November 24, 2026). Most weeks nothing happens. When a storm closes an airport, no plane lands, ours included.',
  ),
  chapter('what-we-do', 'What we do then'),
  bullets(
    'We move what was booked to the next flight that has room.',
    'We write to everyone who has something on the flight. You need not call.',
    [our('notices')],
  ),
  chapter('what-you-can-do', 'What you can do'),
  bullets(
    'Send what is needed for a day early in these months, not on the last flight before it.',
    'Put papers and medicine into a bag that closes, also inside a barrel.',
    ['See where it is on the ', link('/tracking', 'tracking page'), '.'],
  ),
];

/** What happens to a flight in a storm. */
export const storms: SamplePost = {
  title: 'Hurricane season: when a flight has to wait',
  status: 'UNPUBLISHED',
  isOwned: true,
  addedDaysAgo: 26,
  plan: {
    phrase: 'hurricane season air cargo',
    brief: {
      intent: 'There is a storm near Jamaica. What happens to my barrel?',
      outline: 'When the season is. What we do. What senders can do. Offline when it ends, until next June.',
      sources: 'National Hurricane Center, nhc.noaa.gov: dates of the season.',
    },
  },
  text: {
    description: 'What we do when a storm closes an airport, and what you can do before it comes.',
    lead: words('A plane that waits is better than a plane in a storm. You hear from us when it happens.'),
    body,
  },
};
