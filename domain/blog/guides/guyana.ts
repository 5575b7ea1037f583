import type { Body } from '../body/body.ts';
import {
  bullets,
  chapter,
  heading,
  link,
  numbered,
  of,
  our,
  paragraph,
  strong,
  words,
} from '../body/write.ts';
import type { Post } from '../post.ts';

const costs: Body = [
  chapter('short', 'The short answer'),
  { kind: 'live', live: 'facts', to: 'GY', boxes: true },
  paragraph('These are today’s prices and times. When they change, this page changes too.'),
  paragraph(
    'The rest of this guide is about what matters most: box or barrel, the list of what is inside, and the receiver’s tax number.',
  ),
  chapter('box-or-barrel', 'Box or barrel?'),
  paragraph(
    'A box is charged by weight or by size, whichever is more. A barrel has one price up to the weight it includes. ',
    of('barrel-or-boxes', 'GY'),
  ),
  { kind: 'live', live: 'boxes-or-barrel', to: 'GY' },
  paragraph(
    'The table comes from our calculator with today’s rates. Bedding weighs little, so you pay for its size. Press it flat before you measure: a smaller box costs less.',
  ),
  paragraph(
    'Boxes have two more advantages. One person can carry one up the stairs in Linden. And if customs wants to see inside, they open one box and not everything you sent.',
  ),
  chapter('example', 'A price, line by line'),
  paragraph('A 55-gallon barrel that weighs 140 lb when it is packed, picked up six miles from our dock:'),
  {
    kind: 'live',
    live: 'price',
    title: 'Barrel to Georgetown, with pickup',
    to: 'GY',
    goods: [{ barrel: 'B55', weight: 140 }],
    wishes: { pickupMiles: 6 },
  },
  paragraph(
    'Nothing is added without your yes. Duty is separate: the receiver pays customs in Guyana. Storage is charged only after the free days.',
  ),
  paragraph(
    'An empty barrel costs ',
    our('empty-barrels'),
    '. Weigh the full barrel before you close the ring: above ',
    our('barrel-check'),
    ' we check first that a plane can take it, and above ',
    our('barrel-limit'),
    ' we cannot take it.',
  ),
];

const papers: Body = [
  chapter('packing', 'How to pack it'),
  numbered(
    [
      strong('Write the list while you pack'),
      ', not afterward. One line for each kind: what, how many, the price of one. Take a photo of it.',
    ],
    [
      strong('Heavy at the bottom:'),
      ' canned food, rice, tools. Soft things around the sides. Glass in the middle, each piece in a towel.',
    ],
    [
      strong('Bag everything that can leak.'),
      ' Oil, shampoo and syrup in a closed bag, two bags if they have been opened, and upright.',
    ],
    [strong('Leave no empty space.'), ' Things that can move will move. Fill the last gap with a blanket.'],
    [
      strong('Names inside and outside:'),
      ' yours, the receiver’s, both phone numbers. If a label comes off, the paper inside tells us whose it is.',
    ],
    [strong('Measure last'), ', when it is taped, at the widest points.'],
  ),
  { kind: 'drawing', drawing: 'box-dimensions' },
  heading('stays-out', 'What stays out'),
  paragraph('These never fly:'),
  { kind: 'live', live: 'goods', verdict: 'never', namesOnly: true },
  paragraph('Ask us first about these:'),
  { kind: 'live', live: 'goods', verdict: 'ask', namesOnly: true },
  paragraph(
    'One forgotten lighter refill keeps the whole barrel on the ground. ',
    link('/services#not-carried', 'Why, and what to do about each'),
    '.',
  ),
  chapter('papers', 'Customs: forms, values, dates'),
  paragraph(
    'This is what we found about customs in Guyana, who says it, and how old it is. Check anything marked as an estimate before you rely on it.',
  ),
  { kind: 'live', live: 'customs', to: 'GY' },
  paragraph(
    'Whatever the form, you need three things: the TIN, a list that says more than “personal effects”, and a clear note of what is new. Twelve pairs of the same shoe look like goods for sale. Write it on the invoice, and ask us before you send.',
  ),
  { kind: 'live', live: 'customs-unknown', to: 'GY' },
  chapter('tin', 'The TIN comes first'),
  paragraph(
    'The TIN, the ',
    of('tax-number-in-full', 'GY'),
    ', is the number customs uses to identify the receiver. It belongs to the receiver, not to you, and they give it at the counter. Ask before you pack whether they have one: without it nothing is released, and your barrel waits.',
  ),
  paragraph(
    'For where to get it, what to bring and how long it takes, see the ',
    of('customs-authority', 'GY'),
    '.',
  ),
  paragraph(
    'No TIN in the family? Then choose a receiver who has one, such as an aunt or a neighbor you trust. Put their name on the shipment. They come to the counter and sign.',
  ),
];

