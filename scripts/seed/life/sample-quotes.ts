import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { idOf } from './id-of.ts';
import type { PastCloud, Person } from './past-cloud.ts';
import type { Desk } from './work.ts';

const DAY_MS = 86_400_000;

/** A quote of the samples: what it shows, for whom, and what was done with it. */
interface SampleQuote {
  readonly shows: string;
  readonly sender: string;
  readonly to: DestinationCode;
  readonly daysAgo: number;
  /** One box of this weight. Above 70 lb staff have to look at it. */
  readonly lb: number;
  readonly next?: 'viewed' | 'accepted' | 'declined' | 'asked' | 'requoted' | 'priced by hand';
}

const CUSTOMER = 'customer@skybarrel.test';
const sampleOf = (name: string): string => `${name}.sample@example.test`;

export const sampleQuotes: readonly SampleQuote[] = [
  { shows: 'Sent', sender: CUSTOMER, to: 'GY', daysAgo: 1, lb: 30 },
  { shows: 'Looked at', sender: sampleOf('anita.persaud'), to: 'JM', daysAgo: 2, lb: 40, next: 'viewed' },
  { shows: 'Accepted, not booked yet', sender: CUSTOMER, to: 'JM', daysAgo: 2, lb: 45, next: 'accepted' },
  { shows: 'Declined', sender: sampleOf('rohan.singh'), to: 'TT', daysAgo: 3, lb: 25, next: 'declined' },
  { shows: 'Expired', sender: CUSTOMER, to: 'BB', daysAgo: 9, lb: 35 },
  {
    shows: 'Replaced by a new one',
    sender: sampleOf('devon.braithwaite'),
    to: 'GY',
    daysAgo: 4,
    lb: 50,
    next: 'requoted',
  },
  { shows: 'Waits for a price by hand', sender: sampleOf('marva.williams'), to: 'GY', daysAgo: 0.2, lb: 95 },
  {
    shows: 'Priced by hand',
    sender: sampleOf('shanelle.joseph'),
    to: 'SR',
    daysAgo: 2,
    lb: 88,
    next: 'priced by hand',
  },
  {
    shows: 'The customer has a question',
    sender: sampleOf('keisha.campbell'),
    to: 'JM',
    daysAgo: 0.5,
    lb: 30,
    next: 'asked',
  },
];

const formOf = ({ to, lb }: SampleQuote) => ({
  request: {
    to,
    goods: [
      {
        kind: 'box',
        quantity: 1,
        length: 20,
        width: 18,
        height: 18,
        lengthUnit: 'in',
        weight: lb,
        weightUnit: 'lb',
      },
    ],
    service: 'standard',
    mailbox: false,
    brokerage: false,
    insured: false,
  },
});

const acts: Readonly<
  Record<
    NonNullable<SampleQuote['next']>,
    (
      past: PastCloud,
      quote: { reference: string; version: number; offer: number },
      sender: Person,
      desk: Desk,
    ) => Promise<unknown>
  >
> = {
  viewed: async () => undefined,
  accepted: (past, { reference, offer }, as) =>
    past.ask('POST /api/quotes/{reference}/answer', {
      as,
      params: { reference },
      body: { offer, answer: 'accept' },
    }),
  declined: (past, { reference, offer }, as) =>
    past.ask('POST /api/quotes/{reference}/answer', {
      as,
      params: { reference },
      body: { offer, answer: 'decline', reason: 'I send it next month (sample).' },
    }),
  asked: (past, { reference }, as) =>
    past.ask('POST /api/quotes/{reference}/messages', {
      as,
      params: { reference },
      body: {
        id: idOf(`question about ${reference}`),
        text: 'Can I add a second box at the same price (sample)?',
      },
    }),
  requoted: (past, { reference }, as) =>
    past.ask('POST /api/quotes/{reference}/requote', { as, params: { reference } }),
  'priced by hand': (past, { reference, version }, _as, { admin }) =>
    past.ask('POST /api/desk/quotes/{reference}/price', {
      as: admin,
      params: { reference },
      body: { version, total: 36_500, reason: 'Over 70 lb; the airline takes it (sample).' },
    }),
};

/** Makes one quote and has happen to it what the sample tells. Returns its reference. */
export const quote = async (
  past: PastCloud,
  desk: Desk,
  sample: SampleQuote,
  sender: Person,
  now: Date,
): Promise<string> => {
  const asked = new Date(now.getTime() - sample.daysAgo * DAY_MS);
  past.at(asked);
  const made = await past.ask('POST /api/quotes', {
    as: sender,
    headers: { 'idempotency-key': idOf(`sample quote ${sample.shows} ${sample.sender}`) },
    body: formOf(sample),
  });
  const reference = String(made.reference);
  if (sample.next === undefined) return reference;
  past.at(new Date(asked.getTime() + (now.getTime() - asked.getTime()) / 2));
  const as = sample.next === 'priced by hand' ? desk.admin : sender;
  const route =
    sample.next === 'priced by hand' ? 'GET /api/desk/quotes/{reference}' : 'GET /api/quotes/{reference}';
  const shown = (await past.ask(route, { as, params: { reference } })).quote as {
    readonly version: number;
    readonly status: string;
    readonly offer: { readonly number: number };
  };
  await acts[sample.next](
    past,
    { reference, version: shown.version, offer: shown.offer.number },
    sender,
    desk,
  );
  return reference;
};
