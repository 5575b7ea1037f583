import { signInVisitFigure } from '../support/site/site-figure.ts';

export const figure = signInVisitFigure({
  name: 'sign-in-layout-shift',
  measures: 'Cumulative layout shift of the pages to sign in and to register',
  unit: 'CLS',
  direction: 'lower',
  reach: 0.02,
  aim: 0,
  amount: ({ cls }) => cls,
});
