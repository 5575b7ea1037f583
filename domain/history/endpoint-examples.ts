import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { historyEndpoints } from './endpoints.ts';

export const examples: EndpointExamples<typeof historyEndpoints> = {
  list: {
    query: { thing: 'shipment:7K3M9-Q2X4T-C', day: '2026-11-20' },
    reply: {
      items: [
        {
          id: '019a1d3c-0000-7000-8000-000000000101',
          at: '2026-11-20T16:05:00.000Z',
          by: 'sample-staff',
          thing: { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
          what: 'changed it',
          changes: [{ field: 'Flight', before: 'GY-2026-11-27', after: 'GY-2026-12-04' }],
        },
      ],
      next: 'W10',
    },
  },
};
