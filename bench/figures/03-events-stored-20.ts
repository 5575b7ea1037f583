import type { Figure } from '../harness/figure.ts';
import { prepareEventsStored } from '../support/events-stored.ts';

export const figure: Figure = {
  name: 'events-stored-20',
  measures: 'Events stored per second, 20 a batch',
  beside: 'one Put per event',
  unit: 'events/s',
  direction: 'higher',
  reach: 20,
  aim: 30,
  how: `One run of *store* on 250 messages of 20 events, as the queue hands them over: each is opened and checked, and 25 go into
one call that inserts each only if it is absent, ten calls at once. Beside it the same events as one unconditional Put each, ten at
once, through the same client to the same database in another process. Making the events is not counted on either side; opening the
compressed batch is, on ours.`,
  prepare: () => prepareEventsStored(20),
};
