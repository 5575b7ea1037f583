import { signInVisitFigure } from '../support/site/site-figure.ts';

export const figure = signInVisitFigure({
  name: 'sign-in-lcp',
  measures: 'Largest contentful paint of the pages to sign in and to register on a slow phone',
  unit: 'ms',
  direction: 'lower',
  reach: 1800,
  aim: 1500,
  amount: ({ lcp }) => lcp,
});
