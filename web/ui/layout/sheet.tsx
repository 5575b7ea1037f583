import type { ReactNode, RefObject } from 'react';
import { Button } from '../button.tsx';

/** A dialog above the page, with its title and a way out. */
export const Sheet = ({
  dialog,
  id,
  title,
  onClose,
  children,
}: {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Id of the title. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <dialog
    ref={dialog}
    aria-labelledby={id}
    onClose={onClose}
    className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-label border-[1.5px] border-ink bg-sheet p-6 text-ink backdrop:bg-night/60"
  >
    <div className="mb-4 flex items-start justify-between gap-4">
      <h2 id={id} className="min-w-0 break-words text-2xl">
        {title}
      </h2>
      <Button look="quiet" className="shrink-0" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </div>
    {children}
  </dialog>
);
