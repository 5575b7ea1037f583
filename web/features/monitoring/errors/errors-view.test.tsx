import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { aSummary, days } from '../testing/samples.ts';
import { ErrorsView } from './errors-view.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const answering = vi.mocked(api<never>);
const range = { from: '2026-11-19', to: '2026-11-21' };
const open = (at?: string) =>
  openScreen(<ErrorsView base="/admin/monitoring" range={range} every={false} />, at);
const reply = (groups: readonly unknown[], truncated = false) =>
  answering.mockResolvedValue({ days, groups, truncated } as never);

beforeEach(() => {
  answering.mockReset();
});
afterEach(closeScreen);

test('while errors are loading, the screen says so', async () => {
  answering.mockReturnValue(new Promise(() => undefined));
  const screen = await open();
  expect(screen.querySelector('[role=status]')?.textContent).toContain('Loading errors');
});

test('an error is shown with state, route, count, people and trend, and a link to its page', async () => {
  reply([aSummary()]);
  const screen = await open('/admin/monitoring?range=today');
  await settle();
  const row = screen.querySelector('tbody tr');
  expect(row?.textContent).toMatch(/TypeError: barrel is undefined.*Open.*\/dashboard.*1,207.*71/);
  expect(row?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Times a day: 3, 0, 1204');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe(
    '/admin/monitoring/errors/0123456789abcdef?range=today',
  );
});

test('markup in a message is shown as text', async () => {
  reply([aSummary({ message: '<img src=x onerror=alert(1)>' })]);
  const screen = await open();
  await settle();
  expect(screen.querySelector('img')).toBeNull();
  expect(screen.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('the chosen state is requested from the server', async () => {
  reply([]);
  const screen = await open('/admin/monitoring?state=ignored');
  await settle();
  expect(answering.mock.lastCall?.[1]).toEqual({ query: { ...range, state: 'ignored' } });
  expect(screen.textContent).toContain('No ignored errors in these days');
});

test('days without errors show a message', async () => {
  reply([]);
  const screen = await open();
  await settle();
  expect(screen.textContent).toContain('No errors in these days');
});

test('a failure shows the reason and what to do', async () => {
  answering.mockRejectedValue(
    new ApiError(500, { code: 'INTERNAL', message: 'It broke.', correlationId: 'c-9' }),
  );
  const screen = await open();
  await settle();
  expect(screen.querySelector('[role=alert]')?.textContent).toMatch(/It broke\..*c-9.*Try again/);
});

test('hundreds of errors are shown in steps of 50, and a truncated list says so', async () => {
  const groups = Array.from({ length: 60 }, (_, at) =>
    aSummary({ fingerprint: at.toString(16).padStart(16, '0') }),
  );
  reply(groups, true);
  const screen = await open();
  await settle();
  expect(screen.querySelectorAll('tbody tr')).toHaveLength(50);
  expect(screen.textContent).toContain('Only the 60 last seen are listed');
  await press('Show more');
  expect(screen.querySelectorAll('tbody tr')).toHaveLength(60);
});
