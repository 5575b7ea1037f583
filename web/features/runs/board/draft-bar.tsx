import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import type { Desk } from '../desk.ts';
import type { useSave } from '../draft/use-save.ts';
import { countWords } from '../words.tsx';

/** What is not saved yet, and the buttons that save it, take the last change back, or discard it all. */
export const DraftBar = ({
  desk: { draft },
  saving: { save, isBusy, forget },
}: {
  readonly desk: Desk;
  readonly saving: ReturnType<typeof useSave>;
}) => {
  const { count, undo, discard } = draft;
  if (count === 0) return null;
  const send = async (): Promise<void> => {
    const failed = await save();
    if (failed.length === 0) toast.success(count === 1 ? 'The run is saved.' : `${count} runs are saved.`);
  };
  return (
    <section
      aria-label="Not saved"
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t-[1.5px] border-ink bg-paper py-3 print:hidden low:static"
    >
      <p className="me-auto font-semibold">
        {countWords(count, 'run')} {count === 1 ? 'is' : 'are'} not saved
      </p>
      {undo === undefined ? null : (
        <Button look="quiet" disabled={isBusy} onClick={undo}>
          Undo
        </Button>
      )}
      <Button
        look="plain"
        disabled={isBusy}
        onClick={() => {
          forget();
          discard();
        }}
      >
        Discard
      </Button>
      <Button busy={isBusy} busyText="Saving…" onClick={() => void send()}>
        Save
      </Button>
    </section>
  );
};
