import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, press } from '#web/ui/testing/screen.tsx';
import { Camera } from './camera.tsx';

const { seen } = vi.hoisted(() => ({ seen: { text: undefined as string | undefined } }));
vi.mock('./read-frames.ts', () => ({ frameReader: async () => async () => seen.text }));
const track = { stop: vi.fn(), applyConstraints: vi.fn(), getCapabilities: vi.fn(() => ({})) };
const getUserMedia = vi.fn();
const onCode = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  seen.text = undefined;
  for (const mock of [track.stop, track.applyConstraints, getUserMedia, onCode]) mock.mockReset();
  track.getCapabilities.mockReturnValue({});
  getUserMedia.mockResolvedValue({ getTracks: () => [track], getVideoTracks: () => [track] });
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async () => {
  const screen = await openScreen(<Camera onCode={onCode} />, '/staff/dock');
  await press('Scan with the camera');
  await later(10);
  return screen;
};

test('a label that stays in front of the camera is one scan, and the next label another', async () => {
  await open();
  seen.text = '7K3M9Q2X4TC-1';
  await later(4000);
  expect(onCode.mock.calls).toEqual([['7K3M9Q2X4TC-1']]);
  seen.text = '7K3M9Q2X4TC-2';
  await later(500);
  expect(onCode).toHaveBeenLastCalledWith('7K3M9Q2X4TC-2');
  expect(onCode).toHaveBeenCalledTimes(2);
});

test('a camera that is refused is said plainly, with what works', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const screen = await open();
  expect(screen.textContent).toContain('The camera is refused.');
  expect(screen.textContent).toContain('Type the number, or use a hand scanner.');
});

test('the camera is let go when the page is hidden, and reads nothing after that', async () => {
  await open();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(track.stop).toHaveBeenCalledOnce();
  seen.text = '7K3M9Q2X4TC-1';
  await later(1000);
  expect(onCode).not.toHaveBeenCalled();
});

test('its light is offered only where there is one', async () => {
  const screen = await open();
  expect(screen.textContent).not.toContain('Light');
  await press('Stop the camera');
  track.getCapabilities.mockReturnValue({ torch: true });
  await press('Scan with the camera');
  await later(10);
  await press('Light');
  expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
});
