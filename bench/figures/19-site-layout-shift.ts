import { visitFigure } from '../support/site/site-figure.ts';

export const figure = visitFigure({
  name: 'site-layout-shift',
  measures: 'Cumulative layout shift of the worst public page',
  unit: 'CLS',
  direction: 'lower',
  reach: 0.01,
  amount: ({ cls }) => cls,
});
