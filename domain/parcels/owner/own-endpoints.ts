import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { DeclarationForm } from '../declaration/declaration.ts';
import { OwnParcel, ParcelEntry } from '../parcel.ts';
import { ParcelCode } from '../parcel-code.ts';
import { fileRefusals, ownRefusals } from '../refusals.ts';

const params = z.object({ code: ParcelCode });
const version = z.int().check(z.minimum(1));
const note = z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(300)));

/** What customers see of their parcels, and do with them. Sending them on is a shipment: `POST /api/shipments` takes their codes. */
export const ownParcelEndpoints = {
  mine: endpoint('GET /api/parcels', {
    summary: "The caller's parcels, newest first: those that are here, or all.",
    access: 'signed-in',
    query: z.object({ ...pageQuery, which: z._default(z.enum(['here', 'all']), 'here') }),
    reply: pageOf(OwnParcel),
    refusals: { INVALID_CURSOR: 400 },
  }),
  show: endpoint('GET /api/parcels/{code}', {
    summary: "One of the caller's parcels, with what happened to it, newest first. Colleagues are not named.",
    access: 'signed-in',
    params,
    reply: z.object({
      parcel: OwnParcel,
      history: z.array(z.omit(ParcelEntry, { by: true, changed: true })),
    }),
    refusals: { PARCEL_NOT_FOUND: 404 },
  }),
  declare: endpoint('PUT /api/parcels/{code}/declaration', {
    summary: 'Says what is inside, or sends what was missing. It clears the holds that waited for it.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version, declaration: DeclarationForm }),
    reply: OwnParcel,
    refusals: { ...ownRefusals, ...fileRefusals },
  }),
  askPhotos: endpoint('POST /api/parcels/{code}/photos', {
    summary: 'Asks for more photos, at the price that the caller saw.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version, price: z.int() }),
    reply: OwnParcel,
    refusals: {
      ...ownRefusals,
      PRICE_CHANGED: { status: 409, details: z.object({ price: z.int(), count: z.int() }) },
    },
  }),
  notMine: endpoint('POST /api/parcels/{code}/not-mine', {
    summary: 'Hands a parcel back that is someone else’s. It leaves the mailbox at once.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version, note }),
    reply: z.object({ code: ParcelCode }),
    refusals: ownRefusals,
  }),
  sendBack: endpoint('POST /api/parcels/{code}/return', {
    summary: "Has a parcel sent back to its store, with the store's label, for the fee that the caller saw.",
    access: 'signed-in',
    params,
    body: z.strictObject({ version, label: z.optional(z.uuid()), note, fee: z.int() }),
    reply: OwnParcel,
    refusals: {
      ...ownRefusals,
      ...fileRefusals,
      PRICE_CHANGED: { status: 409, details: z.object({ price: z.int() }) },
    },
  }),
  keepAfterAll: endpoint('DELETE /api/parcels/{code}/return', {
    summary: 'Keeps a parcel that was to go back or to be disposed of, while it is still here.',
    access: 'signed-in',
    params,
    query: z.object({ version: z.coerce.number().check(z.int()) }),
    reply: OwnParcel,
    refusals: ownRefusals,
  }),
  letDispose: endpoint('POST /api/parcels/{code}/disposal', {
    summary: 'Agrees that we dispose of a parcel that may not fly. It cannot be undone once it is done.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version }),
    reply: OwnParcel,
    refusals: ownRefusals,
  }),
} as const;
