import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { quoteEndpoints } from './endpoints.ts';

export const examples: EndpointExamples<typeof quoteEndpoints> = {
  zipCode: {
    params: { zip: '11203' },
    reply: { zip: '11203', city: 'Brooklyn', state: 'NY', miles: 13.7, withinRadius: true },
  },
};
