import { signInVisitFigure } from '../support/site/site-figure.ts';

export const figure = signInVisitFigure({
  name: 'sign-in-performance',
  measures: 'Lighthouse performance of the pages to sign in and to register',
  unit: 'of 100',
  direction: 'higher',
  reach: 95,
  aim: 100,
  amount: ({ performance }) => performance,
});
