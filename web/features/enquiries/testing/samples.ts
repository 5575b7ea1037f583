import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';

export const anEnquiry = (change: Partial<Enquiry> = {}): Enquiry => ({
  reference: 'ENQ-7K3M9Q',
  kind: 'contact',
  topic: 'pickup',
  status: 'NEW',
  name: 'Marcia Sample',
  email: 'marcia@example.test',
  excerpt: 'Two barrels are packed.',
  page: '/contact',
  receivedAt: '2026-11-21T15:00:00.000Z',
  changedAt: '2026-11-21T15:00:00.000Z',
  version: 1,
  ...change,
});

export const aThread = (...further: readonly Partial<ThreadEntry>[]): readonly ThreadEntry[] => [
  {
    id: 'e0',
    at: '2026-11-21T15:00:00.000Z',
    what: 'message',
    by: 'sender',
    text: 'Two barrels are packed.\nCan you fetch them?',
  },
  ...further.map((entry, at) => ({
    id: `e${at + 1}`,
    at: '2026-11-21T16:00:00.000Z',
    what: 'status' as const,
    by: 'desk-1',
    ...entry,
  })),
];
