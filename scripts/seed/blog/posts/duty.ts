import type { Body } from '#domain/blog/body/body.ts';
import { bullets, chapter, paragraph, words } from '#domain/blog/body/write.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import type { SamplePost } from './sample-post.ts';

const body: Body = [
  paragraph(
    'Duty is a tax on goods that come into a country. The receiver pays it there, to customs, and not to us. How much it is, only customs can say when they see the goods and the papers.',
  ),
  chapter('tables', 'What is published, and by whom'),
  paragraph('Each line says its source and its date. What is an estimate says so.'),
  ...allDestinations.flatMap(
    ({ code, country }): Body => [
      { kind: 'heading', level: 3, id: `duty-${code.toLowerCase()}`, title: country },
      { kind: 'live', live: 'customs', to: code },
      { kind: 'live', live: 'customs-unknown', to: code },
    ],
  ),
  chapter('papers', 'What makes it go fast'),
  bullets(
    'A list of what is inside: what, how many, and the price of one.',
    'The invoice for anything new.',
    'The true value. A value that is too low to be true makes customs open everything.',
  ),
];

/** What customs charges. */
export const duty: SamplePost = {
  title: 'Duty on what you send: what customs says in each country',
  status: 'SCHEDULED',
  isOwned: true,
  addedDaysAgo: 12,
  plannedInDays: 3,
  shownInDays: 3,
  plan: {
    category: 'customs-and-duty',
    phrase: 'customs duty on barrels caribbean',
    brief: {
      intent: 'What will my sister have to pay at customs?',
      outline: 'What is published in each country with source and date. What we do not know. Papers.',
      sources: 'The customs facts of our software, each with source and date of our last look.',
    },
  },
  text: {
    description: 'What customs in each country publishes about duty, with source and date of each line.',
    lead: words('Nobody can promise you what customs will charge. This is what they publish.'),
    body,
  },
};
