import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { paperEndpoints } from './endpoints.ts';
import type { IssuedPaper } from './paper.ts';

const id = '019a1d3c-0000-7000-8000-000000000091';
const params = { id };
const paper: IssuedPaper = {
  id,
  subject: 'shipment:7K3M9-Q2X4T-C',
  kind: 'LABELS',
  format: 'pdf',
  issue: 1,
  pages: 3,
  bytes: 21_480,
  issuedAt: '2026-11-24T15:04:00.000Z',
  issuedBy: '019a1d3c-0000-7000-8000-000000000002',
};
const { subject, format } = paper;
const link = {
  url: 'https://files.example.test/files/papers/issued-019a1d3c-0000-7000-8000-000000000091?X-Amz-Signature=…',
  until: '2026-11-24T15:06:00.000Z',
};

export const examples: EndpointExamples<typeof paperEndpoints> = {
  issue: { body: { kind: 'LABELS', format, subject }, reply: { paper, again: false, ...link } },
  issueOfInvoice: {
    body: { kind: 'INVOICE', format, subject: 'invoice:INV-1000001' },
    reply: {
      paper: { ...paper, kind: 'INVOICE', subject: 'invoice:INV-1000001', pages: 1 },
      again: false,
      ...link,
    },
  },
  issueAtDestination: {
    body: { kind: 'MANIFEST', format, subject: 'departure:GY-2026-11-27' },
    reply: {
      paper: { ...paper, kind: 'MANIFEST', subject: 'departure:GY-2026-11-27', version: 1 },
      again: false,
      ...link,
    },
  },
  list: { query: { subject, limit: 25 }, reply: { items: [paper] } },
  open: { params, query: { subject }, reply: link },
  history: {
    params,
    query: { subject, limit: 25 },
    reply: {
      items: [
        {
          id: '019a1d3c-0000-7000-8000-000000000092',
          at: paper.issuedAt,
          what: 'ISSUED',
          by: paper.issuedBy,
        },
      ],
    },
  },
};
