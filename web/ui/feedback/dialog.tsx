import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button.tsx';

/** A modal question. The browser's own dialog keeps the focus inside and closes on Escape. */
export const Dialog = ({
  open,
  title,
  children,
  actions,
  onClose,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="label-sheet m-auto w-[min(32rem,calc(100vw-2rem))] p-6 text-ink backdrop:bg-night/70"
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
        {actions}
      </div>
    </dialog>
  );
};
