import { visitFigure } from '../support/site/site-figure.ts';

export const figure = visitFigure({
  name: 'site-layout-shift',
  measures: 'Cumulative layout shift of the worst public page',
  unit: 'CLS',
  direction: 'lower',
  reach: 0.01,
  how: `Lighthouse's mobile preset against the running product, the median of three loads; every page of \`sitePaths\` is a sample and the worst one is the value.`,
  amount: ({ cls }) => cls,
});
