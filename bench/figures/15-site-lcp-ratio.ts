import type { SitePath } from '#domain/kernel/paths.ts';
import type { Comparison, Figure } from '../harness/figure.ts';
import { median } from '../harness/statistics.ts';
import { leaveSites, visitBoth } from '../support/site/survey.ts';

/** One page of each kind, because all pages on both sides would take an hour. */
const pages: readonly SitePath[] = [
  '/',
  '/shipping-calculator',
  '/service-areas/guyana',
  '/rates',
  '/blog/shipping-to-guyana-guide',
];

/** The median of the ratios of the pages. */
const medianOfRatios: Comparison = ({ ours, beside }) =>
  median(ours.map((milliseconds, at) => milliseconds / (beside[at] ?? Number.NaN)));

export const figure: Figure = {
  name: 'site-lcp-ratio',
  measures: 'Largest contentful paint of a public page on a slow phone',
  beside: 'the same page rendered in the browser by a route-split React app',
  unit: 'ms',
  direction: 'lower',
  reach: 0.6,
  value: medianOfRatios,
  repeats: pages.length,
  how: `Lighthouse's mobile preset (412 px, processor four times slower, slow 4G, simulated), the median of three loads of each side,
taken alternately, and repeated when Lighthouse finds the machine too slow. A sample is a page (${pages.join(', ')}), and the value is the median of their ratios. The baseline is
\`bench/baselines/client-rendered\`: the same page components, styles, fonts and pictures in an app with React Router's lazy
routes, whose documents preload fonts, settings, the hero and every module that the route needs. Both are behind the same gateway at
home, with the same compression and headers. Two things favor the baseline: it has no metadata for search engines, and it knows
the modules of a route in advance, which needs a document for each route.`,
  prepare: async () => {
    const left = [...pages];
    const details: { what: string; value: string }[] = [];
    return {
      paired: async () => {
        const path = left.shift();
        if (path === undefined) throw new Error('Every page was measured already.');
        const { ours, beside } = await visitBoth(path);
        const line = `${Math.round(ours.lcp)} ms beside ${Math.round(beside.lcp)} ms`;
        details.push({ what: path, value: `${line}; scores ${ours.performance} and ${beside.performance}` });
        return { ours: ours.lcp, beside: beside.lcp };
      },
      details: async () => details,
      close: leaveSites,
    };
  },
};
