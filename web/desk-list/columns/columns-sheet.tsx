import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import type { Columns } from './use-columns.ts';

const Choices = ({ choices, turn }: Pick<Columns, 'choices' | 'turn'>) => (
  <div className="my-4 grid gap-1">
    {choices.map(({ key, heading, isOn }) => (
      <CheckField
        key={key}
        label={heading}
        checked={isOn}
        onChange={({ target }) => turn(key, target.checked)}
      />
    ))}
  </div>
);

/** Chooses the columns of a list. Only where it is a table. */
export const ColumnsSheet = ({ columns: { choices, turn, reset } }: { readonly columns: Columns }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button look="quiet" className="max-sm:hidden" onClick={open}>
        Columns
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="columns-title"
        className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-label border-[1.5px] border-ink bg-sheet p-6 text-ink backdrop:bg-night/60"
        onClose={() => setOpen(false)}
      >
        <h2 id="columns-title" className="text-2xl">
          Columns
        </h2>
        <p className="mt-1 text-ink-soft">Your choice is kept on this device.</p>
        {isOpen ? <Choices choices={choices} turn={turn} /> : null}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => dialog.current?.close()}>Close</Button>
          {reset === undefined ? null : (
            <Button look="quiet" onClick={reset}>
              As at first
            </Button>
          )}
        </div>
      </dialog>
    </>
  );
};
