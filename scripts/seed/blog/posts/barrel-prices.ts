import type { Body } from '#domain/blog/body/body.ts';
import { bullets, chapter, link, of, our, paragraph, words } from '#domain/blog/body/write.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { weighing } from '../pictures/drawings.ts';
import type { SamplePost } from './sample-post.ts';

const prices: Body = allDestinations.flatMap(({ code, country }) => [
  chapter(`to-${code.toLowerCase()}`, country),
  { kind: 'live', live: 'barrels', to: code } as const,
  paragraph(of('barrel-or-boxes', code)),
]);

const body: Body = [
  paragraph(
    'A barrel has one price up to the weight that it includes. So fill it: up to that weight, one more pound costs nothing.',
  ),
  ...prices,
  chapter('in-the-price', 'What is in the price'),
  bullets(
    ['The way from our dock in ', our('dock-city'), ' to the counter of your family, the flight included.'],
    ['Fuel: ', our('fuel'), '.'],
    ['Security screening: ', our('security'), '.'],
    ['The counter there, for ', our('free-days-abroad'), ' after it is ready.'],
  ),
  chapter('not-in-the-price', 'What is not in it'),
  bullets(
    [
      'Duty. The receiver pays customs of the country. ',
      link('/faq', 'What we know of it'),
      ' has source and date.',
    ],
    ['The empty barrel, if you need one: ', our('empty-barrels'), '.'],
    ['Pickup at your home, if you want it. The calculator adds it before you book.'],
    ['Delivery to the door there, where we offer it: ', our('door-delivery'), '.'],
  ),
  chapter('weigh', 'Weigh it before you close it'),
  paragraph(
    'Weigh each bag on a bathroom scale before it goes in, and write it down. Above ',
    our('barrel-check'),
    ' we ask the airline first. Above ',
    our('barrel-limit'),
    ' we cannot take it.',
  ),
  paragraph(
    'How to pack one, and who opens it there: ',
    link('/blog/shipping-barrel-to-jamaica', 'a barrel to Jamaica'),
    '.',
  ),
];

/** What a barrel costs to each destination. */
export const barrelPrices: SamplePost = {
  title: 'What a barrel costs, country by country',
  status: 'PUBLISHED',
  isOwned: true,
  addedDaysAgo: 27,
  plan: {
    category: 'rates-and-cutoffs',
    phrase: 'how much to ship a barrel',
    brief: {
      intent: 'What does it cost to send one full barrel to my family, everything together?',
      outline: 'One table for each country, from the rate card. What is in the price and what is not.',
      sources: 'Our rate card, by live tables. Duty: only a link, because it depends on the goods.',
    },
  },
  pictures: [
    {
      under: 'weigh',
      draw: weighing,
      alt: 'A bag of rice on a bathroom scale, with a closed blue barrel beside it',
      caption: 'Bag by bag, before it goes into the barrel.',
    },
  ],
  text: {
    description: 'Today’s price of every barrel size to each country, and what the price includes.',
    lead: words('These tables come from our rate card. When a price changes, this page changes too.'),
    body,
    ending: {
      title: 'What would yours cost?',
      text: 'Choose the barrel, type its weight, and see the whole price.',
      action: { label: 'See my price', to: '/shipping-calculator' },
      second: { label: 'Ask us', to: '/contact' },
    },
  },
};
