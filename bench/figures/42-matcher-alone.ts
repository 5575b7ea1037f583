import { matcherFigure, share } from '../support/matcher.ts';

export const figure = matcherFigure(
  {
    name: 'matcher-alone',
    measures: 'Labels for which the matcher offers exactly one mailbox',
    unit: '%',
    direction: 'higher',
    reach: 60,
    aim: 75,
    how: 'The same labels. What is assigned by itself, with number and name, is among them.',
  },
  ({ alone, labels }) => share(alone, labels),
);
