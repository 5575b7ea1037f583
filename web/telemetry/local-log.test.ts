import { expect, test, vi } from 'vitest';
import { telemetryPage } from './testing/telemetry-page.ts';

const page = telemetryPage();

test('in production the last 50 problems are stored on the device and 100 in memory, without secrets', async () => {
  vi.stubEnv('PROD', true);
  localStorage.setItem('error_logs', 'nonsense');
  const { logProblem } = await page.open();
  const { remembered } = await import('./local-log.ts');
  for (let n = 0; n < 120; n += 1) logProblem('error', `ann@example.com ${n}`, { action: 'sign_up' });
  const entries = JSON.parse(localStorage.getItem('error_logs') ?? '');
  expect(entries).toHaveLength(50);
  expect(entries[49]).toEqual({
    timestamp: new Date().toISOString(),
    level: 'error',
    message: 'a***@example.com 119',
    context: { action: 'sign_up' },
  });
  expect(remembered).toHaveLength(100);
});

test('on a development server they stay in memory', async () => {
  vi.stubEnv('PROD', false);
  const { reportError } = await page.open();
  reportError(new Error('local'));
  expect(localStorage.getItem('error_logs')).toBeNull();
  expect((await import('./local-log.ts')).remembered).toMatchObject([{ level: 'error', message: 'local' }]);
});
