import { visitFigure } from '../support/site/site-figure.ts';

export const figure = visitFigure({
  name: 'site-scores',
  measures: 'Lighthouse accessibility, best practices and SEO of the worst public page',
  unit: 'of 100',
  direction: 'higher',
  reach: 100,
  how: `The lowest of the three scores of a page counts; failed audits are named.`,
  amount: ({ accessibility, bestPractices, seo }) => Math.min(accessibility, bestPractices, seo),
  words: ({ faults }) => (faults.length > 0 ? `: ${faults.join(', ')}` : ''),
});
