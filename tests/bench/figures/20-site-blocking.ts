import { visitFigure } from '../support/site/site-figure.ts';

export const figure = visitFigure({
  name: 'site-blocking',
  measures: 'Total blocking time of the worst public page on a slow phone',
  unit: 'ms',
  direction: 'lower',
  reach: 0,
  how: `Lighthouse's mobile preset against the running product, the median of three loads; every page of \`sitePaths\` is a sample and the worst one is the value.`,
  amount: ({ tbt }) => tbt,
});
