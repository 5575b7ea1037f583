import { visitFigure } from '../support/site/site-figure.ts';

export const figure = visitFigure({
  name: 'site-blocking',
  measures: 'Total blocking time of the worst public page on a slow phone',
  unit: 'ms',
  direction: 'lower',
  // It has no limit, because it depends on how busy the machine is as much as on the page.
  how: "Reported only, because it depends on how busy the machine is. Where Lighthouse's index of the machine is 1,000 or more, we look for 20 of 26 pages that block for nothing and none above 150 ms.",
  amount: ({ tbt }) => tbt,
  words: ({ machine }) => `, on a machine of index ${Math.round(machine)}`,
});
