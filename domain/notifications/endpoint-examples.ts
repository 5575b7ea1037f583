import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { notificationEndpoints } from './endpoints.ts';

const id = '019a1d3c-0000-7000-8000-000000000031';

export const examples: EndpointExamples<typeof notificationEndpoints> = {
  feed: {
    query: { limit: 25 },
    reply: {
      items: [
        {
          id,
          at: '2026-11-03T18:59:00.000Z',
          kind: 'enquiry-received.v1',
          title: 'Sample Sender wrote about a pickup',
          body: 'Two barrels in Newark are packed. Can you fetch them before Tuesday?',
          link: '/staff/enquiries/ENQ-7K3M9Q',
          read: false,
        },
      ],
    },
  },
  unread: { reply: { count: 1 } },
  markRead: { body: { upTo: id }, reply: { count: 0 } },
};
