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
  row,
  strong,
  words,
} from '../body/write.ts';
import type { Post } from '../post.ts';

const kinds: Body = [
  chapter('short', 'The short answer'),
  paragraph('We are a small forwarder. This page starts with when you should not use us.'),
  {
    kind: 'table',
    caption: 'Which kind of shipper suits what',
    corner: 'You send',
    columns: ['We would use'],
    rows: [
      row('Papers, keys, a passport', 'a global express carrier'),
      row('A part that must be there in two days', 'a global express carrier'),
      row('Anything to a country we do not fly to', 'a global shipper'),
      row('A whole household, no rush', 'sea freight'),
      row('A barrel that should be there soon', 'a local forwarder'),
      row('Parcels from four stores', 'a local forwarder'),
      row('Stock for a shop, every week', 'a local forwarder'),
    ],
  },
  paragraph('The reasons follow, then eight questions to ask any shipper, including us.'),
  paragraph(
    'Small parcels are in between. Our minimum charge is ',
    our('minimum-freight'),
    ' per shipment, so for two pounds to one address ask the post office too. Parcels from your mailbox have no minimum charge.',
  ),
  chapter('kinds', 'Five kinds of shippers'),
  heading('express', 'The global express carrier'),
  paragraph(
    'Owns planes, flies most days to most countries, brings it to the door and clears customs itself. You pay for a big network. That makes sense for an envelope, but not for a barrel.',
  ),
  heading('post', 'The post office'),
  paragraph(
    'Cheap for small things, with size and weight limits far below a barrel. After landing, the post office in that country takes over.',
  ),
  heading('sea', 'Sea freight'),
  paragraph(
    'The cheapest way for big loads. It takes weeks, and the dates change. Good for furniture, bad for anything with an expiration date.',
  ),
  heading('reshipper', 'The global reshipper'),
  paragraph(
    'Gives you an address, receives from stores and sends on, usually with one of the carriers above. Good for people who shop online from anywhere; you pay the carrier’s price plus a fee.',
  ),
  heading('forwarder', 'The forwarder near you'),
  paragraph(
    'In ',
    our('dock-state'),
    ' that is us. We buy space on scheduled flights to five countries once a week, and many people share it. You wait for the weekly flight, and you pay by the pound. We pick up ',
    our('pickup-radius'),
    ', and from the flight to the counter it takes ',
    our('transit-all'),
    '.',
  ),
  chapter('global', 'When a global shipper is better'),
  bullets(
    [strong('It cannot wait for the week’s flight.'), ' We fly once a week. They fly most days.'],
    [
      strong('It has to go to the door.'),
      ' With us, the receiver collects at a counter. ',
      our('delivery-anywhere'),
    ],
    [
      strong('The receiver cannot come.'),
      ' A carrier that clears customs and delivers is easier for an older person.',
    ],
    [strong('You ship to twenty countries.'), ' One account for all of them is easier.'],
  ),
  paragraph('If two of these fit you, a global carrier is the better choice.'),
  chapter('local', 'When a local forwarder is better'),
  bullets(
    [strong('It is a barrel.'), ' A barrel has one price with us, and we ship them every week.'],
    [strong('It is heavy.'), ' You pay by the pound. ', our('weight-breaks')],
    [
      strong('It comes from several stores.'),
      ' Mailbox parcels have no minimum charge. ',
      our('sent-together'),
    ],
    [
      strong('You live near our dock.'),
      ' We pick up at your house, or you come to ',
      our('dock-city'),
      ' and see your things on the scale.',
    ],
    [
      strong('You have a question about customs there.'),
      ' With five countries, we know what customs asks for, and we tell you what we do not know.',
    ],
  ),
];

