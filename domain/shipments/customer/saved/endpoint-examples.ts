import type { EndpointExamples } from '../../../kernel/endpoint-example.ts';
import { proofExample } from '../../../proof-of-work/challenge-example.ts';
import { sampleQuote } from '../../../quotes/testing/sample-quote.ts';
import { sampleConsignee } from '../../testing/sample-form.ts';
import type { SavedConsignee } from './consignee-book.ts';
import type { SavedDraft } from './draft.ts';
import type { savedEndpoints } from './endpoints.ts';
import type { GuestDraft } from './guest-draft.ts';
import type { guestDraftEndpoints } from './guest-draft-endpoints.ts';

const id = '0d6a7c3e-0000-4000-8000-00000000000a';
const savedAt = '2026-11-20T15:00:00.000Z';
const draft: SavedDraft = {
  id: 'shipment_draft_1',
  data: { to: 'GY' },
  timestamp: 1_795_186_800_000,
  version: 1,
  savedAt,
};
const consignee: SavedConsignee = { id, consignee: sampleConsignee, savedAt, version: 1 };
const { request, pickupZip = '' } = sampleQuote;
const guestDraft: GuestDraft = {
  id,
  words: 'your $385.00 barrel',
  total: 38_500,
  timestamp: draft.timestamp,
};

export const savedExamples: EndpointExamples<typeof savedEndpoints & typeof guestDraftEndpoints> = {
  drafts: { reply: { drafts: [draft] } },
  saveDraft: {
    params: { id: draft.id },
    body: { data: draft.data, timestamp: draft.timestamp, version: 1 },
    reply: { draft },
  },
  dropDraft: { params: { id: draft.id }, reply: {} },
  keepGuestDraft: { body: { id, form: { request, pickupZip }, proof: proofExample }, reply: guestDraft },
  guestDraft: { reply: guestDraft },
  takeGuestDraft: { reply: { draft: { ...draft, id } } },
  consignees: { reply: { consignees: [consignee] } },
  addConsignee: { body: { id, consignee: sampleConsignee }, reply: { consignee } },
  changeConsignee: { params: { id }, body: { version: 1, consignee: sampleConsignee }, reply: { consignee } },
  dropConsignee: { params: { id }, reply: {} },
};
