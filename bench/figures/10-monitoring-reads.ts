import { type Figure, worstRatio } from '../harness/figure.ts';
import { monitoringAfter } from '../support/monitoring-pages.ts';

const MANY = 1_000_000;
const FEW = 1_000;
const PAGES = 7;

export const figure: Figure = {
  name: 'monitoring-reads',
  measures: 'Read units of each monitoring page at 1,000,000 events, the worst page',
  beside: 'at 1,000 events',
  unit: 'units',
  direction: 'lower',
  reach: 1.2,
  aim: 1,
  value: worstRatio,
  repeats: PAGES,
  how: `A thousand and a million events of one hour and the same eight groups of errors, twenty a batch, stored and folded by the real *store* and *fold* into two
databases at home. Each page is its own use case as the API runs it, with its first page of five records if it has pages (a thousand events fill no larger one). It is measured by the
consumed capacity that the database returns. One sample is one page; the value is the worst of them. The measurement is exact and does not vary.`,
  prepare: async () => {
    const [few, many] = [await monitoringAfter(FEW), await monitoringAfter(MANY)];
    const asked: string[] = [];
    const seen: string[] = [];
    return {
      paired: async () => {
        const page = many.pages[asked.length] ?? '';
        asked.push(page);
        const pair = { ours: await many.readUnits(page), beside: await few.readUnits(page) };
        seen.push(`${pair.ours} and ${pair.beside}`);
        return pair;
      },
      details: async () => asked.map((what, at) => ({ what, value: `${seen[at]} units` })),
      close: async () => {
        await Promise.all([few.close(), many.close()]);
      },
    };
  },
};
