import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { MonitoringPage } from './monitoring-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const answering = vi.mocked(api<never>);
const everyReply = {
  days: [],
  groups: [],
  truncated: false,
  timeline: { step: 'hour', starts: [], total: [], top: [] },
  change: { count: 0, before: 0 },
  routes: [],
  events: [],
  funnel: [],
  items: [],
  exports: [],
  queues: [],
};
const open = (search = '') => openScreen(<MonitoringPage area="/admin" />, `/admin/monitoring${search}`);
const asked = () => answering.mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  answering.mockReset().mockResolvedValue(everyReply as never);
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

test('each view has its own link that keeps the days', async () => {
  const screen = await open('?range=today');
  const tabs = screen.querySelectorAll('nav[aria-label=Monitoring] a');
  expect([...tabs].map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Errors', '/admin/monitoring?range=today'],
    ['Web vitals', '/admin/monitoring?view=vitals&range=today'],
    ['Events', '/admin/monitoring?view=events&range=today'],
    ['Records', '/admin/monitoring?view=records&range=today'],
    ['Exports', '/admin/monitoring?view=exports&range=today'],
    ['Failed messages', '/admin/monitoring?view=queues&range=today'],
  ]);
  expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
});

test.each(['', '?view=vitals', '?view=events', '?view=records', '?view=exports'])(
  'view %s says what its figures mean',
  async (search) => {
    const screen = await open(search);
    await settle();
    expect(screen.textContent).toContain('What these figures mean');
    expect(screen.textContent).toContain('Days and hours are those of New York');
  },
);

test('the failed messages name the queues that have some, and say how many are empty', async () => {
  answering.mockResolvedValue({
    queues: [
      { name: 'LostEvents', waiting: 3 },
      { name: 'TelemetryDeadLetters', waiting: 0 },
    ],
  } as never);
  const screen = await open('?view=queues');
  await settle();
  expect([...screen.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    'LostEvents3',
  ]);
  expect(screen.textContent).toContain('1 queue is empty.');
});

test('a range with today is refreshed within two seconds, until it is paused', async () => {
  await open('?range=today');
  await settle();
  const before = asked();
  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  expect(asked()).toBe(before + 1);
  await press('Pause');
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(asked()).toBe(before + 1);
});

test('past days are not fetched again', async () => {
  const screen = await open('?from=2026-11-01&to=2026-11-02');
  await settle();
  const before = asked();
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(asked()).toBe(before);
  expect([...screen.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Pause');
});

test('a chosen range is in the address; an impossible one is refused with the reason', async () => {
  const screen = await open('?range=today');
  const [from, to] = screen.querySelectorAll<HTMLInputElement>('input[type=date]');
  await type(from, '2026-11-20');
  await type(to, '2026-11-01');
  await press('Show');
  expect(screen.textContent).toContain('The first day comes after the last.');
  await type(from, '2026-10-30');
  await press('Show');
  expect(addressNow()).toBe('/admin/monitoring?from=2026-10-30&to=2026-11-01');
});
