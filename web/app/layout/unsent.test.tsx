import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteUnsent } from '#web/device-queue/unsent.ts';
import { closeScreen, openScreen } from '#web/ui/testing/screen.tsx';
import { Unsent } from './unsent.tsx';

vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'dock-1' }));
const { queueOf } = vi.hoisted(() => ({ queueOf: vi.fn() }));
vi.mock('#web/device-queue/own-queue.ts', () => ({ queueOf }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('scans that wait are named on every screen of the desk, when they wait for more than a moment', async () => {
  const screen = await openScreen(<Unsent />, '/staff/tasks');
  await act(async () => noteUnsent('dock-1', 1));
  await later(1000);
  expect(screen.textContent).toBe('');
  await act(async () => noteUnsent('dock-1', 0));
  await later(5000);
  expect(screen.textContent).toBe('');
  await act(async () => noteUnsent('dock-1', 3));
  await later(3000);
  expect(screen.querySelector('a')?.textContent).toBe('3 scans not sent');
  expect(screen.querySelector('a')?.getAttribute('href')).toBe('/staff/dock');
  await act(async () => noteUnsent('dock-1', 0));
  expect(screen.textContent).toBe('');
});

test('what was left on this device begins to be sent on any screen, and the dock says more itself', async () => {
  noteUnsent('dock-1', 2);
  const screen = await openScreen(<Unsent />, '/staff/dock');
  await later(5000);
  expect(queueOf).toHaveBeenCalledWith('dock-1');
  expect(screen.textContent).toBe('');
});

test('scans of somebody else on this device are not named', async () => {
  noteUnsent('dock-2', 2);
  const screen = await openScreen(<Unsent />, '/staff/tasks');
  await later(5000);
  expect(screen.textContent).toBe('');
});
