import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { DraftId, DraftToSave, SavedDraft } from './draft.ts';

const draft = z.object({ id: DraftId });
const kept = z.object({ draft: SavedDraft });

/**
 * Unfinished forms, which the wizard keeps with the account of the caller. They are in a file of their own, because public pages
 * save them, too, when somebody signs out there.
 */
export const draftEndpoints = {
  drafts: endpoint('GET /api/shipment-drafts', {
    summary: "The caller's unfinished shipments, the last one saved first.",
    access: 'signed-in',
    reply: z.object({ drafts: z.array(SavedDraft) }),
  }),
  saveDraft: endpoint('PUT /api/shipment-drafts/{id}', {
    summary: 'Keeps an unfinished shipment for thirty days, in place of what was kept under this id.',
    access: 'signed-in',
    params: draft,
    body: DraftToSave,
    reply: kept,
    /** What is kept is newer; it is absent when it was booked or dropped since. */
    refusals: { DRAFT_IS_NEWER: { status: 409, details: z.partial(kept) }, TOO_MANY_DRAFTS: 409 },
  }),
  dropDraft: endpoint('DELETE /api/shipment-drafts/{id}', {
    summary: 'Forgets an unfinished shipment; one that is not there is forgotten already.',
    access: 'signed-in',
    params: draft,
    reply: z.object({}),
  }),
} as const;
