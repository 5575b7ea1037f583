import { amount, type Figure } from '../harness/figure.ts';
import { median } from '../harness/statistics.ts';
import { prices } from '../prices/us-east-1.ts';
import { type Read, readYear, SHIPMENTS } from '../support/reported-year.ts';

const TIMES = 9;
const MEMORY_GB = 0.5;
const groupings = ['month', 'lane', 'flight'] as const;

/** What a report costs on AWS: reading its rows, the request, and the function as long as it takes here. */
const dollarsOf = ({ units, milliseconds }: Read): number =>
  units * prices.dynamoDb.readUnit +
  prices.httpApi.request +
  prices.lambda.request +
  (milliseconds / 1000) * MEMORY_GB * prices.lambda.gigabyteSecond;

export const figure: Figure = {
  name: 'report-year',
  measures: `Modelled AWS dollars for the report over a year of ${SHIPMENTS.toLocaleString('en-US')} shipments, by month`,
  unit: '$',
  direction: 'lower',
  repeats: TIMES,
  value: amount,
  how: `260 flights of 100 shipments each: five destinations, 52 weeks. Their rows are those that the listener of the reports adds up, from shipments of three pieces that were checked in, screened, ready and billed;
each flight has eight rows. The API's own function answers; the read units are what the database at home returns, and the report has to count every shipment. Seconds are those of this machine, database and all, as the longest of ${TIMES}
reports; prices are the list prices in \`bench/prices\`. CloudFront and the firewall are left out.`,
  prepare: async () => {
    const reads = new Map<string, readonly Read[]>();
    for (const by of groupings) reads.set(by, await readYear(by, TIMES));
    let time = 0;
    return {
      ours: async () => {
        const read = reads.get('month')?.[time];
        time += 1;
        if (read === undefined) throw new Error('There are no more reports.');
        return dollarsOf(read);
      },
      details: async () =>
        [...reads].map(([by, all]) => {
          const longest = Math.max(...all.map(({ milliseconds }) => milliseconds));
          const kilobytes = median(all.map(({ bytes }) => bytes)) / 1000;
          return {
            what: `by ${by}`,
            value: `${median(all.map(({ units }) => units))} read units, ${(longest / 1000).toFixed(2)} s, ${kilobytes.toFixed(0)} KB`,
          };
        }),
      close: async () => undefined,
    };
  },
};
