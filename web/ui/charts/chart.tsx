import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link, useNavigate } from 'react-router-dom';
import { reportError } from '#web/telemetry/telemetry.ts';
import { textLink } from '../text/text-link.ts';
import { type ChartKind, type Series, summaryOf } from './series.ts';

/** uPlot is loaded with the first visible chart. */
const Plot = lazy(() => import('./plot.tsx'));

const Table = ({ series }: { readonly series: Series }) => (
  <table className="figures-table">
    <caption className="sr-only">{series.measure}</caption>
    <thead>
      <tr>
        <th scope="col">{series.step}</th>
        <th scope="col">{series.measure}</th>
      </tr>
    </thead>
    <tbody>
      {series.labels.map((label, step) => {
        const value = series.values[step];
        const search = series.searches?.[step];
        return (
          <tr key={label}>
            <th scope="row">
              {search === undefined ? (
                label
              ) : (
                <Link to={{ search }} className={textLink}>
                  {label}
                </Link>
              )}
            </th>
            <td>{value === null || value === undefined ? 'none' : series.format(value)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const NotDrawn = () => (
  <p className="text-ink-soft">The drawing could not be loaded. Its figures are in the table.</p>
);

const notDrawn = (error: unknown): void => reportError(error, { action: 'draw' });

/** A plot whose bars lead somewhere. The table has the same links for the keyboard. */
const LinkedPlot = ({ series, kind }: { readonly series: Series; readonly kind: ChartKind }) => {
  const navigate = useNavigate();
  return (
    <Plot
      series={series}
      kind={kind}
      onPick={(step) => void navigate({ search: series.searches?.[step] ?? '' })}
    />
  );
};

/**
 * One series as a chart, with a sentence for screen readers and its values as a table. Pass the same `series` object
 * while nothing changed: a new object is drawn again.
 */
export const Chart = ({ series, kind }: { readonly series: Series; readonly kind: ChartKind }) => (
  <div className="grid min-w-0 gap-2">
    <div role="img" aria-label={summaryOf(series)} className="min-h-49 min-w-0">
      <ErrorBoundary FallbackComponent={NotDrawn} onError={notDrawn}>
        <Suspense fallback={<div className="resting h-49" />}>
          {series.searches ? (
            <LinkedPlot series={series} kind={kind} />
          ) : (
            <Plot series={series} kind={kind} />
          )}
        </Suspense>
      </ErrorBoundary>
    </div>
    <details>
      <summary className="unfold">Figures as a table</summary>
      <Table series={series} />
    </details>
  </div>
);
