import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { Act, Bulk } from './bulk.ts';
import type { deskEndpoints } from './endpoints.ts';
import type { SavedView } from './view.ts';

const id = '019a1d3c-0000-4000-8000-000000000051';
const params = { id };
const me = '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f';
const act: Act = {
  do: 'MOVE_SHIPMENTS',
  departureId: 'GY-2026-12-04',
  note: 'The flight of November 27 is canceled.',
};
const bulk: Bulk = {
  id,
  act,
  by: me,
  askedAt: '2026-11-24T15:00:00.000Z',
  changedAt: '2026-11-24T15:00:00.000Z',
  total: 2,
  results: [],
};
const refused = {
  id: '8P4N2R7W3XK',
  outcome: 'refused',
  code: 'FLIGHT_FULL',
  text: 'This flight has no space left for your goods. Choose another flight.',
} as const;

const view: SavedView = {
  id: '019a1d3c-0000-4000-8000-000000000061',
  list: 'shipments',
  name: 'Friday to Guyana',
  question: 'state=BOOKED&to=GY',
  version: 1,
};

const shared = {
  ...{ id: view.id, list: view.list, name: view.name, question: view.question },
  by: '5b0f2c4e-1d3a-4c68-8f7e-9a0b1c2d3e4f',
};

export const examples: EndpointExamples<typeof deskEndpoints> = {
  previewBulk: {
    body: { act, ids: ['7K3M9Q2X4TC', '8P4N2R7W3XK'] },
    reply: {
      rows: [
        { id: '7K3M9Q2X4TC', outcome: 'changed', version: 4 },
        { ...refused, version: 2 },
      ],
      told: {
        people: 1,
        news: [
          {
            title: 'Now flies on Friday, December 4',
            body: 'We moved your shipment to another flight. Your shipment now flies on Friday, December 4.',
            shipments: 1,
          },
        ],
      },
    },
  },
  startBulk: {
    body: {
      act,
      rows: [
        { id: '7K3M9Q2X4TC', version: 4 },
        { id: '8P4N2R7W3XK', version: 2 },
      ],
    },
    reply: bulk,
  },
  myBulks: { reply: { items: [{ id, do: act.do, total: 2, askedAt: bulk.askedAt }] } },
  showBulk: {
    params,
    reply: {
      ...bulk,
      changedAt: '2026-11-24T15:00:04.000Z',
      finishedAt: '2026-11-24T15:00:04.000Z',
      results: [{ id: '7K3M9Q2X4TC', outcome: 'changed' }, refused],
    },
  },
  resumeBulk: { params, reply: bulk },
  presence: {
    body: { subject: { list: 'shipments', id: '7K3M9Q2X4TC' }, edits: false },
    reply: { others: [{ userId: '5b0f2c4e-1d3a-4c68-8f7e-9a0b1c2d3e4f', edits: true }] },
  },
  views: { reply: { items: [view] } },
  keepView: {
    params: { id: view.id },
    body: { list: view.list, name: view.name, question: view.question, version: 0 },
    reply: { items: [view] },
  },
  dropView: { params: { id: view.id }, reply: { items: [] } },
  sharedViews: { reply: { items: [shared] } },
  shareView: { params: { id: view.id }, body: { list: view.list, version: 1 }, reply: { items: [shared] } },
  removeShared: { params: { list: view.list, id: view.id }, reply: { items: [] } },
  noteExport: {
    body: { id, list: 'shipments', question: 'state=BOOKED' },
    reply: { id },
  },
};
