import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { inShort } from '../next-step/in-short.ts';
import { defaultRateCard } from '../quotes/default-rate-card.ts';
import { defaultBrand } from '../settings/brand.ts';
import { arrivalOf, arrivalSummaryOf } from './arrivals/arrival.ts';
import { arrivalFlightExamples } from './arrivals/endpoint-examples.ts';
import { callerExamples } from './caller/endpoint-examples.ts';
import { closingExamples } from './closing/endpoint-examples.ts';
import { savedExamples } from './customer/saved/endpoint-examples.ts';
import { dockExamples } from './dock/endpoint-examples.ts';
import type { shipmentEndpoints } from './endpoints.ts';
import { authorizationWords } from './export/authorization.ts';
import { flightProgressExamples } from './flight-progress/endpoint-examples.ts';
import { collectExamples } from './handover/endpoint-examples.ts';
import type { ShipmentHistoryEntry, TrackingEvent } from './happenings.ts';
import { nextOfSender } from './next-step/sender.ts';
import { opinionExamples } from './opinion/endpoint-examples.ts';
import { summaryOf } from './shipment.ts';
import { sampleConsignee, sampleForm } from './testing/sample-form.ts';
import { sampleShipment } from './testing/sample-shipment.ts';
import { track } from './tracking/track.ts';

const { number, version } = sampleShipment;
const params = { number };
const at = '2026-11-20T15:00:00.000Z';
const id = '0d6a7c3e-0000-4000-8000-00000000000a';
const by = '2f0c0e2e-0000-4000-8000-000000000002';
const note = 'The sender confirmed it on the phone.';
const reply = { shipment: sampleShipment };
const authorization = {
  ein: '•••• 789',
  name: 'Sample Sender',
  at,
  words: authorizationWords('Skybarrel'),
};
const { departureId: _flight, hawb: _waybill, bookedAt: _when, ...unbooked } = sampleShipment;
const waiting = {
  shipment: { ...unbooked, state: 'DRAFT' as const, waits: { departureId: 'GY-2026-11-27', since: at } },
};
const event: TrackingEvent = {
  id,
  code: 'FOH',
  pieces: [1, 2, 3],
  at,
  recordedAt: at,
  place: 'Kearny',
  by,
};
const entry: ShipmentHistoryEntry = { id, at, what: 'noted', by, note };
const replan = {
  flight: 'GY-2026-11-27',
  left: 3,
  plan: 'c2FtcGxlLXBsYW4tMDAwMD',
  flights: [
    { departureId: 'GY-2026-12-04', day: '2026-12-04', shipments: 1, pieces: 3, lb: 140, numbers: [number] },
  ],
  told: {
    people: 1,
    news: [
      {
        title: 'Now flies on Friday, December 4',
        body: 'The flight on Friday, November 27 was canceled. Your shipment now flies on Friday, December 4.',
        shipments: 1,
      },
    ],
  },
};
const list = { query: { limit: '25' }, reply: { items: [summaryOf(sampleShipment)] } };
const flight = {
  id: 'GY-2026-11-27',
  day: '2026-11-27',
  usualDay: '2026-11-27',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  cargoCutoff: '2026-11-24T19:00:00.000Z',
  bookingCutoff: '2026-11-24T21:00:00.000Z',
  eta: { from: '2026-11-30', to: '2026-12-02' },
  state: 'OPEN' as const,
};
const now = new Date(sampleShipment.changedAt);
const where = track({
  shipment: sampleShipment,
  events: [event],
  flight,
  dock: 'Kearny',
  phone: defaultBrand.phone.display,
  now,
});
const next = nextOfSender({ shipment: sampleShipment, flight, brand: defaultBrand, now });
const whole = { shipment: sampleShipment, events: [event], history: [entry] };

