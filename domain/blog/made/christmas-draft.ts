import { lastFlightForChristmas } from '../../departures/schedule/last-flight.ts';
import { allDestinations } from '../../kernel/destinations.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { instantWords } from '../../kernel/short-times.ts';
import type { Block } from '../body/block.ts';
import { bullets, chapter, link, of, our, paragraph, row, words } from '../body/write.ts';
import type { MadeDraft, OwnData } from './made-draft.ts';

type Country = (typeof allDestinations)[number];

const bodyFor = (reached: readonly Country[]): readonly Block[] => [
  chapter('last-days', 'The last days'),
  {
    kind: 'table',
    caption: 'Last day at our dock for Christmas by destination',
    corner: 'To',
    columns: ['At our dock before', 'Ready after the flight'],
    rows: reached.map(({ code, country }) =>
      row(country, [of('christmas-last-day', code)], [of('transit', code)]),
    ),
  },
  paragraph(
    'Our dock is in ',
    our('dock-city'),
    ', ',
    our('dock-state'),
    '. For a pickup, book by ',
    our('pickup-book-by'),
    '.',
  ),
  chapter('what-makes-it-late', 'What makes it late'),
  bullets(
    'A packing list that says “groceries”. Customs wants to know what, how many, and the value.',
    'A barrel that we have to open because something in it may not fly.',
    'A receiver who has no photo ID at the counter.',
  ),
  chapter('cannot-fly', 'What may not fly'),
  { kind: 'live', live: 'goods', verdict: 'never', namesOnly: true },
  chapter('your-flight', 'Prices and the next flight'),
  ...reached.flatMap(({ code, country }): readonly Block[] => [
    { kind: 'heading', level: 3, id: `to-${code.toLowerCase()}`, title: `To ${country}` },
    { kind: 'live', live: 'facts', to: code, boxes: true },
  ]),
  paragraph('What yours costs, the ', link('/shipping-calculator', 'calculator'), ' says.'),
];

/** The last days to bring goods that are to be there for Christmas, by the schedule. Every day is a live figure. */
export const christmasDraft = ({ schedule, today }: OwnData): MadeDraft | string => {
  const year = today.slice(0, 4);
  const lasts = allDestinations.flatMap((place) => {
    const flight = lastFlightForChristmas(schedule, place.code, year);
    return flight === undefined || newYorkDay(flight.cargoCutoff) < today ? [] : [{ place, flight }];
  });
  if (lasts.length === 0)
    return `No flight is left that arrives before Christmas ${year}. Look at the schedule, then try again.`;
  const days = lasts.map(({ place, flight }) => `${place.country}: ${instantWords(flight.cargoCutoff)}`);
  return {
    plan: {
      phrase: 'last day to ship for christmas',
      brief: {
        intent: 'Until which day can I bring a box or a barrel, so that it is there for Christmas?',
        outline: 'One table for all destinations, what makes it late, what may not fly, prices.',
        sources: `Made of our schedule on ${today}. Last cutoffs: ${days.join('; ')}. The days in the text are live and follow the schedule.`,
      },
    },
    text: {
      title: 'Last days to ship for Christmas',
      description: `The last day at our dock for Christmas, to ${lasts.map(({ place }) => place.country).join(', ')}.`,
      lead: words(
        'The day of the flight is not the day on which your family has it. These days count back from Christmas Eve.',
      ),
      body: [...bodyFor(lasts.map(({ place }) => place))],
    },
  };
};
