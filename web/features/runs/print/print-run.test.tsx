import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { BoardPage } from '../board/board-page.tsx';
import { answer, giveDialogs } from '../testing/fake-api.ts';
import { cleo, DAY, now, onBoard, sampleBoard, sampleRun, sampleStop } from '../testing/sample-day.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-1', useMay: () => () => true }));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval'] });
  giveDialogs();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('a run is printed stop by stop, with address, phone, goods, empty barrels and a line to sign', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  answer({
    board: () => ({ ...sampleBoard, runs: [onBoard({ ...sampleRun, stops: [sampleStop(cleo, '15:00')] })] }),
  });
  await openScreen(<BoardPage area="/staff" />, `/staff/runs?day=${DAY}`);
  await settle();
  await press('Print');
  await settle();
  const paper = document.querySelector('body > .print-alone')?.textContent ?? '';
  for (const words of [
    'Van 1, Tue, Dec 1',
    '12 Sample Avenue, Newark, NJ 07104',
    '+1 973-555-0123',
    'Bring 2 ×',
    'Signature',
  ])
    expect(paper).toContain(words);
  expect(print).toHaveBeenCalledOnce();
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.print-alone')).toBeNull();
});
