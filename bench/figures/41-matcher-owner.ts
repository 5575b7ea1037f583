import { matcherFigure, share } from '../support/matcher.ts';

export const figure = matcherFigure(
  {
    name: 'matcher-owner',
    measures: 'Labels whose owner is among the first three mailboxes that the matcher shows',
    unit: '%',
    direction: 'higher',
    reach: 95,
    aim: 98,
    how: `The matcher looks up 10,000 generated labels among 10,000 generated mailboxes on the database at home. Three in five people are of Guyana and the others of Jamaica, with common names about as
common as they are there, families near each other, and further names on some mailboxes. Four in five labels have the right number, seven in ten the name as it is on the mailbox; the others are turned, shortened, spelled, typed or read
in another way, are those of relatives, or have no number or name at all. These shares are an assumption (\`tests/support/labels\`). Weights and limits were tuned on other seeds. The measurement is exact and does not vary. It fails when one label is
assigned to somebody else.`,
  },
  ({ amongThree, labels }) => share(amongThree, labels),
);
