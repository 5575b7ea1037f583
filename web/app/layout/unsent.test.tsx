import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteUnsent } from '#web/device-queue/unsent.ts';
import { closeScreen, openScreen, press } from '#web/ui/testing/screen.tsx';
import { Unsent } from './unsent.tsx';

const { queueOf, may } = vi.hoisted(() => ({ queueOf: vi.fn(), may: vi.fn(() => true) }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'dock-1', useMay: () => may }));
vi.mock('#web/device-queue/own-queue.ts', () => ({ queueOf }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  queueOf.mockReset();
  may.mockReturnValue(true);
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
  expect(queueOf).toHaveBeenCalledWith('dock-1', undefined);
  expect(screen.textContent).toBe('');
});

test.each(['/staff/tasks', '/staff/dock'])(
  'whoever uses the device is told whose scans wait on it, on %s, until they have read it',
  async (path) => {
    noteUnsent('dock-2', 3, 'Maria');
    const screen = await openScreen(<Unsent />, path);
    await later(5000);
    expect(screen.querySelector('[role=status]')?.textContent).toContain(
      '3 items by Maria are waiting on this device. They are sent when Maria signs in here.',
    );
    expect(screen.querySelector('a')).toBeNull();
    expect(queueOf).not.toHaveBeenCalled();
    await press('Hide');
    expect(screen.textContent).toBe('');
    await act(async () => noteUnsent('dock-3', 1));
    await later(3000);
    expect(screen.textContent).toContain('1 item by someone else is waiting on this device.');
  },
);

test('who works elsewhere now gets what they scanned sent, and reads there what was refused', async () => {
  may.mockReturnValue(false);
  noteUnsent('dock-1', 1);
  const refused = { code: 'FORBIDDEN', message: 'You may not do this.' };
  queueOf.mockReturnValue({
    all: async () => [{ id: 's-1', words: 'Checked in: 7K3M9-Q2X4T-C piece 1', refused }],
    watch: () => () => undefined,
    isStuck: () => false,
  });
  const screen = await openScreen(<Unsent />, '/staff/tasks');
  await later(3000);
  expect(queueOf).toHaveBeenCalledWith('dock-1', undefined);
  expect(screen.querySelector('a')).toBeNull();
  await press('1 scan not sent');
  await vi.waitFor(async () => {
    await later(10);
    expect(screen.textContent).toContain('Not recorded: Checked in: 7K3M9-Q2X4T-C piece 1');
  });
  expect(screen.textContent).toContain('Someone who may do this has to scan these pieces again.');
});
