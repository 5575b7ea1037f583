import { dollars } from '../../kernel/money.ts';
import type { Body } from '../body/body.ts';
import { chapter, numbered, of, our, paragraph, row, strong, words } from '../body/write.ts';
import type { Post } from '../post.ts';

const whichBarrel: Body = [
  chapter('short', 'The short answer'),
  { kind: 'live', live: 'facts', to: 'JM', boxes: false },
  paragraph(
    'By sea a barrel is cheaper and takes weeks. By air it costs more and arrives in days. This guide is about barrels by air: which size, how to pack it, what is known about duty, and what the receiver has to bring.',
  ),
  chapter('which', 'Which barrel?'),
  paragraph(
    'Contents do not change the price. The last column shows what one pound costs when the barrel has all the weight included.',
  ),
  { kind: 'live', live: 'barrels', to: 'JM' },
  { kind: 'drawing', drawing: 'barrel-sizes' },
  paragraph(
    'Each pound above that costs ',
    of('rate', 'JM'),
    ', and above ',
    our('barrel-limit'),
    ' we cannot take it: two people have to be able to lift it, and planes have limits for a single piece. Above ',
    our('barrel-check'),
    ' we check with the airline before we promise a flight.',
  ),
  paragraph(
    'Between two sizes, take the one you can fill. A half-empty barrel costs the same, and things inside move around.',
  ),
  chapter('examples', 'Two barrels, line by line'),
  paragraph('Two examples with today’s prices:'),
  {
    kind: 'live',
    live: 'price',
    title: '55 gallons, 163 lb: a little too heavy',
    to: 'JM',
    goods: [{ barrel: 'B55', weight: 163 }],
    wishes: {},
  },
  {
    kind: 'live',
    live: 'price',
    title: '77 gallons, 170 lb, insured for $600',
    to: 'JM',
    goods: [{ barrel: 'B77', weight: 170 }],
    wishes: { insured: true, declaredValue: 60_000 },
  },
  paragraph(
    'In the first one, the pounds above the weight included are on their own line. Take out two bags of rice and that charge is gone.',
  ),
];

/** A sample packing list. Values in cents. */
const sampleList = [
  { what: 'Rice, 10 lb bags', count: 4, each: 900 },
  { what: 'Vegetable oil, 1 gal, sealed', count: 2, each: 1200 },
  { what: 'Canned fish and vegetables', count: 36, each: 150 },
  { what: 'Laundry powder, 10 lb', count: 1, each: 1500 },
  { what: 'Bath soap, bars', count: 24, each: 100 },
  { what: 'School shoes, new, size 4', count: 1, each: 3500 },
  { what: 'Children’s clothes, used', count: 20, each: 300 },
  { what: 'Blanket', count: 2, each: 1500 },
] as const;

const packing: Body = [
  chapter('list', 'The packing list'),
  paragraph(
    'The packing list is the most important paper, and the one most often missing. It says what, how many and the value of one. Here is a sample to copy.',
  ),
  {
    kind: 'table',
    caption: 'A sample packing list',
    corner: 'What',
    columns: ['How many', 'Each', 'Total'],
    rows: [
      ...sampleList.map(({ what, count, each }) =>
        row(what, String(count), dollars(each), dollars(count * each)),
      ),
      row('Total', '', '', dollars(sampleList.reduce((sum, { count, each }) => sum + count * each, 0))),
    ],
  },
  paragraph(
    'Used things have a value too: what someone would pay for them. New things have their store price; put the receipts with the list. Put one copy inside the lid, give one to us, and send a photo to the receiver, because customs will ask them.',
  ),
  chapter('order', 'What goes where'),
  { kind: 'drawing', drawing: 'barrel-layers' },
  numbered(
    [
      strong('Wash and dry the barrel.'),
      ' A barrel that held food keeps the smell. Do not use one that held anything else.',
    ],
    [strong('Line it'), ' with one large bag, so that a leak stays inside and damp stays outside.'],
    [strong('Heavy and hard at the bottom,'), ' laid flat, no gaps.'],
    [strong('Everything liquid in a closed bag,'), ' upright, in the middle, with cloth around it.'],
    [strong('Fill every gap with clothes.'), ' Socks go into shoes, small things into pots.'],
    [strong('Weigh it'), ' before you close it. Then the ring, the pin, and tape over both.'],
    [
      strong('Write on the barrel, not only on a label:'),
      ' receiver, parish, phone, and yours, with a marker, on two sides and the lid.',
    ],
  ),
  chapter('outside', 'What stays out'),
  paragraph('These do not fly with us at all:'),
  { kind: 'live', live: 'goods', verdict: 'never' },
  paragraph('Ask us first about these. Put them on top and tell us:'),
  { kind: 'live', live: 'goods', verdict: 'ask' },
  paragraph(
    'Everything on a passenger plane is screened. If one spray can is hidden in it, the whole barrel stays behind and loses a week.',
  ),
];

