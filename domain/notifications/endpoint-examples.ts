import type { EndpointReply } from '../kernel/endpoint.ts';
import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { notificationEndpoints } from './endpoints.ts';
import { consentText } from './whatsapp/consent-text.ts';
import { messageTemplates } from './whatsapp/templates.ts';

const id = '019a1d3c-0000-7000-8000-000000000031';
const agreed = consentText('Skybarrel', '+15550100142');

const templates: EndpointReply<typeof notificationEndpoints.templates> = {
  offered: true,
  sample: false,
  items: [
    {
      name: 'shipment_news',
      language: messageTemplates.shipment_news.language,
      text: messageTemplates.shipment_news.body,
      approval: { state: 'APPROVED', lookedAt: '2026-11-03T18:59:00.000Z', category: 'UTILITY' },
    },
  ],
};

export const examples: EndpointExamples<typeof notificationEndpoints> = {
  feed: {
    query: { limit: 25 },
    reply: {
      items: [
        {
          id,
          at: '2026-11-03T18:59:00.000Z',
          kind: 'error-group-raised.v1',
          title: 'A new error: /dashboard',
          body: 'The sample page broke · Once this hour.',
          link: '/admin/monitoring/errors/0123456789abcdef',
          read: false,
        },
        {
          id: '2026-11-03#mailbox-assigned.v2',
          at: '2026-11-03T19:20:00.000Z',
          day: '2026-11-03',
          kind: 'mailbox-assigned.v2',
          title: '32 new mailboxes',
          body: '',
          link: '/staff/mailboxes',
          read: true,
        },
      ],
    },
  },
  unread: { reply: { count: 1 } },
  preferences: {
    reply: {
      offered: true,
      phone: '+15550100142',
      consentText: agreed,
      on: true,
      otherNumber: false,
      kinds: ['progress', 'flights'],
      version: 1,
      answers: [
        {
          at: '2026-11-03T18:59:00.000Z',
          on: true,
          kinds: ['progress', 'flights'],
          how: 'page',
          text: agreed,
        },
      ],
      mail: {
        kinds: ['progress'],
        version: 1,
        returned: { why: 'bounce', at: '2026-11-02T14:00:00.000Z', email: 'sample.sender@example.test' },
      },
    },
  },
  templates: { reply: templates },
  askMeta: { reply: templates },
  ownMailWorks: { reply: {} },
  returnedMail: {
    reply: {
      items: [
        {
          id: 'email:0123456789abcdef',
          email: 'sample.sender@example.test',
          why: 'bounce',
          at: '2026-11-02T14:00:00.000Z',
          subject: 'Received: 7K3M9-Q2X4T-C',
        },
      ],
    },
  },
  mailWorks: { params: { id: 'email:0123456789abcdef' }, reply: {} },
  setMail: { body: { version: 1, kinds: ['progress', 'tasks'] }, reply: { version: 2 } },
  setWhatsApp: {
    body: { version: 0, on: true, kinds: ['progress', 'flights'], text: agreed },
    reply: { version: 1 },
  },
  markRead: { body: { upTo: id }, reply: { count: 0 } },
};
