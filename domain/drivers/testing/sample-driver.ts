import type { Driver } from '../driver.ts';

/** A driver who works Monday to Friday and may drive a van. The person is invented. */
export const sampleDriver: Driver = {
  id: 'sample-driver',
  version: 2,
  license: { class: 'ORDINARY', expires: '2029-05-14' },
  papers: {
    threatAssessment: { passed: '2024-02-12', expires: '2029-02-11' },
    securityTraining: { passed: '2026-09-08', expires: '2027-09-07' },
    hazmatTraining: { passed: '2025-04-02', expires: '2028-04-01' },
  },
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
  changes: [],
  absences: [],
  told: [],
  createdAt: '2026-08-03T14:00:00.000Z',
  createdBy: 'sample-dispatcher',
  changedAt: '2026-09-08T19:00:00.000Z',
};