const counter: Body = [
  chapter('duty', 'Duty: what is known'),
  paragraph(
    'What we found about charges in Jamaica, with who says it and how old it is. The lines marked as estimates come from shippers and newspapers, not from customs.',
  ),
  { kind: 'live', live: 'customs', to: 'JM' },
  paragraph(
    'So the value on the list decides what is due. Write the real value. If the list is too low, customs finds out at the counter, and your receiver pays and waits.',
  ),
  { kind: 'live', live: 'customs-unknown', to: 'JM' },
  chapter('trn', 'The name and the TRN'),
  paragraph(
    'The ',
    of('tax-number', 'JM'),
    ', the ',
    of('tax-number-in-full', 'JM'),
    ', is the receiver’s. They give it at the counter, so make sure on the day you buy the barrel that they have one. From you we need the name exactly as shown on the ID, before the booking cutoff.',
  ),
  paragraph(
    'One wrong letter in the name can cost a morning at the counter. If the ID says Patricia and everybody calls her Pat, write Patricia.',
  ),
  paragraph('The receiver cannot come? ', of('who-collects', 'JM')),
  chapter('sending', 'Sending and collecting it'),
  numbered(
    [
      'Book a pickup by ',
      our('pickup-book-by'),
      ', ',
      our('pickup-radius'),
      ', or bring it. For a full barrel on the third floor, the stairs are ',
      our('stairs'),
      ' more.',
    ],
    [
      'It is at our dock before ',
      our('cargo-cutoff'),
      ', ',
      our('clock'),
      '. What comes later goes on the next flight automatically.',
    ],
    ['Give us the list and the name, and pay, before ', our('booking-cutoff'), '.'],
    [
      'It lands in Kingston and goes to customs. ',
      our('notices'),
      ' Your receiver should wait until it is ready. ',
      of('collection', 'JM'),
    ],
    [
      'It waits free for ',
      our('free-days-abroad'),
      '. After that it is ',
      our('storage-abroad'),
      ' per piece per week.',
    ],
  ),
  paragraph(
    'From Montego Bay, Mandeville or Port Antonio the receiver has to cross the island. ',
    of('delivery', 'JM'),
    ' Where we deliver, it costs ',
    our('door-delivery'),
    '. A barrel does not fit in a taxi, so tell the receiver how big it is; two smaller boxes may be easier.',
  ),
];

/** The guide to sending a barrel to Jamaica. */
export const jamaicaGuide = {
  slug: 'shipping-barrel-to-jamaica',
  title: 'Sending a barrel to Jamaica by air',
  description:
    'Which size, what it costs, a packing list to copy, how to pack it, the TRN, and what is known about duty in Jamaica.',
  publishedOn: '2026-11-21',
  category: 'barrels-and-boxes',
  lead: words(
    'Which size to take, how to pack it, what is known about duty, and what the receiver has to bring. With a packing list to copy.',
  ),
  body: [...whichBarrel, ...packing, ...counter],
  ending: {
    title: 'Get a price for your barrel',
    text: 'Give the size and weight, and your ZIP code if you want a pickup.',
    action: { label: 'Open the calculator', to: '/shipping-calculator?to=JM' },
    second: { label: 'All about Jamaica', to: '/service-areas/jamaica' },
  },
} as const satisfies Post;
