import { visitFigure } from '../support/site/site-figure.ts';

export const figure = visitFigure({
  name: 'site-performance',
  measures: 'Lighthouse performance of the worst public page',
  unit: 'of 100',
  direction: 'higher',
  reach: 99,
  how: `Lighthouse's mobile preset against the running product, the median of three loads; every page of \`sitePaths\` is a sample and the worst one is the value.`,
  amount: ({ performance }) => performance,
});
