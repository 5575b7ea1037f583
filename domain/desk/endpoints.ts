import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { ToldShown } from '../shipments/asking/told.ts';
import { Act, Bulk, BulkListed, BulkRows, PreviewedRow, RowIds } from './bulk.ts';
import { ExportName } from './exports.ts';
import { DeskListName, PresenceSubject, Present } from './presence.ts';
import { SharedView } from './shared-view.ts';
import { Question, SavedView, WantedView } from './view.ts';

const params = z.object({ id: z.uuid() });

/** What works the same in every list of the desk: bulk changes, who else is here, and what was taken out as a file. */
export const deskEndpoints = {
  previewBulk: endpoint('POST /api/desk/bulk/preview', {
    summary:
      'What would happen to each row, why some would be refused, how many people are told and what they read; changes nothing.',
    access: 'desk.manage',
    body: z.strictObject({ act: Act, ids: RowIds }),
    reply: z.object({ rows: z.array(PreviewedRow), told: ToldShown }),
    refusals: { ACT_NOT_YOURS: 403 },
  }),
  startBulk: endpoint('POST /api/desk/bulk', {
    summary:
      'Starts a bulk change that goes on in the background, once for each key; each row is changed as a single one would be, or refused with the reason.',
    access: 'desk.manage',
    /** Made by the browser for each press; it is also the id of the bulk change. */
    headers: z.object({ 'idempotency-key': z.uuid() }),
    body: z.strictObject({ act: Act, rows: BulkRows }),
    reply: Bulk,
    refusals: { ACT_NOT_YOURS: 403, KEY_USED: 409 },
  }),
  myBulks: endpoint('GET /api/desk/bulk', {
    summary: 'The last bulk changes of the caller, the newest first.',
    access: 'desk.manage',
    reply: z.object({ items: z.array(BulkListed) }),
  }),
  showBulk: endpoint('GET /api/desk/bulk/{id}', {
    summary: 'How far a bulk change is, and what happened to each row; of others only for admins.',
    access: 'desk.manage',
    params,
    reply: Bulk,
    refusals: { BULK_NOT_FOUND: 404 },
  }),
  resumeBulk: endpoint('POST /api/desk/bulk/{id}/resume', {
    summary: 'Goes on with a bulk change that has stopped. What is done is not done again.',
    access: 'desk.manage',
    params,
    reply: Bulk,
    refusals: { BULK_NOT_FOUND: 404 },
  }),
  presence: endpoint('PUT /api/desk/presence', {
    summary: 'Says that the caller has something open, and answers who else has.',
    access: 'desk.manage',
    body: z.strictObject({ subject: PresenceSubject, edits: z.boolean() }),
    reply: z.object({ others: z.array(Present) }),
    refusals: { NOT_YOURS_TO_SEE: 403 },
  }),
  views: endpoint('GET /api/desk/views', {
    summary: 'The questions of lists that the caller keeps under names, by name.',
    access: 'desk.manage',
    reply: z.object({ items: z.array(SavedView) }),
  }),
  keepView: endpoint('PUT /api/desk/views/{id}', {
    summary: 'Keeps a question of a list under a name, or changes one that is kept.',
    access: 'desk.manage',
    /** The browser makes the id, so that a double click or a lost answer makes one view. */
    params,
    body: WantedView,
    reply: z.object({ items: z.array(SavedView) }),
    refusals: {
      NOT_YOURS_TO_SEE: 403,
      VIEW_CHANGED: 409,
      VIEW_GONE: 404,
      VIEW_NAME_TAKEN: 409,
      TOO_MANY_VIEWS: 409,
    },
  }),
  dropView: endpoint('DELETE /api/desk/views/{id}', {
    summary: 'Deletes a view of the caller; one that is not there is deleted already.',
    access: 'desk.manage',
    params,
    reply: z.object({ items: z.array(SavedView) }),
  }),
  sharedViews: endpoint('GET /api/desk/shared-views', {
    summary: 'The views that colleagues share, of the lists that the caller may see.',
    access: 'desk.manage',
    reply: z.object({ items: z.array(SharedView) }),
  }),
  shareView: endpoint('PUT /api/desk/shared-views/{id}', {
    summary: 'Moves a view of the caller to those that everybody sees who has the right to its list.',
    access: 'desk.manage',
    params,
    /** The version of the view that the person saw. */
    body: z.strictObject({ list: DeskListName, version: z.int() }),
    reply: z.object({ items: z.array(SharedView) }),
    refusals: { NOT_YOURS_TO_SEE: 403, VIEW_GONE: 404, SHARED_NAME_TAKEN: 409, TOO_MANY_SHARED: 409 },
  }),
  removeShared: endpoint('DELETE /api/desk/shared-views/{list}/{id}', {
    summary: 'Takes a shared view away from everybody: by who shared it, or by an admin.',
    access: 'desk.manage',
    params: z.object({ list: DeskListName, id: z.uuid() }),
    reply: z.object({ items: z.array(SharedView) }),
    refusals: { NOT_YOURS_TO_SEE: 403, NOT_YOUR_VIEW: 403 },
  }),
  noteExport: endpoint('POST /api/desk/exports', {
    summary:
      'Keeps on record who takes a list out as a file, before its pages are read: an admin, or billing the books.',
    access: 'desk.manage',
    body: z.strictObject({ id: z.uuid(), list: ExportName, question: Question }),
    reply: z.object({ id: z.uuid() }),
    refusals: { NOT_YOURS_TO_TAKE: 403 },
  }),
} as const;
