import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { telemetryEndpoints } from './endpoints.ts';

const timestamp = '2026-11-03T18:59:00.000Z';
const sessionId = '019a1d3c-0000-7000-8000-000000000061';
const url = '/shipping-calculator';
const reply = { accepted: 1 };

export const examples: EndpointExamples<typeof telemetryEndpoints> = {
  errors: {
    body: [
      {
        message: "TypeError: Cannot read properties of undefined (reading 'sample')",
        context: { sessionId, timestamp, url, component: 'Calculator', action: 'price' },
      },
    ],
    reply,
  },
  // A single record needs no array.
  performance: {
    body: { name: 'LCP', value: 1840, unit: 'ms', timestamp, metadata: { sessionId, url } },
    reply,
  },
  business: { body: [{ event: 'quote_requested', properties: { sessionId, url }, timestamp }], reply },
};
