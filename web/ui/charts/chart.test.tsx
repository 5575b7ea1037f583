import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportError } from '#web/telemetry/telemetry.ts';
import { Chart } from './chart.tsx';

vi.mock('#web/telemetry/telemetry.ts', () => ({ reportError: vi.fn() }));

// The drawing needs a canvas; here it fails to load, as it may for somebody in a tunnel.
vi.mock('./plot.tsx', () => ({
  default: () => {
    throw new Error('no canvas');
  },
}));

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every figure of a drawing is in a table too, and stays there when the drawing cannot be loaded', async () => {
  const series = {
    measure: 'Times',
    step: 'Day',
    labels: ['Nov 20', 'Nov 21'],
    values: [3, null],
    format: String,
  } as const;
  await act(async () => root.render(<Chart series={series} kind="bars" />));
  await vi.waitFor(() => expect(container.textContent).toContain('The drawing could not be loaded.'));
  expect([...container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'Nov 203',
    'Nov 21none',
  ]);
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), { action: 'draw' });
});
