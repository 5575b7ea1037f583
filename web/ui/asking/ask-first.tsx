import { type ReactNode, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { Sheet } from '../layout/sheet.tsx';

/**
 * A button for what cannot be taken back easily: it opens a dialog that says what will happen, and only there it is done. The dialog's
 * content is made when it opens, so what it says is of that moment.
 */
export const AskFirst = ({
  title,
  button,
  children,
  ...look
}: {
  readonly title: string;
  /** Text of the button that opens it. */
  readonly button: ReactNode;
  /** The content, with the way to close it. */
  readonly children: (close: () => void) => ReactNode;
} & Pick<ButtonProps, 'look' | 'disabled' | 'className'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {button}
      </Button>
      <Sheet dialog={dialog} id={id} title={title} onClose={() => setOpen(false)}>
        {isOpen ? children(() => dialog.current?.close()) : null}
      </Sheet>
    </>
  );
};
