import { expect, test } from 'vitest';
import type { ExportJob } from '#domain/monitoring/exports/export-job.ts';
import { listExports } from './list-exports.ts';

const asked: ExportJob = {
  id: '019a1d3c-0000-7000-8000-000000000020',
  kind: 'errors',
  from: '2026-11-20',
  to: '2026-11-21',
  format: 'csv',
  requestedAt: '2026-11-21T12:00:00.000Z',
  requestedBy: 'sample-analyst',
};
const done: ExportJob = {
  ...asked,
  id: '019a1d3c-0000-7000-8000-000000000021',
  outcome: { state: 'done', records: 3, finishedAt: '2026-11-21T12:00:05.000Z' },
};

/** The list of some jobs at an instant, with its query and its log. */
const listedAt = async (instant: string, jobs: readonly ExportJob[]) => {
  const since: string[] = [];
  const noted: unknown[] = [];
  const list = listExports({
    jobs: {
      since: async (from) => {
        since.push(from.toISOString());
        return jobs;
      },
    },
    linkTo: async ({ id, format }) => `https://files.example.test/${id}.${format}`,
    clock: () => new Date(instant),
    log: { info: (_, about) => void noted.push(about) },
  });
  const caller = { userId: 'sample-admin', roles: ['admin'] as const };
  const signal = new AbortController().signal;
  const none = { params: undefined, query: undefined, body: undefined, headers: undefined };
  const answer = await list({ ...none, caller, correlationId: 'c', signal });
  return { exports: answer.ok ? answer.value.exports : [], since, noted };
};

test('a finished file has a link, and the log has the person who got it', async () => {
  const { exports, noted } = await listedAt('2026-11-21T13:30:00Z', [done]);
  expect(exports).toMatchObject([{ state: 'done', link: `https://files.example.test/${done.id}.csv` }]);
  expect(noted).toEqual([{ userId: 'sample-admin', exports: [done.id], correlationId: 'c' }]);
});

test('a queued or failed job has no link, and nothing is logged', async () => {
  const failed = { ...asked, outcome: { state: 'failed', problem: 'Too many.' } } as const;
  const { exports, noted } = await listedAt('2026-11-21T12:00:10Z', [asked, failed]);
  expect(exports.map(({ state }) => state)).toEqual(['queued', 'failed']);
  for (const each of exports) expect(each).not.toHaveProperty('link');
  expect(noted).toEqual([]);
});

test('after seven days there is no link any more, although the job may still be there', async () => {
  const { exports } = await listedAt('2026-11-28T12:00:05.000Z', [done]);
  expect(exports).toHaveLength(1);
  expect(exports[0]).not.toHaveProperty('link');
});

test('the list goes back seven days', async () => {
  expect((await listedAt('2026-11-28T12:00:00.000Z', [])).since).toEqual(['2026-11-21T12:00:00.000Z']);
});
