import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { allDestinations } from '../../kernel/destinations.ts';
import { dollars } from '../../kernel/money.ts';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { otherSite } from '../../settings/testing/other-settings.ts';
import type { Block } from '../body/block.ts';
import { bullets, chapter, link, of, our, paragraph, row } from '../body/write.ts';
import { checksOf } from '../checks/checks.ts';
import { guides } from '../guides/guides.ts';
import type { Post } from '../post.ts';
import { anyBody } from '../testing/any-body.ts';
import { samplePicture } from '../testing/sample-post.ts';
import type { Facts } from './facts.ts';
import { findingsOf } from './findings.ts';

const card = { ...defaultRateCard.card, fuelPerLb: 12 };
const facts: Facts = {
  card,
  schedule: defaultSchedule,
  url: 'https://site.example',
  leads: (slug) => slug === 'shown',
  redirected: new Set(['/old-page']),
};
const other = otherSite();
const otherFacts: Facts = {
  ...facts,
  card: other.rateCards[0]?.card ?? card,
  schedule: other.schedule,
};

const post = (body: readonly Block[], title = 'What it costs'): Post => ({
  slug: 'what-it-costs',
  title,
  description: 'A post.',
  publishedOn: '2026-11-21',
  lead: [],
  body: [...body],
  ending: {
    title: 'See your price',
    text: 'Size and weight are enough.',
    action: { label: 'Open the calculator', to: '/shipping-calculator' },
    second: { label: 'Ask us', to: '/contact' },
  },
});
const kindsIn = (body: readonly Block[], title?: string): readonly string[] =>
  findingsOf(post(body, title), facts).map(({ kind, stated }) => `${kind} ${stated}`);

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s says nothing that could be wrong, whatever the settings are',
  (_, guide) => {
    expect(findingsOf(guide, facts)).toEqual([]);
    expect(findingsOf(guide, otherFacts)).toEqual([]);
  },
);

test('figures and live blocks are never findings, whatever holds', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const found = findingsOf(post(body), otherFacts);
      // A random text may well link to a heading that is not there, or leave a table without a name.
      expect(found.filter(({ kind }) => kind === 'PRICE' || kind === 'CUTOFF')).toEqual([]);
    }),
  );
  const said = paragraph(
    'A pound costs ',
    of('rate', 'GY'),
    ', the minimum charge is ',
    our('minimum-freight'),
    ', and the cutoff is ',
    our('cargo-cutoff'),
    '.',
  );
  expect(findingsOf(post([said, { kind: 'live', live: 'barrels', to: 'JM' }]), otherFacts)).toEqual([]);
});

/** Sentences with a price of ours, and what is right in them. */
const priced = allDestinations.flatMap(({ code, country }) => {
  const rate = card.perLb[code];
  return [
    { say: (sum: string) => `To ${country} it costs ${sum} a pound.`, right: rate },
    { say: (sum: string) => `Our price per pound to ${country} is ${sum}.`, right: rate },
    { say: (sum: string) => `A 55-gallon barrel costs ${sum} to ${country}.`, right: rate * 100 },
    { say: (sum: string) => `For ${sum} a 30 gallon barrel goes to ${country}.`, right: rate * 60 },
    {
      say: (sum: string) => `The minimum charge to ${country} is ${sum} for a shipment.`,
      right: card.minimumFreight,
    },
    { say: (sum: string) => `Customs brokerage in ${country} is ${sum}.`, right: card.brokerage },
    {
      say: (sum: string) => `The fuel surcharge is ${sum} per lb, also to ${country}.`,
      right: card.fuelPerLb,
    },
    {
      say: (sum: string) => `In ${country} storage costs ${sum} a week.`,
      right: card.storage.destinationPerPieceWeek,
    },
    { say: (sum: string) => `An empty 77-gallon barrel is ${sum}.`, right: 6000 },
    { say: (sum: string) => `A pickup up to ten miles costs ${sum}.`, right: 2500 },
  ];
});
/** A sum as people type it. */
const typed = (cents: number): fc.Arbitrary<string> =>
  fc.constantFrom(
    dollars(cents),
    dollars(cents).replace('$', 'US$'),
    ...(cents % 100 === 0 ? [`$${cents / 100}`, `${cents / 100} dollars`] : []),
    ...(cents < 100 && cents > 0 ? [`${cents} cents`] : []),
  );

