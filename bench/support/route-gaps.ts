import { gapsOf, published } from '#domain/runs/planning/testing/solomon/run.ts';
import { amount, type Figure } from '../harness/figure.ts';

const percent = (gap: number): string => `${gap.toFixed(2)} %`;

/** What the figures of route length have in common: published problems with their first customers, beside the shortest known routes. */
export const routeGapFigure = (
  customers: 25 | 100,
  { known, ...figure }: Pick<Figure, 'name' | 'reach' | 'aim'> & { readonly known: string },
): Figure => ({
  ...figure,
  measures: `How much longer the routes of ${published.length} published problems with ${customers} customers are than ${known}, on average`,
  unit: '%',
  direction: 'lower',
  value: amount,
  repeats: 1,
  how: `Solomon's problems of 1987 (all but C204) have a depot, customers with a demand, a time window and a service time, and vehicles with a capacity. The search that plans the stops of a day plans each of them
with the effort of a day, as many vehicles as it likes, and nothing to keep short but the distance, cut to one decimal as in the literature. A customer that is left out makes the figure fail. The places, windows and shortest known lengths are facts
in \`domain/runs/planning/testing/solomon\`, with their source. The measurement is exact and does not vary.`,
  prepare: async () => {
    const { mean, least, worst } = gapsOf(published, customers);
    if (!Number.isFinite(worst)) throw new Error('A customer was left out.');
    return {
      ours: async () => mean,
      details: async () => [
        { what: 'shortest', value: percent(least) },
        { what: 'longest', value: percent(worst) },
      ],
      close: async () => undefined,
    };
  },
});
