import { amount, type Figure } from '../harness/figure.ts';
import { prepareWriteUnits } from '../support/write-units.ts';

export const figure: Figure = {
  name: 'write-units-one-batch',
  measures: 'Write units per event, 20 a batch, one batch a fold, counters included',
  beside: 'one Put per event',
  unit: 'units/event',
  direction: 'lower',
  value: amount,
  repeats: 60,
  how: `The same in the quietest hour, in which no other batch shares the writes of the counters. Mean and spread over many batches, because a batch of
errors costs more than one of measurements.`,
  prepare: () => prepareWriteUnits(1),
};
