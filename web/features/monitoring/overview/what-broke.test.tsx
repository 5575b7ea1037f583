import { afterEach, expect, test, vi } from 'vitest';
import { daysFrom } from '#domain/kernel/new-york.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { WhatBroke } from './what-broke.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
afterEach(closeScreen);

test('shows the errors of today beside those of the same day of last week, and opens what each counts', async () => {
  const days = daysFrom('2026-11-07', '2026-11-21').map((day, place) => ({ day, count: place }));
  vi.mocked(api<never>).mockResolvedValue({ days } as never);
  const screen = await openScreen(<WhatBroke />, '/admin');
  await settle();
  expect(
    [...screen.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['14errors today so far', '/admin/monitoring?range=today'],
    ['7 last Saturday, whole day', '/admin/monitoring?from=2026-11-14&to=2026-11-14'],
  ]);
  expect(screen.querySelector('svg')?.getAttribute('aria-label')).toContain('14');
});
