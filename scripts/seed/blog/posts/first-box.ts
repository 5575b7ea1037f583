import type { Body } from '#domain/blog/body/body.ts';
import { bullets, chapter, link, numbered, our, paragraph, words } from '#domain/blog/body/write.ts';
import type { SamplePost } from './sample-post.ts';

const body: Body = [
  paragraph(
    'This is a sample. An old price, an old cutoff and a link to a post that is not there are in it on purpose, so that the monitoring of posts has something to find.',
  ),
  chapter('choose', 'Choose the box'),
  bullets(
    'Take a new box with two walls. A box from the supermarket opens on the way.',
    ['Measure it, because size counts too: ', link('/blog/size-or-weight-which-one-you-pay-for', 'why'), '.'],
    ['With more than three boxes, look at ', link('/blog/barrel-rates', 'what a barrel costs'), ' first.'],
  ),
  chapter('pack', 'Pack it'),
  numbered(
    'Put what is heavy at the bottom, and fill every gap with clothes.',
    'Tie liquids into bags of their own.',
    'Write down what is inside, how many and what it is worth. That is your packing list.',
    'Tape the bottom and the top twice, in both directions.',
  ),
  chapter('cost', 'What it costs'),
  paragraph('A pound to Guyana costs $2.95. The receiver pays duty there, if there is any.'),
  paragraph(
    'How we compare with others: ',
    link('/blog/nj-vs-global-shippers', 'a shipper in New Jersey or a global one'),
    '.',
  ),
  chapter('bring', 'Bring it'),
  paragraph('The cargo cutoff is Monday 9:00 AM. Our dock is in ', our('dock-city'), '.'),
  paragraph(
    'The receiver brings photo ID, and in some countries a number: ',
    link('/blog/the-tax-number-that-your-receiver-needs', 'which one'),
    '.',
  ),
];

/** The first box, with what the monitoring finds: a price and a cutoff that do not hold, and a link that leads nowhere. */
export const firstBox: SamplePost = {
  title: 'Your first box, step by step',
  status: 'PUBLISHED',
  isOwned: true,
  addedDaysAgo: 15,
  plan: {
    category: 'barrels-and-boxes',
    phrase: 'how to send a box to guyana',
    destination: 'GY',
    brief: {
      intent: 'I have never sent a box. What do I do, in which order?',
      outline:
        'Choose, pack, cost, bring. A sample: an old price, an old cutoff and a broken link are in it.',
      sources: 'What people ask at our dock. The price and the cutoff are wrong on purpose.',
    },
  },
  text: {
    description: 'How to choose, pack and bring your first box, and what the receiver needs.',
    lead: words('Half an hour at the kitchen table is enough for a box that arrives whole.'),
    body,
  },
};
