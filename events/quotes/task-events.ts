import { changesTasks, type TaskSubject } from '../task-event.ts';
import { QuoteChangedV1 } from './quote-changed.v1.ts';
import { QuoteDeclinedV1 } from './quote-declined.v1.ts';
import { QuoteRequestedV1 } from './quote-requested.v1.ts';
import { QuoteSentV1 } from './quote-sent.v1.ts';

const quote = ({ reference }: { readonly reference: string }): readonly TaskSubject[] => [
  { kind: 'quote', id: reference },
];

/** The events that can change what waits in quotes. */
export const taskEvents = [
  changesTasks(QuoteRequestedV1, quote),
  changesTasks(QuoteSentV1, quote),
  changesTasks(QuoteDeclinedV1, quote),
  changesTasks(QuoteChangedV1, quote, {
    id: 'QuoteWaits',
    description: 'A quote waits for the desk, or no longer',
    data: { changed: { waitsFor: { $or: [{ before: [{ exists: true }] }, { after: [{ exists: true }] }] } } },
  }),
];
