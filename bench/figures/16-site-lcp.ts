import { visitFigure } from '../support/site/site-figure.ts';

export const figure = visitFigure({
  name: 'site-lcp',
  measures: 'Largest contentful paint of the slowest public page on a slow phone',
  unit: 'ms',
  direction: 'lower',
  aim: 1200,
  how: `On a busy machine the simulation adds waiting time to it.`,
  amount: ({ lcp }) => lcp,
});