const arrived = {
  ...sampleShipment,
  state: 'READY_FOR_COLLECTION' as const,
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'READY_FOR_COLLECTION' as const })),
  customs: { state: 'RELEASED' as const, form: 'C73', lines: [], at, by },
};
const arrival = arrivalOf(arrived);
const shown = {
  state: 'VALID' as const,
  version: 1,
  issuedAt: at,
  endsAt: '2026-12-20T15:00:00.000Z',
  left: 5,
};
const handover = {
  id,
  at,
  by,
  pieces: [1],
  name: 'Sample Receiver',
  idKind: 'PASSPORT' as const,
  idNumber: '•••• 321',
  taxNumber: '•••• 789',
  storage: 250,
  storageBy: 'CASH' as const,
  signature: id,
};
const { by: _clerk, storageBy: _how, idKind: _kind, idNumber: _id, taxNumber: _tax, ...collected } = handover;
const link = { version: 1, at, opened: 2, openedAt: at };
const collector = { version: 1, name: 'Sample Neighbor' };
const collection = { shown, mayGive: true, link, collector, handovers: [collected] };

const apart = {
  ...sampleShipment,
  pieces: sampleShipment.pieces.map((piece) => ({
    ...piece,
    state: piece.n === 2 ? ('READY' as const) : ('DEPARTED' as const),
    ...(piece.n === 2 ? { departureId: 'GY-2026-12-04' } : {}),
  })),
};

