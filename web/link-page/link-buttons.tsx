import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** One thing that is done with a link. */
interface Deed {
  readonly words: string;
  readonly isPending: boolean;
  /** Why it was not done. */
  readonly error: Error | null;
  readonly press: () => void;
}

/** The buttons that make or renew a link and take it back, and why that did not work. */
export const LinkButtons = ({
  make,
  end,
}: {
  readonly make: Deed;
  /** Absent where there is no link. */
  readonly end: Deed | undefined;
}) => {
  const failure = make.error ?? end?.error;
  return (
    <>
      {failure ? <Alert title="That did not work">{messageOf(failure)}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button look="plain" busy={make.isPending} onClick={make.press}>
          {make.words}
        </Button>
        {end === undefined ? null : (
          <Button look="quiet" busy={end.isPending} onClick={end.press}>
            {end.words}
          </Button>
        )}
      </div>
    </>
  );
};
