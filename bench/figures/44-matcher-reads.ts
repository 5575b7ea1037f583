import { matcherFigure } from '../support/matcher.ts';

export const figure = matcherFigure(
  {
    name: 'matcher-reads',
    measures: 'Read units for a label, the worst of 10,000',
    unit: 'units',
    direction: 'lower',
    reach: 10,
    aim: 6,
    how: 'The same labels, by the consumed capacity that the database returns (which the conformance tests check).',
  },
  ({ unitsWorst }) => unitsWorst,
);
