import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { onThemeChange, readTheme } from './chart-theme.ts';
import { plotOptions } from './plot-options.ts';
import type { ChartKind, Series } from './series.ts';

const HEIGHT = 176;

const readout = ({ labels, values, format }: Series, step: number | undefined): string => {
  if (step === undefined) return '';
  const value = values[step];
  return `${labels[step] ?? ''}: ${value === null || value === undefined ? 'none' : format(value)}`;
};

/** uPlot's data: the whole, then the sums of its parts from all of them down to the first. */
const dataOf = ({ values, parts = [] }: Series): uPlot.AlignedData => {
  const sums = parts.map((_, last) =>
    values.map((_, step) => parts.slice(0, last + 1).reduce((sum, part) => sum + (part[step] ?? 0), 0)),
  );
  return [values.map((_, step) => step), [...values], ...sums.reverse()];
};

/**
 * The chart's canvas. It is built again when values, width or colors change: a chart has at most 31 steps and is drawn
 * in a millisecond, so updating it in place is not worth the code.
 */
const Plot = ({
  series,
  kind,
  onPick,
}: {
  readonly series: Series;
  readonly kind: ChartKind;
  /** Called with the step that was pressed. */
  readonly onPick?: ((step: number) => void) | undefined;
}) => {
  const picked = useRef(onPick);
  picked.current = onPick;
  const holder = useRef<HTMLDivElement>(null);
  const pointed = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const parent = holder.current;
    if (parent === null) return;
    let plot: uPlot | undefined;
    const say = (step: number | undefined) => {
      if (pointed.current) pointed.current.textContent = readout(series, step);
    };
    const draw = () => {
      plot?.destroy();
      const size = { width: parent.clientWidth, height: HEIGHT };
      const shown = new uPlot(plotOptions(series, kind, readTheme(), size, say), dataOf(series), parent);
      if (series.searches) {
        shown.over.classList.add('cursor-pointer!');
        shown.over.addEventListener('click', () => {
          if (typeof shown.cursor.idx === 'number') picked.current?.(shown.cursor.idx);
        });
      }
      plot = shown;
    };
    const widths = new ResizeObserver(() => {
      if (plot?.width !== parent.clientWidth) draw();
    });
    widths.observe(parent);
    const stopWatching = onThemeChange(draw);
    return () => {
      widths.disconnect();
      stopWatching();
      plot?.destroy();
    };
  }, [series, kind]);
  return (
    <>
      <p ref={pointed} className="h-5 text-end text-sm tabular-nums text-ink-soft" />
      <div ref={holder} className="h-44" />
    </>
  );
};

export default Plot;
