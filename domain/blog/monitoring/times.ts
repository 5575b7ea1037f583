import { clockWords } from '../../kernel/clock-words.ts';
import { type DestinationCode, destinationCodes, destinations } from '../../kernel/destinations.ts';
import { weekdays } from '../../kernel/weekdays.ts';
import { destinationFigures, houseFigures } from '../body/figures.ts';
import type { Facts } from './facts.ts';
import type { Finding } from './finding.ts';
import type { Stated } from './stated-lines.ts';

/** A weekday, a time, or both, as somebody typed it. */
interface Moment {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly weekday?: number;
  /** `14:00`. */
  readonly time?: string;
}

const DAY = '(?<day>sun|mon|tues|wednes|thurs|fri|satur)days?';
const CLOCK = '(?<hour>\\d{1,2})(?::(?<minute>\\d\\d))? ?(?<half>[ap])(?:\\.m\\.|m\\b)|(?<noon>noon)';
/** `Tuesday 2:00 PM`, `Tuesdays at 2 p.m.`, `2 PM on Tuesday`, `Tuesday`, `2 PM`. */
const MOMENTS = [
  `\\b${DAY},? (?:(?:at|by|before) )?(?:${CLOCK})`,
  `\\b(?:${CLOCK}),? (?:on )?${DAY}\\b`,
  `\\b${DAY}\\b`,
  `\\b(?:${CLOCK})`,
].map((words) => new RegExp(words, 'gi'));

const weekdayOf = (day: string): number =>
  weekdays.findIndex((name) => name.toLowerCase() === `${day.toLowerCase()}day`);

const timeOf = ({ hour, minute = '00', half, noon }: Readonly<Record<string, string | undefined>>) => {
  if (noon !== undefined) return '12:00';
  if (hour === undefined) return undefined;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
};

/** The days and times that a text states, each once. */
const momentsIn = (text: string): readonly Moment[] => {
  const found: Moment[] = [];
  for (const words of MOMENTS)
    for (const match of text.matchAll(words)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const { day, ...clock } = match.groups ?? {};
      const time = timeOf(clock);
      found.push({
        text: match[0],
        from,
        to,
        ...(day === undefined ? {} : { weekday: weekdayOf(day) }),
        ...(time === undefined ? {} : { time }),
      });
    }
  return found;
};

/** Something that the schedule says when it is, and how people write about it. */
interface TimedThing {
  /** The end of what stands before a moment that is its. */
  readonly before: RegExp;
  /** The beginning of what stands behind it. */
  readonly behind: RegExp;
  readonly right: readonly { readonly weekday: number; readonly time?: string }[];
  readonly holds: string;
  readonly repair: string;
}

const figure = (name: string): string => `Insert the figure “${name}” instead. It changes with the schedule.`;

const moment = ({ weekday, time }: { readonly weekday: number; readonly time: string }): string =>
  `${weekdays[weekday]} ${clockWords(time)}`;

/** Words between a thing and its moment that change nothing. */
const LINK = '(?: (?:is|are|falls|on|every|each|at|always|by|before|the|our))*:? ?';
const IS_IT = /^(?:'s|’s)? ?(?:is|are)? ?(?:the|our|for)? ?/.source;
const places = destinationCodes
  .flatMap((code) => [destinations[code].country, destinations[code].city, destinations[code].airport])
  .join('|');

const cutoffs = ({ cargoCutoff, bookingCutoff }: Facts['schedule']): readonly TimedThing[] => {
  const cargo = {
    right: [cargoCutoff],
    holds: `The cargo cutoff is ${moment(cargoCutoff)}`,
    repair: figure(houseFigures['cargo-cutoff']),
  };
  const booking = {
    right: [bookingCutoff],
    holds: `The booking cutoff is ${moment(bookingCutoff)}`,
    repair: figure(houseFigures['booking-cutoff']),
  };
  return [
    {
      ...booking,
      before: new RegExp(
        `\\bbooking cut-?off${LINK}$|\\bbook(?:ed)?(?: (?:it|and paid))? (?:by|before) $`,
        'i',
      ),
      behind: new RegExp(`${IS_IT}booking cut-?off\\b`, 'i'),
    },
    {
      ...cargo,
      before: new RegExp(
        `\\bcargo cut-?off${LINK}$|\\b(?:at|to|reach) (?:our|the) dock (?:by|before|no later than) $`,
        'i',
      ),
      behind: new RegExp(`${IS_IT}cargo cut-?off\\b`, 'i'),
    },
    {
      before: new RegExp(`(?<!booking |cargo )\\bcut-?off${LINK}$`, 'i'),
      behind: new RegExp(`${IS_IT}cut-?off\\b`, 'i'),
      right: [cargoCutoff, bookingCutoff],
      holds: `${cargo.holds}, and the booking cutoff ${moment(bookingCutoff)}`,
      repair: cargo.repair,
    },
  ];
};

const flights = ({ lanes }: Facts['schedule'], to: readonly DestinationCode[]): TimedThing => {
  const of = to.length > 0 ? to : destinationCodes;
  return {
    before: new RegExp(
      `\\b(?:flights?|planes?|we fly|flies|departs?|leaves)(?: (?:to|for|from) (?:${places}|JFK|EWR|Newark|New York))?(?: (?:leaves|departs|goes))?${LINK}$`,
      'i',
    ),
    behind: new RegExp(`${IS_IT}(?:weekly )?(?:flight|we fly|plane)\\b`, 'i'),
    right: of.map((code) => ({ weekday: lanes[code].departs })),
    holds: of
      .map(
        (code) => `The flight to ${destinations[code].country} leaves every ${weekdays[lanes[code].departs]}`,
      )
      .join('. '),
    repair: figure(destinationFigures.departs),
  };
};

/** Sentences about one week that is not like the others, about the past, or about somebody else. */
const NOT_EVERY_WEEK =
  /\b(?:holidays?|unless|instead|moves?|moved|christmas|thanksgiving|easter|new year|january|february|march|april|may \d|june|july|august|september|october|november|december|week of|used to|was|were|other (?:shippers?|carriers?)|they fly|lands?|arrives?|\d{4})\b/i;

const holdsFor = ({ weekday, time }: Moment, right: TimedThing['right']): boolean =>
  right.some(
    (one) =>
      (weekday === undefined || weekday === one.weekday) &&
      (time === undefined || one.time === undefined || time === one.time),
  );

/** The days and times of a sentence that are not those of the schedule, although the words beside them say so. */
export const timesIn = ({ text, under, to }: Stated, { schedule }: Facts): readonly Finding[] => {
  if (NOT_EVERY_WEEK.test(text)) return [];
  const things = [...cutoffs(schedule), flights(schedule, to)];
  return momentsIn(text).flatMap((stated) => {
    const [before, behind] = [text.slice(0, stated.from), text.slice(stated.to)];
    const thing = things.find((one) => one.before.test(before) || one.behind.test(behind));
    if (thing === undefined || holdsFor(stated, thing.right)) return [];
    const { holds, repair } = thing;
    return [
      {
        kind: 'CUTOFF' as const,
        ...(under ? { under } : {}),
        says: text,
        stated: stated.text,
        holds: `${holds}.`,
        repair,
      },
    ];
  });
};
