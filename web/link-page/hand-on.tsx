import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';

/** The ways to give something that is shown only now to somebody else: copied, or by another app of the phone where it has a menu for that. */
export const HandOn = ({
  copied: { text, label, done, refused },
  shared,
  children,
}: {
  /** What is copied, what the button says, and what came of it. */
  readonly copied: Readonly<Record<'text' | 'label' | 'done' | 'refused', string>>;
  readonly shared: ShareData;
  /** Another way, which stands first. */
  readonly children?: ReactNode;
}) => {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button
          look={children === undefined ? 'primary' : 'plain'}
          onClick={() => void copyText(text).then((isCopied) => setOutcome(isCopied ? done : refused))}
        >
          {label}
        </Button>
        {'share' in navigator ? (
          // Somebody may close the menu, which is no failure.
          <Button look="plain" onClick={() => void navigator.share(shared).catch(() => undefined)}>
            Share it
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {outcome}
      </p>
    </>
  );
};
