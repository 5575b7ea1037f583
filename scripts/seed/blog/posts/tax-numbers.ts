import type { Body } from '#domain/blog/body/body.ts';
import { bullets, chapter, link, numbered, of, paragraph, row, words } from '#domain/blog/body/write.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import type { SamplePost } from './sample-post.ts';

const body: Body = [
  paragraph(
    'Customs wants to know who receives goods. In each country people have a number for that. The receiver has it, not the sender, so ask before you pack.',
  ),
  chapter('numbers', 'The number in each country'),
  {
    kind: 'table',
    caption: 'Tax number and customs authority by country',
    corner: 'Country',
    columns: ['Number', 'In full', 'Who to ask'],
    rows: allDestinations.map(({ code, country }) =>
      row(
        country,
        [of('tax-number', code)],
        [of('tax-number-in-full', code)],
        [of('customs-authority', code)],
      ),
    ),
  },
  chapter('how', 'How to find out'),
  numbered(
    'Call the receiver and ask whether they have the number. Many adults have one from a job, a bank or a driver’s license.',
    'Ask them to read it to you from a paper, digit by digit. Do not guess.',
    'Have none? Ask the authority in the table what to bring and how long it takes, before you book.',
    'In a hurry? Choose another adult in the family who has one. Their name goes on the shipment, and they go to the counter.',
  ),
  chapter('customs', 'What customs says today'),
  paragraph('This is what we found, who says it, and how old it is.'),
  ...allDestinations.flatMap(
    ({ code, country }): Body => [
      { kind: 'heading', level: 3, id: `customs-${code.toLowerCase()}`, title: country },
      { kind: 'live', live: 'customs', to: code },
    ],
  ),
  chapter('privacy', 'Who sees the number'),
  bullets(
    'You may leave it empty when you book. The receiver can give it at the counter.',
    'It is not on the label of the box.',
    'Our people open it only with a reason, and it is written down who did.',
  ),
  paragraph(
    'The whole way, with one number as an example: ',
    link('/blog/shipping-to-guyana-guide', 'shipping to Guyana'),
    '.',
  ),
];

/** The tax number of a receiver. */
export const taxNumbers: SamplePost = {
  title: 'The tax number that your receiver needs',
  status: 'PUBLISHED',
  isOwned: true,
  addedDaysAgo: 24,
  plan: {
    category: 'customs-and-duty',
    phrase: 'tin number to receive a barrel',
    brief: {
      intent: 'They ask my mother for a number at the counter. Which one, and where does she get it?',
      outline: 'A table of the five countries. What to do without a number. What customs says, with dates.',
      sources: 'The customs facts of our software, each with source and date of our last look.',
    },
  },
  text: {
    description: 'Which number customs asks the receiver for in each country, and who gives it out.',
    lead: words('Without it a barrel can wait at the counter. One phone call before you pack saves days.'),
    body,
  },
};
