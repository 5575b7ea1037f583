import { useMutation } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { ActionBell } from './action-bell.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const Approving = () => {
  const approve = useMutation({ mutationFn: async () => 'approved' });
  return (
    <button type="button" onClick={() => approve.mutate()}>
      Approve
    </button>
  );
};

let screen: HTMLElement;
const bell = () => screen.querySelector('a')?.getAttribute('aria-label');

beforeEach(async () => {
  vi.useFakeTimers();
  calling.mockReset();
  calling.mockResolvedValue({ count: 1 });
  screen = await openScreen(
    <>
      <ActionBell to="/dashboard/notifications" waiting={0} />
      <Approving />
    </>,
  );
  await settle();
});
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

test('the bell looks again soon after its reader has done something, and asks for it no more', async () => {
  expect(bell()).toBe('Notifications, 1 to look at');
  await press('Approve');
  calling.mockResolvedValue({ count: 0 });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(bell()).toBe('Notifications');
});

test('it does not look every few seconds while nothing is done', async () => {
  const asked = calling.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(calling.mock.calls.length).toBe(asked);
});
