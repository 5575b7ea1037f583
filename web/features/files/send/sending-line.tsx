import { rulesOf } from '#domain/files/purposes.ts';
import { Button } from '#web/ui/button.tsx';
import type { Sending } from './use-sending.ts';

/** How far a file on its way is, or why it does not go on. */
export const SendingLine = ({
  sending,
  onAgain,
  onRemove,
}: {
  readonly sending: Sending;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}) => {
  const { name, purpose, arrived, problem } = sending;
  const percent = Math.round(arrived * 100);
  return (
    <li className="grid gap-2 border-t border-edge py-3">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{rulesOf(purpose).title}</span>{' '}
        <span className="text-ink-soft">{name}</span>
      </p>
      {problem ? (
        <>
          <p role="alert" className="text-wrong">
            {problem.words}
          </p>
          <div className="flex flex-wrap gap-2">
            {problem.mayTryAgain ? (
              <Button look="plain" onClick={onAgain}>
                Try again
              </Button>
            ) : null}
            <Button look="quiet" onClick={onRemove}>
              Remove
            </Button>
          </div>
        </>
      ) : (
        <div className="flex items-center gap-3">
          <progress
            className="h-2 min-w-0 flex-1 accent-link"
            aria-label={`Sending ${name}`}
            {...(arrived > 0 ? { value: percent, max: 100 } : {})}
          />
          <span role="status" className="text-sm text-ink-soft">
            {percent === 100 ? 'Arriving…' : 'Sending…'}
          </span>
        </div>
      )}
    </li>
  );
};
