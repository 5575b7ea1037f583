import { SMALL_BYTES } from '#domain/files/limits.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { prices } from '../prices/us-east-1.ts';
import { sumOf } from '../support/cost-model.ts';
import {
  dollarsOfFile,
  dollarsOfSmallCopy,
  laterYearsOf,
  type SentFile,
} from '../support/parcel-life/file-model.ts';
import { liveThroughParcel } from '../support/parcel-life/live-through.ts';
import { dollarsOf } from '../support/shipment-life/model.ts';

/** A photo of 2,000 × 1,500 pixels of a box with labels, in the quality that browsers send, and a photo of a page. */
const photo: SentFile = { bytes: 500_000, looks: 2 };
const invoice: SentFile = { bytes: 300_000, looks: 1 };

const GIGABYTE = 1e9;
/** A parcel is kept for two years after it has left. */
const MONTHS = 24;

const shown = (value: number): string => `$${value.toFixed(6)}`;
const partsOf = (prefix: string, dollars: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(dollars).map(([what, value]) => [`${prefix}: ${what}`, value]));

export const figure: Figure = {
  name: 'parcel-dollars',
  measures: 'Modelled AWS dollars for one parcel, from its pre-alert to its receiver, its photo kept a year',
  unit: '$',
  direction: 'lower',
  reach: 0.01,
  aim: 0.004,
  value: amount,
  repeats: 1,
  how: `A customer announces a parcel; the bench looks it up, receives it and sends one photo; its owner is told by a letter of its own, looks at it twice with its photo, and sends the invoice, which the desk finds, reads and verifies. Then it is
sent on alone, and follows its shipment to the receiver. Everybody who listens hears of it: the lake, the history, tasks and notifications. Units and prices are counted as in \`shipment-dollars\`, which has what its shipment costs from the booking;
the request that makes the shipment is counted here whole. Assumed are a photo of 500 KB and an invoice of 300 KB, which go into quarantine for a week and as a checked copy into the class Standard, for a year. The letter carries the small copy, at its largest. A check takes a second with a gigabyte. Jobs
that run by the clock whether parcels come or not, and what is kept for longer, are beside it.`,
  prepare: async () => {
    const { costs, jobs, heard, tableBytes } = await liveThroughParcel();
    const together = {
      ...heard,
      calls: heard.calls + jobs.calls,
      read: heard.read + jobs.read,
      written: heard.written + jobs.written,
    };
    const dollars = {
      ...dollarsOf(costs, together),
      letter: heard.mails * prices.ses.mail,
      ...partsOf('photo', dollarsOfFile(photo)),
      'photo: small copy in the letter': dollarsOfSmallCopy(SMALL_BYTES),
      ...partsOf('invoice', dollarsOfFile(invoice)),
    };
    const written = costs.reduce((sum, cost) => sum + cost.written, 0);
    const longer = laterYearsOf(invoice) + (MONTHS * tableBytes * prices.dynamoDb.gigabyteMonth) / GIGABYTE;
    return {
      ours: async () => sumOf(dollars),
      details: async () => [
        ...Object.entries(dollars).map(([what, value]) => ({ what, value: shown(value) })),
        { what: 'beside it: each further photo', value: shown(sumOf(dollarsOfFile(photo))) },
        {
          what: 'beside it: its rows for two years, and the invoice as long as the law says',
          value: shown(longer),
        },
        { what: 'requests', value: `${costs.length}` },
        {
          what: 'write units',
          value: `${written + together.written}, of which listeners and jobs ${together.written}`,
        },
        { what: 'events', value: `${heard.events}, heard by ${together.calls + heard.queued} calls` },
        ...costs
          .filter((cost) => cost.written > 0)
          .map(({ who, route, read, written: units }) => ({
            what: `${who}: ${route}`,
            value: `${read.toFixed(1)} read and ${units.toFixed(1)} write units`,
          })),
      ],
      close: async () => undefined,
    };
  },
};
