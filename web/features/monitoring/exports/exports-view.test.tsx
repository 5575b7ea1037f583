import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { anExport } from '../testing/samples.ts';
import { LINK_FRESH_MS } from '../use-monitoring.ts';
import { ExportsView } from './exports-view.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const answering = vi.mocked(api);
const open = () =>
  openScreen(<ExportsView range={{ from: '2026-11-15', to: '2026-11-21' }} today="2026-11-21" />);

beforeEach(() => {
  answering.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  closeScreen();
});

test('each export shows its state', async () => {
  const exports = [
    anExport({ id: 'q', state: 'queued', link: undefined }),
    anExport({ id: 'd' }),
    anExport({ id: 'f', state: 'failed', link: undefined }),
    anExport({ id: 'x', link: undefined }),
  ];
  answering.mockResolvedValue({ exports } as never);
  const screen = await open();
  await settle();
  const rows = [...screen.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Being written');
  expect(rows[1]).toMatch(/12 records.*Download/);
  expect(rows[2]).toContain('Ask for it again.');
  expect(rows[3]).toContain('Deleted');
});

test('an impossible range is refused at once', async () => {
  answering.mockResolvedValue({ exports: [] } as never);
  const screen = await open();
  await settle();
  await type(screen.querySelector<HTMLInputElement>('input[name=from]'), '2026-01-01');
  await press('Make the file');
  expect(screen.textContent).toContain('Choose at most 31 days.');
  expect(answering.mock.calls.every(([endpoint]) => endpoint.method === 'GET')).toBe(true);
});

test('an old link is fetched again before it is followed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answering.mockResolvedValue({ exports: [anExport()] } as never);
  const screen = await open();
  await settle();
  vi.setSystemTime(Date.now() + LINK_FRESH_MS + 1);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  answering.mockResolvedValue({ exports: [] } as never);
  await act(async () => screen.querySelector('tbody a')?.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(true);
  expect(answering).toHaveBeenCalledTimes(2);
});
