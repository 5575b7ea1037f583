import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useWho } from '#web/session/use-who.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Sign } from '#web/ui/text/sign.tsx';
import { useTraceChange } from './use-desk-traces.ts';

const progressWords = (done: number, all: number): string =>
  done >= all ? `All ${all} looked through.` : `${done} of ${all} looked through.`;

/** The shelves that hold something, to be ticked one by one on the way through the hall. */
export const Shelves = ({
  trace,
  shelves,
  works,
}: {
  readonly trace: Trace;
  readonly shelves: readonly string[];
  readonly works: boolean;
}) => {
  const { reference, searched } = trace;
  const tick = useTraceChange(traceEndpoints.shelfSearched);
  const who = useWho(searched.map(({ by }) => by));
  const doneBy = new Map(searched.map(({ shelf, by }) => [shelf, by]));
  // What was looked through stays on the list when it is emptied.
  const all = [...new Set([...shelves, ...doneBy.keys()])].toSorted();
  const pending = tick.isPending ? tick.variables?.body.shelf : undefined;
  if (all.length === 0) return <p>No shelf holds anything.</p>;
  return (
    <>
      <p aria-live="polite">{progressWords(doneBy.size, all.length)}</p>
      {tick.error ? <Alert title="Not noted">{messageOf(tick.error)}</Alert> : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {all.map((shelf) => {
          const by = doneBy.get(shelf);
          return (
            <li key={shelf}>
              <button
                type="button"
                aria-pressed={by !== undefined}
                disabled={!works || by !== undefined || pending !== undefined}
                onClick={() => tick.mutate({ params: { reference }, body: { shelf } })}
                className={`grid min-h-16 w-full content-center rounded-label border-[1.5px] px-3 py-2 text-start ${
                  by === undefined ? 'border-ink hover:bg-sunk' : 'border-done bg-done-wash'
                }`}
              >
                <span className="flex items-center justify-between gap-2 font-mono text-xl font-semibold">
                  {shelf}
                  {by === undefined ? null : <Sign name="tick" />}
                </span>
                <span className="truncate text-sm text-ink-soft">
                  {by !== undefined ? who(by) : shelf === pending ? 'Noting…' : 'Tick when done'}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
};
