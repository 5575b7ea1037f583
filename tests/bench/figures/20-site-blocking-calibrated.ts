import { calibratedFigure } from '../support/site/site-figure.ts';

export const figure = calibratedFigure({
  name: 'site-blocking-calibrated',
  measures: 'Total blocking time of the worst public page on a phone calibrated to this machine',
  unit: 'ms',
  direction: 'lower',
  how: `As \`site-blocking\`, but the phone is as many times slower than this machine as the table in Lighthouse's guide to
throttling says for a middling phone, by the machine's own index during the page's other loads: 4 from 1500, 2 from 800, else 1. The
preset of 4 is meant for the fastest desks.`,
  amount: ({ tbt }) => tbt,
  words: ({ slowdown, machine }) =>
    `, phone ${slowdown} times slower than this machine (index ${Math.round(machine)})`,
});
