import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { RecordsView } from './records-view.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const answering = vi.mocked(api);
const open = (search = '') =>
  openScreen(<RecordsView today="2026-11-21" />, `/admin/monitoring?view=records${search}`);
const asked = () => answering.mock.lastCall?.[1];

beforeEach(() => {
  answering.mockReset().mockResolvedValue({ items: [] });
});
afterEach(closeScreen);

test('the default is errors of today; kind and day are in the address', async () => {
  await open();
  await settle();
  expect(asked()).toMatchObject({ query: { kind: 'errors', day: '2026-11-21' } });
  await press('Measurements');
  await press('← Day before');
  await settle();
  expect(addressNow()).toBe('/admin/monitoring?view=records&kind=performance&day=2026-11-20');
  expect(asked()).toMatchObject({ query: { kind: 'performance', day: '2026-11-20' } });
});

test('a day without records shows how long records are kept', async () => {
  const screen = await open('&day=2026-11-19');
  await settle();
  expect(screen.textContent).toContain('Nothing of this kind arrived on Nov 19.');
  expect(screen.textContent).toContain('kept for 30 days');
});

test.each(['2027-01-01', '2026-02-30', 'soon'])('an impossible day, %s, is today', async (day) => {
  await open(`&day=${day}`);
  await settle();
  expect(asked()).toMatchObject({ query: { day: '2026-11-21' } });
});
