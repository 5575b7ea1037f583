import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { reportEndpoints } from './endpoints.ts';

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
};
