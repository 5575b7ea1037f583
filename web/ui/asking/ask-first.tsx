import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { AskDialog } from './ask-dialog.tsx';

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
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <AskDialog title={title} isOpen={isOpen} onClose={close}>
        {isOpen ? children(close) : null}
      </AskDialog>
    </>
  );
};
