import type { ReactNode } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** The end of a question before a change: why it was refused, and the two ways out. */
export const WaysOut = ({
  refusal,
  isSending,
  onStop,
  children,
}: {
  readonly refusal: Error | null;
  readonly isSending: boolean;
  readonly onStop: () => void;
  /** The button that makes the change; none where nothing is to be changed. */
  readonly children: ReactNode;
}) => (
  <>
    {refusal ? <Alert title="Not saved">{messageOf(refusal)}</Alert> : null}
    <div className="flex flex-wrap gap-2">
      {children}
      <Button look="plain" disabled={isSending} onClick={onStop}>
        Not now
      </Button>
    </div>
  </>
);
