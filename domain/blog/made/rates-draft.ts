import { allDestinations } from '../../kernel/destinations.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { rateCardInForce } from '../../quotes/cards/rate-card-in-force.ts';
import type { Block } from '../body/block.ts';
import { bullets, chapter, link, of, our, paragraph, row, words } from '../body/write.ts';
import type { MadeDraft, OwnData } from './made-draft.ts';

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const perPound: Block = {
  kind: 'table',
  caption: 'Price of a pound, flight and days to the counter by destination',
  corner: 'To',
  columns: ['Price', 'Flight', 'Ready after the flight'],
  rows: allDestinations.map(({ code, country }) =>
    row(country, [of('rate-per-lb', code)], [of('departs', code)], [of('transit', code)]),
  ),
};

const body: readonly Block[] = [
  chapter('by-the-pound', 'By the pound'),
  paragraph(
    'A box costs by its weight or by its size, whichever is more. The minimum is ',
    our('minimum-freight'),
    '.',
  ),
  perPound,
  paragraph(our('weight-breaks')),
  chapter('in-the-price', 'What else is in the price'),
  bullets(
    ['Fuel: ', our('fuel'), '. Security screening: ', our('security'), '.'],
    ['Customs brokerage, where you want us to do it: ', our('brokerage'), '.'],
    ['Insurance, where you want it: ', our('insurance'), ' of the value.'],
  ),
  chapter('barrels', 'Barrels'),
  paragraph('A barrel has one price up to a weight. An empty one costs ', our('empty-barrels'), '.'),
  ...allDestinations.flatMap(({ code, country }): readonly Block[] => [
    { kind: 'heading', level: 3, id: `barrels-${code.toLowerCase()}`, title: `Barrels to ${country}` },
    { kind: 'live', live: 'barrels', to: code },
  ]),
  chapter('yours', 'What does yours cost?'),
  paragraph(
    'Type the size and the weight into the ',
    link('/shipping-calculator', 'calculator'),
    ', and see every line of the price.',
  ),
];

/** What it costs this month, by the rate card. Every figure is a live one, so that it stays true when prices change. */
export const ratesDraft = ({ rateCards, today }: OwnData): MadeDraft | string => {
  const card = rateCardInForce(rateCards, today);
  if (card === undefined)
    return 'No rate card is in force today. Publish one in the settings, then try again.';
  const month = months.format(new Date(`${today}T00:00Z`));
  const title = `What it costs to ship in ${month}`;
  const countries = allDestinations.map(({ country }) => country).join(', ');
  return {
    plan: {
      // Of this month alone, so that it does not stand in the way of the one before.
      phrase: `cost to ship ${month.toLowerCase()}`,
      brief: {
        intent: `What does a box or a barrel cost in ${month}, with everything in the price?`,
        outline: 'The price of a pound, what else is in the price, barrels, the calculator.',
        sources: `Made of our rate card ${card.version}, in force since ${dayWords(card.effectiveFrom)}, and of our schedule. Every figure is live. Add what changed and why.`,
      },
    },
    text: {
      title,
      description: `What a pound, a box and a barrel cost in ${month} to ${countries}, with everything in the price.`,
      lead: words('All prices are those of today, by our rate card.'),
      body: [...body],
    },
  };
};
