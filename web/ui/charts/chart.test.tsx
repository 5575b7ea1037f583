import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportError } from '#web/telemetry/telemetry.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { Chart } from './chart.tsx';

vi.mock('#web/telemetry/telemetry.ts', () => ({ reportError: vi.fn() }));

// The chart needs a canvas. Here it fails to load, as on a lost connection.
vi.mock('./plot.tsx', () => ({
  default: () => {
    throw new Error('no canvas');
  },
}));

const page = freshRoot();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('all values of a chart are in a table, also when the chart cannot be loaded', async () => {
  const series = {
    measure: 'Times',
    step: 'Day',
    labels: ['Nov 20', 'Nov 21'],
    values: [3, null],
    format: String,
  } as const;
  await act(async () => page.root.render(<Chart series={series} kind="bars" />));
  await vi.waitFor(() => expect(page.container.textContent).toContain('The drawing could not be loaded.'), {
    timeout: 15_000,
  });
  expect([...page.container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'Nov 203',
    'Nov 21none',
  ]);
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), { action: 'draw' });
});
