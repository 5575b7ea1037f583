import type { SitePath } from '#domain/kernel/paths.ts';
import type { Comparison, Figure } from '../harness/figure.ts';
import { median } from '../harness/statistics.ts';
import { leaveSites, visitBoth } from '../support/site/survey.ts';

/** A page of each kind: all of them on both sides would take an hour. */
const pages: readonly SitePath[] = [
  '/',
  '/shipping-calculator',
  '/service-areas/guyana',
  '/rates',
  '/blog/shipping-to-guyana-guide',
];

/** The middle of the pages' own ratios. */
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
taken in turn, and again where Lighthouse finds the machine too slow for it; a sample is a page (${pages.join(', ')}), the value the median of their ratios. Beside it
\`bench/baselines/client-rendered\`: the same page components, styles, fonts and pictures in an app with React Router's lazy
routes, whose documents preload fonts, settings, the hero and every module that the route needs. Both stand behind the same gateway at
home, with the same compression and headers. What flatters the other side: it has no metadata for search engines, and knows
its route's modules beforehand, which takes a document for each route.`,
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