export const examples: EndpointExamples<typeof shipmentEndpoints> = {
  ...callerExamples,
  ...closingExamples,
  ...dockExamples,
  ...flightProgressExamples,
  underWay: {
    reply: {
      items: [
        {
          number,
          to: 'GY',
          consigneeName: sampleConsignee.name,
          status: 'Booked for Fri, Nov 27',
          next: inShort(next),
        },
      ],
      more: false,
      begun: {
        id: '0d6a7c3e-0000-4000-8000-00000000000a',
        name: 'Receiver not named yet, Guyana',
        more: 0,
        next: {
          title: 'You have not finished booking your $385.00 barrel to Guyana',
          lines: ['What you typed is kept until Wed, Dec 23.'],
          isToDo: true,
          button: {
            label: 'Go on with it',
            path: '/dashboard/create-shipment?draft=0d6a7c3e-0000-4000-8000-00000000000a',
          },
        },
      },
    },
  },
  mine: list,
  create: { body: { form: sampleForm }, reply },
  show: { params, reply: { ...whole, where, next } },
  change: { params, body: { version, form: sampleForm }, reply },
  book: {
    params,
    body: {
      version: 1,
      departureId: 'GY-2026-11-27',
      slot: 'D-2026-11-23-0900',
      total: sampleShipment.promise.total,
    },
    reply,
  },
  joinWaitlist: { params, body: { version: 1, departureId: 'GY-2026-11-27' }, reply: waiting },
  leaveWaitlist: {
    params,
    query: { departureId: 'GY-2026-11-27' },
    reply: { shipment: { ...unbooked, state: 'DRAFT' } },
  },
  cancel: { params, body: { version }, reply },
  measure: { params, body: { eventId: id, pieces: [{ n: 1, thousandthsLb: 101_500 }] }, reply },
  decideReweigh: { params, body: { version, decision: 'APPROVE' }, reply },
  clearHold: { params: { number, kind: 'DAMAGE' }, body: { version, note }, reply },
  ...savedExamples,
  deskSums: {
    query: { to: 'GY', hold: 'PAYMENT_DUE' },
    reply: { shipments: 23, pieces: 61, thousandthsLb: 2_140_500, total: 821_400 },
  },
  deskList: { ...list, query: { limit: '25', departure: 'GY-2026-11-27' } },
  deskShow: {
    params,
    reply: {
      ...whole,
      blockers: [{ code: 'HOLD', text: 'Payment due', remedy: 'Take the payment.', hold: 'PAYMENT_DUE' }],
    },
  },
  record: {
    params,
    body: { eventId: id, code: 'FOH', pieces: [1, 2, 3], place: 'Kearny' },
    reply: { shipment: sampleShipment, event },
  },
  placeHold: { params, body: { version, kind: 'DAMAGE', note }, reply },
  deskClearHold: { params: { number, kind: 'DAMAGE' }, body: { version, note }, reply },
  note: { params, body: { id, note }, reply: { entry } },
  move: { params, body: { version, departureId: 'GY-2026-12-04', note }, reply },
  rebook: {
    params,
    body: { version, pieces: [2], departureId: 'GY-2026-12-04', note: 'Friday is the next one with space.' },
    reply: { shipment: apart },
  },
  deskCancel: { params, body: { version, note }, reply },
  tryCard: {
    query: { limit: '100' },
    body: { month: '2026-10', card: defaultRateCard.card },
    reply: { items: [{ number, to: 'GY', before: 63_000, after: 65_500 }] },
  },
  exportFiling: { params, body: { version, filing: { status: 'FILED', itn: 'X20261120123456' } }, reply },
  authorizeFiling: {
    params,
    body: { version, ein: '12-3456789', name: 'Sample Sender', agreed: true },
    reply: { shipment: { ...sampleShipment, eei: { status: 'REQUIRED' }, authorization } },
  },
  showEin: {
    params,
    body: { reason: 'To file the export.' },
    reply: { ein: '12-3456789', authorization },
  },
  replan: { params: { id: replan.flight }, reply: { replan } },
  confirmReplan: {
    params: { id: replan.flight },
    body: { plan: replan.plan },
    reply: { replan: { ...replan, confirmed: { by, at, moved: 0 } } },
  },
  foreseeDeed: {
    params,
    body: { asked: { act: 'MOVE', body: { version, departureId: 'GY-2026-12-04', note } } },
    reply: {
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
  foreseeChange: {
    params: { id: replan.flight },
    body: {},
    reply: {
      foreseen: {
        rolls: [
          {
            departureId: 'GY-2026-12-04',
            day: '2026-12-04',
            shipments: [{ number, shipper: sampleShipment.shipper.name, pieces: [1, 2, 3], atDock: [1] }],
          },
        ],
        people: 0,
        news: [],
      },
    },
  },
  track: {
    params: { number: sampleShipment.number },
    reply: where,
  },
  arrivals: { query: { to: 'GY', limit: '25' }, reply: { items: [arrivalSummaryOf(arrived)] } },
  arrival: {
    params,
    reply: {
      arrival,
      code: shown,
      collector,
      storage: [
        {
          n: 1,
          readyAt: at,
          days: 8,
          freeUntil: '2026-11-27',
          weeks: 1,
          fee: 250,
          more: { after: '2026-12-04', at: '2026-12-05T04:00:00.000Z', fee: 500 },
        },
      ],
      handovers: [handover],
      events: [event],
    },
  },
  ...arrivalFlightExamples,
  recordArrival: { params, body: { eventId: id, code: 'RCF', pieces: [1, 2, 3] }, reply: { arrival } },
  saveCustoms: {
    params,
    body: { version, entry: { state: 'RELEASED', form: 'C73', lines: [] } },
    reply: { arrival },
  },
  handOver: {
    params,
    body: {
      eventId: id,
      pieces: [1],
      code: '482913',
      name: 'Sample Receiver',
      idKind: 'PASSPORT',
      idNumber: 'R0654321',
      taxNumber: '123456789',
      storage: 250,
      storageBy: 'CASH',
      signature: id,
    },
    reply: { arrival, handover },
  },
  showNumber: {
    params: { number, id },
    body: { reason: 'Customs asks who collected it.' },
    reply: { idNumber: 'R0654321', taxNumber: '123456789' },
  },
  collection: { params, reply: collection },
  giveCode: { params, body: { version: 0 }, reply: { code: '482913', shown } },
  deskCollection: { params, reply: collection },
  deskGiveCode: { params, body: { version: 0 }, reply: { code: '482913', shown } },
  ...collectExamples(number, where),
  ...opinionExamples(number),
};