const way: Body = [
  chapter('week', 'The week, day by day'),
  paragraph('There is one flight a week. Plan back from the cutoff:'),
  {
    kind: 'steps',
    items: [
      {
        title: words('The weekend before: pack'),
        text: words(
          'And write the list. Ask the receiver for the name exactly as shown on the ID, and whether they have a TIN.',
        ),
      },
      {
        title: words('Book a pickup by ', our('pickup-book-by')),
        text: words(
          'Or bring it yourself. Come early in the week: the last hours before the cutoff are busy.',
        ),
      },
      {
        title: words('Before ', our('cargo-cutoff'), ': at the dock in ', our('dock-city')),
        text: words(
          'We weigh, measure and photograph it. If it weighs or measures much more than you said, we ask you before it flies.',
        ),
      },
      {
        title: words('Before ', our('booking-cutoff'), ': booked and paid'),
        text: words('You can add goods that are already here, such as mailbox parcels, until then.'),
      },
      {
        title: words(of('route', 'GY'), ', ', of('departs', 'GY')),
        text: words(
          'A flight that falls on a holiday leaves on the business day before, and the cutoffs move with it.',
        ),
      },
      {
        title: words(of('transit', 'GY'), ' later: ready'),
        text: words(
          'After landing it is checked in and goes to customs. Wait until it is ready before you travel.',
        ),
      },
    ],
  },
  chapter('collecting', 'Collecting in Georgetown'),
  paragraph('Whoever collects comes with five things:'),
  bullets(
    'a photo ID,',
    ['the ', our('collect-code'), ','],
    ['the receiver’s ', of('tax-number', 'GY'), ','],
    'the tracking number, on paper or on the phone,',
    'money for duty, if customs asks for some.',
  ),
  paragraph(of('who-collects', 'GY'), ' ', our('code-is-where')),
  paragraph(of('collection', 'GY')),
  paragraph(
    'Goods wait free for ',
    our('free-days-abroad'),
    '. After that each piece costs ',
    our('storage-abroad'),
    ' a week. So call the receiver as soon as it is ready.',
  ),
  paragraph(
    'Linden, New Amsterdam, Anna Regina, Lethem: the trip from Georgetown is not included in our price. ',
    of('delivery', 'GY'),
    ' Where we deliver, it costs ',
    our('door-delivery'),
    '.',
  ),
  chapter('mistakes', 'Five mistakes that cost a week'),
  bullets(
    [strong('Arriving an hour late.'), ' The flight is the week’s only one. An hour costs seven days.'],
    [strong('A nickname on the label.'), ' “Auntie Pam” has no ID. Use the name on the ID.'],
    [strong('Guessing the size.'), ' You pay a third more for a 22-inch cube than for a 20-inch one.'],
    [
      strong('A value of ten dollars for a new phone.'),
      ' Customs knows what phones cost, and insurance pays what you declared.',
    ],
    [
      strong('Sending to someone who is away.'),
      ' The goods wait and you pay storage, unless you name someone else who collects them.',
    ],
  ),
];

/** The guide to shipping to Guyana. */
export const guyanaGuide = {
  slug: 'shipping-to-guyana-guide',
  title: 'Shipping to Guyana: the whole way, step by step',
  description:
    'Box or barrel, what it costs, which papers customs asks for, the TIN, the week’s cutoffs and the counter in Georgetown.',
  publishedOn: '2026-11-21',
  category: 'customs-and-duty',
  lead: words(
    'For the first barrel to your mother, and for the tenth when something has changed. What it costs, what to write down, and who has to be where with which number.',
  ),
  body: [...costs, ...papers, ...way],
  ending: {
    title: 'Price yours to Guyana',
    text: 'Size and weight are enough. You see every line and the flight it can make.',
    action: { label: 'Open the calculator', to: '/shipping-calculator?to=GY' },
    second: { label: 'All about Guyana', to: '/service-areas/guyana' },
  },
} as const satisfies Post;
