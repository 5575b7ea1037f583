import { matcherFigure, share } from '../support/matcher.ts';

export const figure = matcherFigure(
  {
    name: 'matcher-wrong',
    measures: 'Of the labels for which exactly one mailbox is offered, those for which it is the wrong one',
    unit: '%',
    direction: 'lower',
    reach: 1,
    aim: 0.1,
    how: 'The same labels. A person confirms what is offered; only number and name together assign a parcel by themselves, and there none may be wrong.',
  },
  ({ wrongAlone, alone }) => share(wrongAlone, alone),
);
