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

/**
 * The chart's canvas. It is built again when values, width or colors change: a chart has at most 31 steps and is drawn
 * in a millisecond, so updating it in place is not worth the code.
 */
const Plot = ({ series, kind }: { readonly series: Series; readonly kind: ChartKind }) => {
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
      const data: uPlot.AlignedData = [series.values.map((_, step) => step), [...series.values]];
      plot = new uPlot(plotOptions(series, kind, readTheme(), size, say), data, parent);
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