const comparing: Body = [
  chapter('same-box', 'The price of one box'),
  paragraph('Take one box, 24 × 18 × 18 inches, 20 lb, to Jamaica. With us it costs this:'),
  {
    kind: 'live',
    live: 'price',
    title: 'One box to Kingston',
    to: 'JM',
    goods: [{ size: [24, 18, 18], weight: 20 }],
    wishes: {},
  },
  paragraph(
    'It weighs 20 lb but you pay for more, because it is large. Every air carrier does that: length × width × height in inches, divided by a number, is the size weight in pounds. Ask for that number, because it changes the price more than the rate does. The same box with three divisors:',
  ),
  { kind: 'live', live: 'size-weight', size: [24, 18, 18] },
  { kind: 'drawing', drawing: 'box-dimensions' },
  paragraph(
    'Ask the other shipper for the same box and compare the two totals, not the two rates. We show no prices of others here, because they change.',
  ),
  chapter('on-top', 'Extra charges'),
  paragraph(
    'A low rate with five extra charges is a high rate. These are the charges to look for, and ours today:',
  ),
  {
    kind: 'table',
    caption: 'Charges added to the freight, and our prices for them',
    corner: 'Charge',
    columns: ['With us'],
    rows: [
      row('Fuel surcharge', [our('fuel')]),
      row('Security screening', [our('security')]),
      row('Minimum charge', [our('minimum-freight')]),
      row('Customs brokerage, if you want it', [our('brokerage')]),
      row('Insurance', [our('insurance'), ' of the value']),
      row('Delivery to the door, where we deliver', [our('door-delivery')]),
    ],
  },
  paragraph(
    'Duty is separate. Customs sets it, and no shipper can lower it. Some carriers pay it for you and put it on your bill with a fee of their own; ask for that fee too.',
  ),
  chapter('questions', 'Eight questions for any shipper'),
  numbered(
    [
      strong('What is the total for this box?'),
      ' With us: ',
      of('rate-per-lb', 'GY'),
      ' to Guyana, and the calculator shows every charge.',
    ],
    [strong('What number do you divide by?'), ' ', our('dim-divisor'), '.'],
    [strong('Do you round up each parcel, or the whole shipment?'), ' We round up ', our('rounded-up'), '.'],
    [strong('What if it weighs more at your scale?'), ' We ask you first, with a photo.'],
    [strong('When does it fly, and when must I pay?'), ' Once a week; pay by ', our('booking-cutoff'), '.'],
    [
      strong('When can it be collected?'),
      ' Guyana ',
      of('transit', 'GY'),
      ' after departure, Barbados ',
      of('transit', 'BB'),
      '.',
    ],
    [
      strong('How long is storage free?'),
      ' ',
      our('free-days'),
      ' at our dock, ',
      our('free-days-abroad'),
      ' at the destination.',
    ],
    [
      strong('What do you pay if you lose it?'),
      ' What the Montreal Convention says, by weight, unless it was insured. ',
      link('/terms#liability', 'See the terms'),
      '.',
    ],
  ),
  chapter('both', 'Or both'),
  paragraph(
    'You can use more than one shipper. Send the papers by express, so that the receiver has the invoice. Send the barrel with us. Send the furniture by sea.',
  ),
  paragraph(
    'If you have never sent anything, start with one small box. See if the price at the end is the price at the start, and if someone picks up when you call.',
  ),
];

/** The guide that compares air cargo with other ways to ship. */
export const comparisonGuide = {
  slug: 'nj-vs-global-shippers',
  title: 'A local forwarder, or a global shipper?',
  description:
    'When a global carrier is the better choice for the Caribbean, when a local forwarder is, and eight questions to ask either.',
  publishedOn: '2026-11-21',
  category: 'rates-and-cutoffs',
  lead: words(
    'What each kind of shipper is good for, how to compare prices, and when you should not use us.',
  ),
  body: [...kinds, ...comparing],
  ending: {
    title: 'Compare our price',
    text: 'The calculator gives you a total with every charge, and a link that you can keep or share.',
    action: { label: 'Open the calculator', to: '/shipping-calculator' },
    second: { label: 'See all rates', to: '/rates' },
  },
} as const satisfies Post;
