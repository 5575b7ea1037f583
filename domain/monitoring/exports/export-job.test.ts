import { expect, test } from 'vitest';
import { type ExportJob, exportStatus, isDownloadable } from './export-job.ts';

const asked: ExportJob = {
  id: '019a1d3c-0000-7000-8000-000000000020',
  kind: 'errors',
  from: '2026-11-20',
  to: '2026-11-21',
  format: 'csv',
  requestedAt: '2026-11-21T12:00:00.000Z',
  requestedBy: 'sample-admin',
};
const finished: ExportJob = {
  ...asked,
  outcome: { state: 'done', records: 3, finishedAt: '2026-11-21T12:00:05.000Z' },
};
const at = (instant: string) => new Date(instant);

test('a job is queued while it still has tries, and counts as failed after that', () => {
  expect(exportStatus(asked, at('2026-11-21T12:59:59Z')).state).toBe('queued');
  const late = exportStatus(asked, at('2026-11-21T13:00:00Z'));
  expect(late).toMatchObject({ state: 'failed', problem: expect.stringContaining('again') });
});

test('a job that was finished late is done', () => {
  expect(exportStatus(finished, at('2026-11-22T12:00:00Z'))).toMatchObject({ state: 'done', records: 3 });
});

test('a file can be downloaded for seven days and not a second longer', () => {
  const open = (instant: string) => isDownloadable(exportStatus(finished, at(instant)), at(instant));
  expect(open('2026-11-28T12:00:04.000Z')).toBe(true);
  expect(open('2026-11-28T12:00:05.000Z')).toBe(false);
});

test('the person who requested an export is not shown to others', () => {
  expect(JSON.stringify(exportStatus(finished, at('2026-11-22T12:00:00Z')))).not.toContain('sample-admin');
});
