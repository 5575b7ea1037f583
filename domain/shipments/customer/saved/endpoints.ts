import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { Consignee } from '../../form/people.ts';
import { SavedConsignee } from './consignee-book.ts';
import { draftEndpoints } from './draft-endpoints.ts';

const version = z.int().check(z.minimum(1), z.maximum(1_000_000));
const consignee = z.object({ id: z.uuid() });
const saved = z.object({ consignee: SavedConsignee });

/** What the wizard keeps with the account of the caller: unfinished forms, and the book of receivers. */
export const savedEndpoints = {
  ...draftEndpoints,
  consignees: endpoint('GET /api/consignees', {
    summary: "The caller's book of receivers, by name.",
    access: 'signed-in',
    reply: z.object({ consignees: z.array(SavedConsignee) }),
  }),
  addConsignee: endpoint('POST /api/consignees', {
    summary: "Adds a receiver to the caller's book; the same `id` again adds nothing.",
    access: 'signed-in',
    /** The form makes the `id`, so that a double click or a lost answer makes one entry. */
    body: z.strictObject({ id: z.uuid(), consignee: Consignee }),
    reply: saved,
    refusals: { TOO_MANY_CONSIGNEES: 409, CONSIGNEE_EXISTS: 409 },
  }),
  changeConsignee: endpoint('PUT /api/consignees/{id}', {
    summary: "Changes a receiver in the caller's book.",
    access: 'signed-in',
    params: consignee,
    body: z.strictObject({ version, consignee: Consignee }),
    reply: saved,
    refusals: { CONSIGNEE_NOT_FOUND: 404, CONSIGNEE_CHANGED: { status: 409, details: z.partial(saved) } },
  }),
  dropConsignee: endpoint('DELETE /api/consignees/{id}', {
    summary: "Takes a receiver out of the caller's book; one that is not there is out already.",
    access: 'signed-in',
    params: consignee,
    reply: z.object({}),
  }),
} as const;
