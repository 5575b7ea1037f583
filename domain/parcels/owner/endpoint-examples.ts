import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import type { DeclarationForm } from '../declaration/declaration.ts';
import { sampleKnown, sampleParcel, samplePreAlert } from '../testing/sample-parcel.ts';
import { ownCounts } from './own-counts.ts';
import type { ownCountsEndpoints } from './own-counts-endpoint.ts';
import type { ownParcelEndpoints } from './own-endpoints.ts';
import { ownParcel } from './own-view.ts';
import type { preAlertEndpoints } from './pre-alert-endpoints.ts';

const { id, tracking } = samplePreAlert;
const { code } = sampleParcel;
const params = { code };
const ofAlert = { id };
const invoice = '8e2f6a1c-4b7d-4d3e-9f5a-0c1b2d3e4f50';
const declaration: DeclarationForm = {
  store: 'Sample Store',
  lines: [{ description: 'Children’s shoes', quantity: 1, unitValue: 3999 }],
  dangers: [],
};
const parcel = ownParcel(sampleParcel, sampleKnown);
const provided = ownParcel(
  {
    ...sampleParcel,
    version: 3,
    declaration: {
      ...sampleParcel.declaration,
      invoice: { state: 'PROVIDED', file: invoice, at: sampleParcel.changedAt },
    },
  },
  sampleKnown,
);
const photos = { price: 200, count: 3, askedAt: sampleParcel.changedAt };
const back = { fee: 500, askedAt: sampleParcel.changedAt };

export const ownCountsExamples: EndpointExamples<typeof ownCountsEndpoints> = {
  ownCounts: { reply: ownCounts([ownParcel(sampleParcel, sampleKnown)], 1) },
};

/** What customers tell us of parcels that come, once each. */
export const preAlertExamples: EndpointExamples<typeof preAlertEndpoints> = {
  announce: { body: { id, tracking, declaration }, reply: samplePreAlert },
  announced: { query: { which: 'open', limit: 20 }, reply: { items: [samplePreAlert] } },
  preAlert: { params: ofAlert, reply: samplePreAlert },
  changePreAlert: {
    params: ofAlert,
    body: { version: 1, tracking, declaration },
    reply: { ...samplePreAlert, version: 2 },
  },
  takeBackPreAlert: {
    params: ofAlert,
    body: { version: 1 },
    reply: {
      ...samplePreAlert,
      version: 2,
      state: 'CANCELLED',
      closedAt: samplePreAlert.changedAt,
    },
  },
};

/** What customers do with what is here for them, once each. */
export const ownParcelExamples: EndpointExamples<typeof ownParcelEndpoints> = {
  mine: { query: { which: 'here', limit: 20 }, reply: { items: [parcel] } },
  show: {
    params,
    reply: { parcel, history: [{ id: 'sample', at: sampleParcel.receivedAt, what: 'received' }] },
  },
  declare: {
    params,
    body: { version: 2, declaration: { ...declaration, invoice } },
    reply: provided,
  },
  askPhotos: {
    params,
    body: { version: 2, price: 200 },
    reply: ownParcel({ ...sampleParcel, version: 3, photos }, sampleKnown),
  },
  notMine: { params, body: { version: 2, note: 'It has another name on it.' }, reply: { code } },
  sendBack: {
    params,
    body: { version: 2, fee: 500 },
    reply: ownParcel({ ...sampleParcel, version: 3, state: 'RETURNING', back }, sampleKnown),
  },
  keepAfterAll: {
    params,
    query: { version: 3 },
    reply: ownParcel({ ...sampleParcel, version: 4 }, sampleKnown),
  },
  letDispose: { params, body: { version: 2 }, reply: parcel },
};
