import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { reportEndpoints } from './endpoints.ts';

const cost = { weight: 1240, unit: 'kg', rate: 185, fees: 9_500, agent: 60_000 } as const;
const entered = { ...cost, at: '2026-12-02T15:00:00.000Z', by: '2f0c0e2e-0000-4000-8000-000000000009' };
const row = {
  key: 'GY-2026-11-27',
  flights: 1,
  figures: {
    shipments: 48,
    pieces: 131,
    thousandthsLb: 2_518_400,
    chargeableThousandthsLb: 2_733_900,
    landed: 131,
    billed: 48,
    revenue: 1_104_325,
    storage: 4_500,
    transit: { measured: 46, middle: 7, nineOfTen: 9 },
    onTime: 43,
    late: 3,
    weighed: { measured: 120, middle: 2, nineOfTen: 21 },
    screened: { measured: 131, middle: 5, nineOfTen: 26 },
  },
  landedAt: '2026-11-28T02:40:00.000Z',
  profit: { flights: 1, cost: 298_900, revenue: 1_104_325, margin: 805_425 },
};

export const examples: EndpointExamples<typeof reportEndpoints> = {
  flights: {
    reply: {
      flights: [
        {
          id: 'GY-2026-11-27',
          to: 'GY',
          day: '2026-11-25',
          movedBy: 'Day after Thanksgiving',
          flightNumber: 'SA 525',
          state: 'OPEN',
          cargoCutoff: '2026-11-20T19:00:00.000Z',
          bookingCutoff: '2026-11-20T21:00:00.000Z',
          capacity: { thousandthsLb: 5_000_000, pieces: 150 },
          taken: { thousandthsLb: 678_500, pieces: 22 },
          shipments: 9,
          stages: {
            EXPECTED: { shipments: 4, pieces: 9 },
            TO_SCREEN: { shipments: 2, pieces: 6 },
            TO_LOAD: { shipments: 3, pieces: 7 },
            ON_LIST: { shipments: 0, pieces: 0 },
            HELD: { shipments: 1, pieces: 2 },
          },
        },
      ],
    },
  },
  days: {
    reply: {
      days: [
        {
          day: '2026-11-20',
          booked: 7,
          revenue: 184_250,
          delivered: 3,
          signUps: 5,
          quotes: 11,
          enquiries: 4,
          good: 3,
          fair: 1,
          bad: 0,
        },
      ],
    },
  },
  figures: {
    query: { from: '2026-11', to: '2026-11', by: 'flight' },
    reply: { rows: [row], total: { ...row, key: 'total' } },
  },
  receivables: {
    query: {},
    reply: {
      byAge: [
        { age: 'NOT_DUE', invoices: 12, owed: 418_250 },
        { age: 'TO_30', invoices: 2, owed: 61_500 },
        { age: 'TO_60', invoices: 0, owed: 0 },
        { age: 'TO_90', invoices: 0, owed: 0 },
        { age: 'OVER_90', invoices: 1, owed: 9_800 },
      ],
      invoices: 15,
      owed: 489_550,
    },
  },
  cost: { params: { id: 'GY-2026-11-27' }, reply: { version: 1, entries: [entered] } },
  enterCost: {
    params: { id: 'GY-2026-11-27' },
    body: { version: 0, cost },
    reply: { version: 1, entries: [entered] },
  },
};
