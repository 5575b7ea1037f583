import { amount, type Figure } from '../harness/figure.ts';
import { prepareWriteUnits } from '../support/write-units.ts';

export const figure: Figure = {
  name: 'write-units',
  measures: 'Write units per event, 20 a batch, 50 batches a fold, counters included',
  beside: 'one Put per event',
  unit: 'units/event',
  direction: 'lower',
  reach: 0.12,
  aim: 0.09,
  value: amount,
  how: `Real *store* and *fold* on the database at home, by the consumed capacity that it returns for each call (which the conformance
tests check). Six in ten batches are measurements on eight routes, three are business events, one has errors of eight known
groups; every session, person and value is different. The baseline stores each of the same events as a separate item.`,
  prepare: () => prepareWriteUnits(50),
};
