import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { fileEndpoints } from './endpoints.ts';
import { type FileEntry, subjectText } from './file.ts';

const id = '019a1d3c-0000-7000-8000-000000000041';
const params = { id };
const file: FileEntry = {
  id,
  subject: { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
  purpose: 'COMMERCIAL_INVOICE',
  state: 'ASKED',
  contentType: 'application/pdf',
  bytes: 48_213,
  askedAt: '2026-11-24T15:04:00.000Z',
  askedBy: '019a1d3c-0000-7000-8000-000000000001',
};
const { subject, purpose, contentType, bytes } = file;
const query = { subject: subjectText(subject) };
const sha256 = 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=';

export const examples: EndpointExamples<typeof fileEndpoints> = {
  ask: {
    body: { purpose, subject, contentType, bytes, sha256 },
    reply: {
      file,
      upload: {
        url: 'https://files.example.test/shipment/7K3M9-Q2X4T-C/019a1d3c-0000-7000-8000-000000000041?X-Amz-Signature=…',
        headers: { 'content-type': contentType, 'x-amz-checksum-sha256': sha256 },
        until: '2026-11-24T16:04:00.000Z',
      },
    },
  },
  list: {
    query: { ...query, limit: 25 },
    reply: {
      items: [{ ...file, state: 'RELEASED', settledAt: '2026-11-24T15:04:02.000Z' }],
      mayAdd: true,
    },
  },
  open: {
    params,
    query,
    reply: { url: 'https://files.example.test/files/papers/…', until: '2026-11-24T15:06:00.000Z' },
  },
  use: {
    params,
    query: { subject: 'enquiry:ENQ-7K3M9Q' },
    body: { purpose: 'COMMERCIAL_INVOICE', subject },
    reply: { ...file, state: 'RELEASED', settledAt: '2026-11-24T15:04:02.000Z' },
  },
  history: {
    params,
    query: { ...query, limit: 25 },
    reply: {
      items: [
        { id: '019a1d3c-0000-7000-8000-000000000042', at: file.askedAt, what: 'ASKED', by: file.askedBy },
      ],
    },
  },
};
