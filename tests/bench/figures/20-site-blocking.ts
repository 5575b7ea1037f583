import { visitFigure } from '../support/site/site-figure.ts';

export const figure = visitFigure({
  name: 'site-blocking',
  measures: 'Total blocking time of the worst public page on a slow phone',
  unit: 'ms',
  direction: 'lower',
  reach: 0,
  amount: ({ tbt }) => tbt,
  words: ({ machine }) => `, on a machine of index ${Math.round(machine)}`,
});
