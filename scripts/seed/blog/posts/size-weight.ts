import type { Body } from '#domain/blog/body/body.ts';
import { bullets, chapter, link, of, our, paragraph, words } from '#domain/blog/body/write.ts';
import type { SamplePost } from './sample-post.ts';

const body: Body = [
  paragraph(
    'A plane has room for so many pounds and for so many boxes. A big light box takes the place of a heavy one, so airlines also count size. What counts more is what you pay for.',
  ),
  chapter('count', 'How size becomes weight'),
  paragraph(
    'Multiply length, width and height in inches and divide by ',
    our('dim-divisor'),
    '. The higher this number, the less you pay for size. This is the same box with ours and with others:',
  ),
  { kind: 'live', live: 'size-weight', size: [24, 18, 18] },
  { kind: 'drawing', drawing: 'box-dimensions' },
  chapter('save', 'How to pay for less air'),
  bullets(
    'Press bedding and clothes flat before you measure.',
    'Cut a tall box down to where the goods end, and tape it again.',
    'Put shoes inside pots and pots inside boxes.',
    ['Rounding: we round up ', our('rounded-up'), '. ', our('sent-together')],
  ),
  chapter('barrel', 'When a barrel is better'),
  paragraph('A barrel is not measured: it has one price. ', of('barrel-or-boxes', 'GY')),
  { kind: 'live', live: 'boxes-or-barrel', to: 'GY' },
  paragraph(
    'What each size costs to each country: ',
    link('/blog/what-a-barrel-costs-country-by-country', 'barrel prices'),
    '.',
  ),
];

/** Why a big light box costs more than it weighs. */
export const sizeWeight: SamplePost = {
  title: 'Size or weight: which one you pay for',
  status: 'PUBLISHED',
  isOwned: true,
  addedDaysAgo: 17,
  plan: {
    category: 'barrels-and-boxes',
    phrase: 'dimensional weight explained',
    destination: 'GY',
    brief: {
      intent: 'My box weighs little. Why is the price higher than its weight says?',
      outline:
        'What size weight is, with one box as an example. How to pay for less. When a barrel is better.',
      sources: 'Our rate card and calculator, by live blocks.',
    },
  },
  text: {
    description: 'Why a big light box costs more than it weighs, and four ways to pay for less air.',
    lead: words('A box of pillows and a box of rice can cost the same. Here is why.'),
    body,
  },
};