test('a planted price that is wrong is found, with what holds and how to mend it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...priced),
      // Wrong by so much that it is no other price of the same thing.
      fc.integer({ min: 100_000, max: 900_000 }).chain(typed),
      ({ say }, sum) => {
        const found = findingsOf(post([chapter('costs', 'Costs'), paragraph(say(sum))]), facts);
        expect(found).toMatchObject([{ kind: 'PRICE', under: 'Costs', stated: sum, says: say(sum) }]);
        expect(found[0]?.holds).toMatch(/\$\d/);
        expect(found[0]?.repair).not.toBe('');
      },
    ),
  );
});

test('a price that is right is no finding. The checks of the editor still ask for a figure', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...priced).chain((one) => typed(one.right).map((sum) => one.say(sum))),
      (sentence) => {
        expect(kindsIn([paragraph(sentence)])).toEqual([]);
      },
    ),
  );
  const { title, description, lead, body } = post([paragraph('It costs $3.50 a pound.')]);
  const advice = checksOf({ title, description, lead, body: [...body] }, { slug: 'x' });
  expect(advice.find(({ name }) => name === 'typed-price')).toMatchObject({ holds: false });
});

describe('which price is meant', () => {
  test('is that of the destination in the sentence, else in the heading, else in the title', () => {
    expect(kindsIn([paragraph('A pound to Jamaica costs $3.50 per lb.')], 'To Guyana')).toEqual([
      'PRICE $3.50',
    ]);
    expect(kindsIn([chapter('jm', 'To Jamaica'), paragraph('It costs $3.50 a pound.')], 'To Guyana')).toEqual(
      ['PRICE $3.50'],
    );
    expect(kindsIn([paragraph('It costs $3.50 a pound.')], 'To Guyana')).toEqual([]);
    expect(kindsIn([paragraph('It costs $3.50 a pound.')])).toEqual([]);
    expect(kindsIn([paragraph('It costs $3.51 a pound.')])).toEqual(['PRICE $3.51']);
  });

  test('is read from a table too: the row says what, the column says where', () => {
    const table: Block = {
      kind: 'table',
      caption: 'Prices',
      corner: 'What',
      columns: ['Guyana', 'Jamaica'],
      rows: [row('55-gallon barrel', '$350', '$375'), row('Price per pound', '$3.50', '$3.90')],
    };
    expect(kindsIn([table])).toEqual(['PRICE $3.90']);
  });

  test('says what holds and what to insert', () => {
    const [wrong] = findingsOf(post([paragraph('To Guyana you pay $4 a pound.')]), facts);
    expect(wrong).toEqual({
      kind: 'PRICE',
      says: 'To Guyana you pay $4 a pound.',
      stated: '$4',
      holds: 'A pound costs $3.50 to Guyana.',
      repair: 'Insert the figure “Price per pound, with its unit” instead. It changes with the rate card.',
    });
  });
});

test.each([
  'Duty on a 55-gallon barrel was $40 when we asked.',
  'The duty for a barrel is $90.',
  'A 55-gallon barrel of goods worth $400 costs $350 to Guyana.',
  'Other shippers charge $6 a pound.',
  'By sea a 55-gallon barrel costs $120.',
  'It used to cost $3.00 a pound.',
  'Rice is $2 a pound at the store.',
  'Declare $50 for it, and storage of papers is your thing.',
  'A barrel with pickup costs $395.',
  'Two 55-gallon barrels cost $700 to Guyana.',
  '30, 55 and 77 gallon barrels cost $210, $350 and $490 to Guyana.',
  'From 100 pounds it is $3.33 a pound to Guyana.',
  'A pound costs J$500 at the market.',
  'The phone cost $300, and a pickup is easy.',
  'Send $50 with it.',
])('%s: no price of ours that is wrong', (sentence) => {
  expect(kindsIn([paragraph(sentence)])).toEqual([]);
});

