import { metrics } from '../telemetry/catalogue.ts';

/** The definition of a term of the monitoring, for its users. */
export interface Definition {
  readonly term: string;
  readonly meaning: string;
}

const vital = (name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB', meaning: string): Definition => ({
  term: `${name}, ${metrics[name].title}`,
  meaning,
});

/** All terms of the monitoring, defined once, in the words that the screens show. */
export const definitions = {
  day: {
    term: 'Day and hour',
    meaning:
      'Days and hours are those of New York, by the server’s clock at the moment a report arrived. The clocks of browsers are often wrong, so no figure goes by them; a report sent late counts on the day it arrived.',
  },
  live: {
    term: 'Live',
    meaning:
      'While today is part of the range and this page is in front, the figures are fetched again every few seconds. A report is counted about three seconds after it arrives. Pause stops the fetching.',
  },
  person: {
    term: 'People (estimated)',
    meaning:
      'A person is a signed-in customer, or else an internet address and browser on one day. Nobody is followed from day to day. The number is an estimate that is usually within 10% for the whole range; two people behind one address with the same browser count as one.',
  },
  failedMessage: {
    term: 'Failed message',
    meaning:
      'Work that one part of the system gave another and that failed every time it was tried. It waits in the queue of its part until someone sends it again. The queues count about right, and may be a minute behind.',
  },
  errorCount: {
    term: 'Times',
    meaning:
      'How often the error was reported in the range. Every report counts once, however often a browser had to send it.',
  },
  errorGroup: {
    term: 'Error group',
    meaning:
      'Errors with the same message and place in the code, after numbers, ids and addresses are taken out. First and last seen are server times.',
  },
  groupState: {
    term: 'State',
    meaning:
      'Open needs a look. Resolved is thought to be mended and becomes regressed, with a notice to admins, when it happens again. Ignored is known and raises no notice. An open group that suddenly happens far more often than in the day before raises a notice too.',
  },
  change: {
    term: 'Against the day before',
    meaning:
      'The last day of the range compared with the day before it. For today only the hours that have come are compared with the same hours of yesterday. It is red from ten errors on, when they are at least twice as many.',
  },
  trend: {
    term: 'Trend',
    meaning:
      'One bar a day of the range, oldest first. All groups of the list are drawn to the same scale, so that a frequent error looks frequent.',
  },
  percentile: {
    term: '75th percentile (p75)',
    meaning:
      'Three of four measurements were this good or better: the measure by which Google rates web vitals. p50 is the middle, p95 leaves out the slowest twentieth. Percentiles come from counted steps and are less than a tenth off the exact value.',
  },
  samples: {
    term: 'Samples',
    meaning: 'How many measurements the percentiles are worked out from. Below a hundred they jump about.',
  },
  route: {
    term: 'Route',
    meaning:
      'The kind of page, such as /admin/mailboxes/:number, without what follows the question mark. Addresses that are not pages of ours are counted together as (other).',
  },
  LCP: vital('LCP', 'When the largest picture or text of the first screen was drawn. Good up to 2.5 s.'),
  INP: vital('INP', 'How long the page took to answer a tap or key, near its worst. Good up to 200 ms.'),
  CLS: vital('CLS', 'How much things jumped about while the page was open. Good up to 0.1.'),
  FCP: vital('FCP', 'When the first text or picture was drawn. Good up to 1.8 s.'),
  TTFB: vital('TTFB', 'How long until the first byte of the page arrived. Good up to 0.8 s.'),
  eventCount: {
    term: 'Times (events)',
    meaning: 'How often the event was reported in the range; one person may do it several times.',
  },
  visit: {
    term: 'Visit',
    meaning:
      'A tab of a browser in which a page of the site or the app was opened. A tab is one visit, however many pages it shows.',
  },
  funnel: {
    term: 'Four milestones',
    meaning:
      'People who did each of these at least once in the range, in any order. It is not a funnel: many register without asking for a price first. Shares are of the people who visited; the same person on two days, not signed in, counts as two.',
  },
  release: {
    term: 'Since release',
    meaning:
      'The code that ran when this error was first reported, by the letters in the name of its script. They change with every release that changes the code of the site or of the app.',
  },
  record: {
    term: 'Record',
    meaning:
      'One report as it was stored: e-mail addresses, telephone and card numbers, codes and tokens are taken out before. Records can be read for 30 days.',
  },
  occurred: {
    term: 'Happened',
    meaning:
      'When the browser says it happened. It is marked when the browser’s clock was more than a day off the server’s.',
  },
  user: {
    term: 'User',
    meaning:
      'The id of the signed-in customer, proven by their token; “unverified” where only the browser says so.',
  },
  export: {
    term: 'Export',
    meaning:
      'A file of all records of one kind in a range of days, with personal data masked. It is kept for a week; a link to it opens for five minutes, and this page always holds a fresh one.',
  },
} as const satisfies Readonly<Record<string, Definition>>;
export type DefinedTerm = keyof typeof definitions;
