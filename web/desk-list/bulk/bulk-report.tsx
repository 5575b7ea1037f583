import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { countWords } from './bulk-words.ts';
import { RefusedRows } from './refused-rows.tsx';
import { useProgress } from './use-bulk.ts';

/** How far a bulk change of so many rows is, and what happened to them. */
export const BulkReport = ({ id, total }: { readonly id: string; readonly total: number }) => {
  const { bulk, error, resume, hasStopped } = useProgress(id);
  const results = bulk?.results ?? [];
  const isFinished = bulk?.finishedAt !== undefined;
  return (
    <div className="grid gap-4">
      <div>
        <p role="status" className="text-lg font-semibold">
          {bulk && isFinished
            ? countWords(bulk.act.do, results, 'after')
            : `${results.length} of ${total} done`}
        </p>
        <progress className="h-3 w-full" max={total} value={results.length} aria-label="Progress" />
        <p className="text-sm text-ink-soft">
          {isFinished
            ? 'All done.'
            : 'You can close this and work on. The report stays under “Bulk changes” at the top of the list.'}
        </p>
      </div>
      <RefusedRows rows={results} />
      {hasStopped ? (
        <Alert
          kind="warning"
          title="Nothing has happened for a minute"
          actions={
            <Button look="plain" busy={resume.isPending} onClick={() => resume.mutate()}>
              Go on
            </Button>
          }
        >
          What is done is done. Going on does the rest.
        </Alert>
      ) : null}
      {error === null ? null : <Alert title="We could not load how far it is">{messageOf(error)}</Alert>}
    </div>
  );
};
