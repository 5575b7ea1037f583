import { amount, type Figure } from '../harness/figure.ts';
import { median } from '../harness/statistics.ts';
import { prices } from '../prices/us-east-1.ts';
import { sumOf } from '../support/cost-model.ts';
import { type Published, publishAmong } from '../support/publishing/publish-one.ts';
import { dollarsOf } from '../support/shipment-life/model.ts';

const POSTS = 1_000;
const TIMES = 3;
/** The function that publishes has a gigabyte. */
const MEMORY_GB = 1;
const GIGABYTE = 1e9;
/** The objects of a post stay until its text or what holds is another: a year. */
const MONTHS = 12;
/** The event of the step: the lake keeps it, and the history a line of it, with a place by day, by person and by thing. */
const HEARD = { events: 1, bytes: 900, calls: 2, queued: 0, read: 0, written: 5 } as const;

const partsOf = ({ objects, bytes, edge, read, written, milliseconds }: Published) => {
  const { keyValueStore, lambda, s3 } = prices;
  const step = { who: 'staff', route: 'POST /api/blog/{id}/status', bytes: 2000, read, written } as const;
  return {
    ...dollarsOf([step], HEARD),
    'function that publishes': lambda.request + (milliseconds / 1000) * MEMORY_GB * lambda.gigabyteSecond,
    'bucket: requests': objects * s3.put,
    'bucket: kept for a year': (MONTHS * bytes * s3.gigabyteMonth) / GIGABYTE,
    'key value store of the edge': edge * keyValueStore.request,
  };
};

export const figure: Figure = {
  name: 'publish-dollars',
  measures: 'Modelled AWS dollars to publish one post among a thousand, from the click to its readers',
  unit: '$',
  direction: 'lower',
  reach: 0.005,
  aim: 0.0025,
  value: amount,
  repeats: 1,
  how: `The step of the desk and the run that publishes, counted as in \`publish-cost\`; the step, its event and its units in the model of \`shipment-dollars\`. The seconds of the function that publishes are the median of ${TIMES} runs on this machine, with a gigabyte.
Pages change by the key value store of the edge and under names of their own, so nothing is invalidated: beside it is what invalidating the same paths would cost after the first thousand of a month. Prices are the list prices in \`bench/prices\`, where their date is.`,
  prepare: async () => {
    const runs: Published[] = [];
    for (let time = 0; time < TIMES; time += 1) runs.push(await publishAmong(POSTS));
    const [first] = runs;
    if (first === undefined) throw new Error('Nothing was published.');
    const measured = { ...first, milliseconds: median(runs.map(({ milliseconds }) => milliseconds)) };
    const dollars = partsOf(measured);
    return {
      ours: async () => sumOf(dollars),
      details: async () => [
        ...Object.entries(dollars).map(([what, value]) => ({ what, value: `$${value.toFixed(6)}` })),
        {
          what: 'counted',
          value: `${measured.objects} objects, ${(measured.bytes / 1000).toFixed(0)} KB, ${measured.paths} paths in ${measured.edge} requests, ${measured.table} requests to the table, ${measured.milliseconds.toFixed(0)} ms`,
        },
        {
          what: 'beside it: to invalidate these paths',
          value: `$${(measured.paths * prices.invalidation.path).toFixed(6)}`,
        },
      ],
      close: async () => undefined,
    };
  },
};
