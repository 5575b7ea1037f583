import { signInWeightFigure } from '../support/site/site-figure.ts';

export const figure = signInWeightFigure({
  name: 'sign-in-script',
  measures: 'KB of script on the pages to sign in and to register before anything is touched',
  unit: 'KB',
  direction: 'lower',
  reach: 125,
  amount: ({ scriptBefore }) => scriptBefore,
});
