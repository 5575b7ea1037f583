import { visitFigure } from '../support/site/site-figure.ts';

export const figure = visitFigure({
  name: 'site-performance',
  measures: 'Lighthouse performance of the worst public page',
  unit: 'of 100',
  direction: 'higher',
  reach: 99,
  amount: ({ performance }) => performance,
});
