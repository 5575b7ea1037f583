import uPlot from 'uplot';
import type { ChartTheme } from './chart-theme.ts';
import { type ChartKind, type Series, topOf } from './series.ts';

/** Steps between two labels of the time axis, in units of the axis. */
const LABEL_STEPS = [1, 2, 3, 4, 6, 7, 12, 14, 28];

/** Steps between two grid lines of a count, which has no fractions: 1, 2, 5, 10, 20, … */
const COUNT_STEPS = Array.from({ length: 9 }, (_, zeros) =>
  [1, 2, 5].map((step) => step * 10 ** zeros),
).flat();

/** Draws the thresholds as bands, with a dashed line and its value at each limit. */
const drawThresholds = (plot: uPlot, series: Series, theme: ChartTheme): void => {
  if (series.thresholds === undefined) return;
  const { good, poor } = series.thresholds;
  const { ctx, bbox } = plot;
  const yOf = (value: number): number =>
    Math.min(Math.max(plot.valToPos(value, 'y', true), bbox.top), bbox.top + bbox.height);
  const fill = (from: number, to: number, color: string) => {
    ctx.fillStyle = color;
    ctx.fillRect(bbox.left, yOf(to), bbox.width, yOf(from) - yOf(to));
  };
  ctx.save();
  fill(0, good, theme.good);
  fill(good, poor, theme.middle);
  fill(poor, topOf(series), theme.poor);
  ctx.font = theme.font.replace('12px', `${11 * devicePixelRatio}px`);
  // At the oldest step, because people look at the newest.
  ctx.textAlign = 'left';
  ctx.fillStyle = theme.soft;
  ctx.strokeStyle = theme.soft;
  ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio]);
  for (const [limit, text] of [
    [good, `good to ${series.format(good)}`],
    [poor, `poor over ${series.format(poor)}`],
  ] as const) {
    if (limit >= topOf(series)) continue;
    ctx.beginPath();
    ctx.moveTo(bbox.left, yOf(limit));
    ctx.lineTo(bbox.left + bbox.width, yOf(limit));
    ctx.stroke();
    ctx.fillText(text, bbox.left + 4 * devicePixelRatio, yOf(limit) - 4 * devicePixelRatio);
  }
  ctx.restore();
};

const bars = uPlot.paths.bars?.({ size: [0.7, 48, 2] });

const paths: Record<ChartKind, uPlot.Series> = {
  bars: { points: { show: false }, ...(bars ? { paths: bars } : {}) },
  line: { points: { show: true, size: 7 } },
};

/** Every so many steps, counted back from the last. */
const backFromLast =
  (steps: number): uPlot.Axis.Splits =>
  (_, __, ___, ____, between) =>
    Array.from({ length: Math.ceil(steps / between) }, (_, at) => steps - 1 - at * between).reverse();

/** The lines or bars of a chart: one, or one over the other with the whole first, so that each covers the one before. */
const drawn = (series: Series, kind: ChartKind, theme: ChartTheme): uPlot.Series[] => {
  const one = (color: string): uPlot.Series => ({
    ...paths[kind],
    stroke: color,
    width: kind === 'line' ? 2 : 0,
    spanGaps: false,
    ...(kind === 'bars' ? { fill: color } : {}),
  });
  const { parts } = series;
  if (parts === undefined) return [one(theme.mark)];
  return [one(theme.rest), ...parts.map((_, part) => one(theme.parts[part] ?? theme.mark)).reverse()];
};

/** Label of one step of the axis; empty between steps. */
const axes = (series: Series, kind: ChartKind, theme: ChartTheme): uPlot.Axis[] => {
  const names = series.short ?? series.labels;
  const shared = { stroke: theme.soft, font: theme.font, ticks: { show: false } };
  return [
    {
      ...shared,
      grid: { show: false },
      // So far apart that no name stands over the next.
      space: Math.max(56, 8 * Math.max(0, ...names.map(({ length }) => length))),
      size: 28,
      incrs: LABEL_STEPS,
      // The newest day always has its name. Hours are counted from midnight.
      ...(series.step === 'Day' ? { splits: backFromLast(series.labels.length) } : {}),
      values: (_, splits) => splits.map((split) => names[split] ?? ''),
    },
    {
      ...shared,
      grid: { stroke: theme.rule, width: 1 },
      space: 36,
      ...(kind === 'bars' ? { incrs: COUNT_STEPS } : {}),
      size: (_, values) => 16 + 7 * Math.max(1, ...(values ?? []).map((value) => value.length)),
      values: (_, splits) => splits.map((split) => series.format(split)),
    },
  ];
};

/** uPlot's options for one series. `pointed` receives the step under the pointer. */
export const plotOptions = (
  series: Series,
  kind: ChartKind,
  theme: ChartTheme,
  size: { readonly width: number; readonly height: number },
  pointed: (step: number | undefined) => void,
): uPlot.Options => ({
  ...size,
  legend: { show: false },
  cursor: { y: false, drag: { x: false, y: false }, points: { show: kind === 'line' } },
  scales: {
    x: { time: false, range: () => [-0.5, series.labels.length - 0.5] },
    y: { range: () => [0, topOf(series)] },
  },
  axes: axes(series, kind, theme),
  series: [{}, ...drawn(series, kind, theme)],
  hooks: {
    drawClear: [(plot) => drawThresholds(plot, series, theme)],
    setCursor: [({ cursor }) => pointed(cursor.idx ?? undefined)],
  },
});