test('what somebody else says is theirs', () => {
  expect(kindsIn([{ kind: 'quote', words: [{ text: 'I paid $5 a pound.' }] }])).toEqual([]);
});

describe('days and times', () => {
  test.each([
    ['The cutoff is Wednesday 2:00 PM.', 'Wednesday 2:00 PM'],
    ['The cargo cutoff is Tuesday at 3 p.m.', 'Tuesday at 3 p.m.'],
    ['It has to be at our dock by Thursday.', 'Thursday'],
    ['The booking cutoff is Tuesday 2:00 PM.', 'Tuesday 2:00 PM'],
    ['The flight to Guyana leaves on Monday.', 'Monday'],
    ['Every Sunday we fly.', 'Sunday'],
    ['Think of the Monday cutoff.', 'Monday'],
    ['Cutoff: 5 PM.', '5 PM'],
  ])('%s', (sentence, stated) => {
    expect(kindsIn([paragraph(sentence)])).toEqual([`CUTOFF ${stated}`]);
  });

  test.each([
    'The cutoff is Tuesday 2:00 PM.',
    'The cutoff is Tuesdays at 2 p.m., New Jersey time.',
    'The booking cutoff is Tuesday 4 PM.',
    'Be at our dock before 2 PM on Tuesday.',
    'The flight to Guyana leaves every Friday.',
    'In a holiday week the cutoff is Monday 2:00 PM.',
    'In the week of December 21 the cutoff moves to Monday.',
    'The counter is open on Saturday from 9 AM.',
    'We are open until 6:00 PM. Church is on Sunday.',
    'The flight leaves on Friday and lands on Saturday.',
    'Pack on Sunday, then the flight is near.',
  ])('%s: nothing that is wrong', (sentence) => {
    expect(kindsIn([paragraph(sentence)])).toEqual([]);
  });

  test('a schedule that changes makes what was right wrong', () => {
    const body = [paragraph('The cutoff is Tuesday 2:00 PM.')];
    expect(findingsOf(post(body), otherFacts)).toMatchObject([
      {
        kind: 'CUTOFF',
        holds: 'The cargo cutoff is Monday 10:15 AM, and the booking cutoff Monday 11:45 AM.',
      },
    ]);
  });
});

test('a link leads to a page of ours, to a post that is shown, or to a heading of this post', () => {
  const to = (...targets: string[]) =>
    kindsIn([chapter('costs', 'Costs'), bullets(...targets.map((target) => [link(target, 'there')]))]);
  expect(
    to(
      '/rates',
      '/rates?x=1#y',
      '/',
      '/blog/shown',
      '/blog/page/2',
      '/old-page',
      '/admin/blog',
      '#costs',
      'https://gra.gov.gy/x',
    ),
  ).toEqual([]);
  expect(to('https://site.example/rates', 'mailto:a@b.example', 'tel:+15550100')).toEqual([]);
  expect(to('/rate', '/blog/gone', '#away', 'https://site.example/rate')).toEqual([
    'BROKEN_LINK /rate',
    'BROKEN_LINK /blog/gone',
    'BROKEN_LINK #away',
    'BROKEN_LINK https://site.example/rate',
  ]);
});

test('the alt text of a picture says what it shows', () => {
  expect(kindsIn([samplePicture])).toEqual([]);
  for (const alt of ['IMG_2041.jpg', 'Barrel', 'photo 3', 'Packed!'])
    expect(kindsIn([{ ...samplePicture, alt }]), alt).toEqual(['IMAGE_ALT ']);
  expect(kindsIn([{ ...samplePicture, caption: `${samplePicture.alt}.` }])).toEqual(['IMAGE_ALT ']);
});

test('a table says what it shows', () => {
  const table: Block = {
    kind: 'table',
    caption: '',
    corner: 'What',
    columns: ['How'],
    rows: [row('a', 'b')],
  };
  expect(kindsIn([table])).toEqual(['TABLE_UNNAMED ']);
  const found = findingsOf(post([table, chapter('costs', 'Costs'), table]), facts);
  expect(found.map(({ under }) => under)).toEqual([undefined, 'Costs']);
});
