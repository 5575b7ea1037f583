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
  how: `Real *store* and *fold* on the database at home, by the capacity that it says each call consumed (whose rules the conformance
tests hold). Six in ten batches are measurements on eight routes, three business events, one errors of eight groups that are known
already; every session, person and value is another. Beside it the same events as items of their own.`,
  prepare: () => prepareWriteUnits(50),
};
