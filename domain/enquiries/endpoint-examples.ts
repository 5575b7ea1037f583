import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { challengeExample, proofExample } from '../proof-of-work/challenge-example.ts';
import type { enquiryEndpoints } from './endpoints.ts';
import type { Enquiry } from './enquiry.ts';

const reference = 'ENQ-7K3M9Q';
const params = { reference };
const message = 'Two barrels in Newark are packed. Can you fetch them before Tuesday?';
const enquiry: Enquiry = {
  reference,
  kind: 'contact',
  topic: 'pickup',
  status: 'NEW',
  name: 'Sample Sender',
  email: 'sample.sender@example.test',
  phone: '+1 201 555 0199',
  number: '10001',
  excerpt: message,
  page: '/contact',
  receivedAt: '2026-11-03T18:59:00.000Z',
  changedAt: '2026-11-03T18:59:00.000Z',
  version: 1,
};
const { name, email, phone, number, kind, topic, page } = enquiry;

export const examples: EndpointExamples<typeof enquiryEndpoints> = {
  challenge: { reply: challengeExample },
  send: {
    body: { enquiry: { kind, topic, name, email, phone, number, message, page }, proof: proofExample },
    reply: { reference },
  },
  list: { query: { status: 'NEW', limit: 25 }, reply: { items: [enquiry] } },
  counts: { reply: { NEW: 4, OPEN: 2, ANSWERED: 31, CLOSED: 100, SPAM: 7 } },
  waiting: { reply: { count: 4, beingWorkedOn: 2, oldest: [enquiry] } },
  show: {
    params,
    reply: {
      enquiry,
      thread: [
        {
          id: '019a1d3c-0000-7000-8000-000000000031',
          at: enquiry.receivedAt,
          what: 'message',
          by: 'sender',
          text: message,
        },
      ],
    },
  },
  move: {
    params,
    body: { version: 1, status: 'OPEN', note: 'The Newark tour passes there on Monday.' },
    reply: { status: 'OPEN', version: 2 },
  },
  answer: {
    params,
    body: { version: 2, message: 'We come on Monday between 9 and 12.' },
    reply: { status: 'ANSWERED', version: 3 },
  },
};
