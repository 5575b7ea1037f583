import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, press, settle, textUnder } from '#web/ui/testing/screen.tsx';
import { aSummary, days } from '../testing/samples.ts';
import { ChangeChip } from './change-chip.tsx';
import { ErrorsView } from './errors-view.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/ui/charts/plot.tsx', () => ({ default: () => null }));
const answering = vi.mocked(api<never>);
const range = { from: '2026-11-19', to: '2026-11-21' };
const open = (at?: string) =>
  openScreen(<ErrorsView base="/admin/monitoring" range={range} every={false} />, at);
const reply = (groups: readonly unknown[], truncated = false) =>
  answering.mockResolvedValue({
    days,
    groups,
    truncated,
    timeline: {
      step: 'day',
      starts: days,
      total: [3, 0, 1207],
      top: [{ fingerprint: 'f'.repeat(16), message: 'TypeError: lid', counts: [3, 0, 1200] }],
    },
    change: { count: 1207, before: 0 },
  } as never);

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
  const row = screen.querySelector('.data-table tbody tr');
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
  expect(answering.mock.lastCall?.[1]).toEqual({ query: { ...range, state: 'ignored', hour: undefined } });
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
  expect(screen.querySelectorAll('.data-table tbody tr')).toHaveLength(50);
  expect(screen.textContent).toContain('Only the 60 last seen are listed');
  await press('Show more');
  expect(screen.querySelectorAll('.data-table tbody tr')).toHaveLength(60);
});

test('the chart sums up all errors, names the group behind them, and leads to a day', async () => {
  reply([aSummary()]);
  const screen = await open('/admin/monitoring?range=7d&hour=3');
  await settle();
  expect(textUnder('Errors by day')).toMatch(
    /1,210.*Nov 21: 1,207, none the day before.*TypeError: lid1,203Open/,
  );
  const bars = [...screen.querySelectorAll<HTMLAnchorElement>('.figures-table a')];
  expect(bars[2]?.textContent).toBe('Nov 21');
  await press('Nov 21');
  expect(addressNow()).toBe('/admin/monitoring?from=2026-11-21&to=2026-11-21');
});

test('errors are sorted by their headings', async () => {
  const many = aSummary({
    fingerprint: 'a'.repeat(16),
    message: 'Many',
    count: 9,
    lastSeenAt: '2026-11-19T00:00:00Z',
  });
  const late = aSummary({
    fingerprint: 'b'.repeat(16),
    message: 'Late',
    count: 1,
    firstSeenAt: '2026-11-18T00:00:00Z',
  });
  reply([late, many]);
  const screen = await open();
  await settle();
  const order = () =>
    [...screen.querySelectorAll('.data-table tbody .line-clamp-2')].map((one) => one.textContent);
  expect(order()).toEqual(['Late', 'Many']);
  await press('Times');
  expect(order()).toEqual(['Many', 'Late']);
  expect(screen.querySelector('th[aria-sort=descending]')?.textContent).toBe('Times');
  await press('Last seen');
  expect(order()).toEqual(['Late', 'Many']);
  await press('New since');
  expect(order()).toEqual(['Many', 'Late']);
});

test('one hour of a day is asked for and named, with the way back', async () => {
  reply([aSummary()]);
  const day = { from: '2026-11-21', to: '2026-11-21' };
  const screen = await openScreen(
    <ErrorsView base="/admin/monitoring" range={day} every={false} />,
    '/admin/monitoring?range=today&hour=14',
  );
  await settle();
  expect(answering.mock.lastCall?.[1]).toEqual({ query: { ...day, state: undefined, hour: 14 } });
  expect(screen.textContent).toContain('Nov 21, 2 PM to 3 PM');
  await press('Show the whole day');
  expect(addressNow()).toBe('/admin/monitoring?range=today');
});

test.each([
  [{ count: 190, before: 10 }, '+1,800% against the day before'],
  [{ count: 5, before: 10 }, '−50% against the day before'],
])('a change of %j reads %s', async (change, words) => {
  await openScreen(<ChangeChip change={change} />);
  expect(document.body.textContent).toContain(words);
});
