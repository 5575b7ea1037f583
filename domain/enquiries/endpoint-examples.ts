import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { challengeExample, proofExample } from '../proof-of-work/challenge-example.ts';
import type { enquiryEndpoints } from './endpoints.ts';
import type { Enquiry } from './enquiry.ts';
import type { Ways } from './ways.ts';

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
const person = '019a1d3c-0000-7000-8000-000000000031';
const ways: Ways = {
  email: { to: enquiry.email },
  whatsapp: { to: '+12015550199', closed: 'WINDOW_CLOSED' },
};
const { name, email, phone, number, topic, page } = enquiry;

export const examples: EndpointExamples<typeof enquiryEndpoints> = {
  challenge: { reply: challengeExample },
  send: {
    body: {
      enquiry: { kind: 'contact', topic, name, email, phone, number, message, page },
      proof: proofExample,
    },
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
      ways,
    },
  },
  messages: {
    params: { person },
    reply: {
      messages: [
        {
          id: '019a1d3c-0000-7000-8000-000000000032',
          at: '2026-11-03T20:10:00.000Z',
          what: 'answer',
          by: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
          text: 'The barrel is at our dock.',
          way: 'email',
          subject: 'Your barrel',
          status: 'ANSWERED',
          outcome: { state: 'SENT' },
          reference,
        },
      ],
      ways,
    },
  },
  write: {
    body: {
      id: '019a1d3c-0000-7000-8000-000000000033',
      person,
      way: 'email',
      subject: 'Your barrel',
      text: 'The barrel is at our dock.',
    },
    reply: { reference },
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
