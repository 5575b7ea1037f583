import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Sheet } from '../layout/sheet.tsx';

/** A dialog that opens when there is something to ask about, and closes when it is answered. */
export const AskDialog = ({
  title,
  isOpen,
  onClose,
  children,
}: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  return (
    <Sheet dialog={dialog} id={id} title={title} onClose={onClose}>
      {isOpen ? children : null}
    </Sheet>
  );
};
