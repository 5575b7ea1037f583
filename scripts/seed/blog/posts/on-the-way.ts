import type { Body } from '#domain/blog/body/body.ts';
import { bullets, chapter, link, numbered, of, our, paragraph, row, words } from '#domain/blog/body/write.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import type { SamplePost } from './sample-post.ts';

const packing: Body = [
  chapter('below', 'What goes below'),
  paragraph(
    'Begin with what is heavy and cannot break: rice, canned food, tools. A barrel is rolled and tilted on its way, and what is heavy on top breaks what is below it.',
  ),
  { kind: 'drawing', drawing: 'barrel-layers' },
  chapter('bottles', 'Bottles and powder'),
  numbered(
    'Close each bottle, and put tape around the cap.',
    'Put it into a plastic bag of its own, and tie the bag.',
    'Stand bottles upright in the middle, with clothes around them.',
  ),
  chapter('weight', 'How heavy it may be'),
  paragraph(
    'Above ',
    our('barrel-check'),
    ' we ask the airline before we promise a flight. Above ',
    our('barrel-limit'),
    ' we cannot take it. Weigh it before you close it, while something can still come out.',
  ),
  chapter('close', 'Before you close it'),
  bullets(
    'Fill every gap with clothes or towels. Things that cannot move do not break.',
    'Lay a paper with the name and phone number of your receiver on top.',
    'Count what is inside and write it down: that is your packing list.',
  ),
];

const counting: Body = [
  paragraph(
    'Start with the day on which it is needed. Go back the days that it takes after the flight, then to the flight before that. Its cutoff is the last moment at our dock.',
  ),
  {
    kind: 'table',
    caption: 'Flight and days to the counter by destination',
    corner: 'To',
    columns: ['Flight', 'Ready after the flight'],
    rows: allDestinations.map(({ code, country }) =>
      row(country, [of('departs', code)], [of('transit', code)]),
    ),
  },
  paragraph('Be at the dock in ', our('dock-city'), ' before ', our('cargo-cutoff'), '.'),
  chapter('late', 'What makes it late'),
  bullets(
    'A packing list that says “groceries”. Customs wants to know what, how many, and the value.',
    'A barrel that we have to open because something in it may not fly.',
    'A receiver who has no photo ID at the counter.',
  ),
];

const forbidden: Body = [
  paragraph('These never fly with us, in a box or in a barrel:'),
  { kind: 'live', live: 'goods', verdict: 'never' },
];

/** One for each step on the way to an approved text. */
export const onTheWay: readonly SamplePost[] = [
  {
    title: 'Pack a barrel so that nothing breaks',
    status: 'APPROVED',
    isOwned: true,
    plannedInDays: 6,
    plan: {
      phrase: 'how to pack a barrel',
      category: 'barrels-and-boxes',
      brief: {
        intent: 'Somebody packs a first barrel at home and is afraid that oil leaks into the clothes.',
        outline: 'From the bottom to the lid: heavy things, bottles, weight, the last look.',
        sources: 'Weight limits: our rate card. Packing: our guide about barrels to Jamaica.',
      },
    },
    text: {
      description:
        'What goes at the bottom, how to keep bottles from leaking, and how heavy a barrel may be.',
      lead: words('A well-packed barrel can be rolled. Pack it in layers, from heavy to light.'),
      body: packing,
      ending: {
        title: 'Is it full?',
        text: 'See what it costs to send, with everything in the price.',
        action: { label: 'Calculate the price', to: '/shipping-calculator' },
        second: { label: 'Ask us', to: '/contact' },
      },
    },
  },
  {
    title: 'Count back from the day it is needed',
    status: 'REVIEW',
    isOwned: true,
    dueInDays: 2,
    plannedInDays: 9,
    plan: {
      phrase: 'last day to ship for christmas',
      category: 'rates-and-cutoffs',
      brief: {
        intent: 'By which day has my barrel to be at the dock, so that it is there in time?',
        outline: 'How to count back. One table for all destinations. What makes it late.',
        sources: 'Our schedule, as the settings have it.',
      },
    },
    text: {
      description: 'How to find the last day for your barrel: from the holiday back to our dock.',
      lead: words(
        'The day of the flight is not the day on which your family has it. Count back from the second one.',
      ),
      body: counting,
    },
    comments: [
      {
        by: 'admin',
        text: 'The table is good. Please say first that the dock closes earlier than the flight leaves. People call about that every December.',
      },
      { by: 'admin', text: 'The title was too long for a phone.', isDone: true },
    ],
  },
  {
    title: 'What you may not put into a barrel',
    status: 'DRAFT',
    isOwned: true,
    dueInDays: -1,
    plan: {
      phrase: 'what can i not ship in a barrel',
      brief: {
        intent: 'Can I send perfume, a battery or rum to my family?',
        outline: 'What never flies, what to ask us about first, and why.',
        sources: 'Our list of goods, which names the rule behind each.',
      },
    },
    text: {
      description: '',
      lead: words('Not sure about something? ', link('/contact', 'Ask us'), ' before you pack it.'),
      body: forbidden,
    },
    comments: [
      {
        by: 'writer',
        text: 'Who can tell me whether a power bank inside a suitcase is fine for us, or only in the cabin?',
      },
    ],
  },
  {
    title: 'Who can pick it up in Georgetown, and what they need',
    status: 'BRIEF',
    isOwned: true,
    dueInDays: 5,
    plannedInDays: 20,
    plan: {
      phrase: 'collect barrel georgetown',
      destination: 'GY',
      brief: {
        intent: 'A sister goes to the counter for her mother. What does she have to bring?',
        outline: 'Photo ID, the code, the tax number. Somebody else collects. Duty, and who is asked for it.',
        sources: 'Guyana Revenue Authority, www.gra.gov.gy: check on the day of writing.',
      },
    },
  },
  {
    title: 'School things in August: a box is often enough',
    status: 'IDEA',
    isOwned: false,
    plan: {},
  },
];
