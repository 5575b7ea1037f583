import type { Body } from '#domain/blog/body/body.ts';
import { bullets, chapter, link, numbered, our, paragraph, words } from '#domain/blog/body/write.ts';
import { shelf } from '../pictures/drawings.ts';
import type { SamplePost } from './sample-post.ts';

const body: Body = [
  paragraph(
    'Many U.S. stores send only to a U.S. address. With us you get one at our dock in ',
    our('dock-city'),
    ', ',
    our('dock-state'),
    '. The mailbox number in the address says that a parcel is yours.',
  ),
  chapter('order', 'From the store to your family'),
  numbered(
    'Confirm your e-mail, and your address is there. Copy it line by line into the store, with the mailbox number.',
    'Tell us what you ordered and its tracking number. Then we know the parcel when it comes.',
    'We weigh and measure it, and you see it with its photo.',
    'Put several parcels into one shipment, or wait for more. You decide when it flies.',
    'Pay the price that you saw, and follow it to the counter.',
  ),
  chapter('wait', 'How long it may wait'),
  paragraph(
    'The first ',
    our('free-days'),
    ' at our dock are free. After that, storage is counted by weight and day, and you see it before you pay. ',
    our('sent-together'),
  ),
  chapter('invoice', 'Keep the invoice of the store'),
  paragraph(
    'Customs asks what it is and what it cost. A picture of the store’s invoice is the best answer. You can add it to the parcel from your phone.',
  ),
  chapter('not', 'What you should not order'),
  paragraph('Some goods may not fly, even in a small parcel. These are the usual surprises:'),
  { kind: 'live', live: 'goods', verdict: 'never', namesOnly: true },
  bullets([link('/services#not-carried', 'Why, and what to do about each')]),
  paragraph(
    'You pack yourself, and need no store? Then begin with ',
    link('/blog/your-first-box-step-by-step', 'your first box'),
    '.',
  ),
];

/** How the U.S. address works. */
export const mailbox: SamplePost = {
  title: 'A U.S. address for stores that ship only in America',
  status: 'PUBLISHED',
  isOwned: true,
  addedDaysAgo: 21,
  plan: {
    phrase: 'us address for online shopping',
    brief: {
      intent: 'The store does not send to my country. How do I get it there?',
      outline: 'Five steps. How long a parcel may wait. The invoice. What not to order.',
      sources: 'Our own rates and list of goods.',
    },
  },
  pictures: [
    {
      under: 'wait',
      draw: shelf,
      alt: 'Three boards of a steel shelf with brown parcels, each with a white label',
      caption: 'Parcels wait at our dock until you say that they fly.',
    },
  ],
  text: {
    description: 'How a mailbox at our dock works: from the store to one shipment for your family.',
    lead: words('You order, we receive, and everything goes on one plane when you say so.'),
    body,
    ending: {
      title: 'Get your address',
      text: 'The account is free. Your U.S. address is there as soon as your e-mail is confirmed.',
      action: { label: 'Create a free account', to: '/auth/register' },
      second: { label: 'Ask us', to: '/contact' },
    },
  },
};
