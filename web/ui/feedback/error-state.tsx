import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

/** Shown instead of a part that could not be loaded: the reason, a button to retry, and the id for support. */
export const ErrorState = ({
  title = 'This could not be loaded',
  message,
  correlationId,
  onRetry,
  retryText = 'Try again',
  children,
}: {
  readonly title?: string;
  readonly message: string;
  readonly correlationId?: string | undefined;
  readonly onRetry?: () => void;
  readonly retryText?: string;
  readonly children?: ReactNode;
}) => (
  <div role="alert" className="grid justify-items-start gap-3 border-s-[6px] border-wrong bg-wrong-wash p-4">
    <p className="font-display text-xl font-bold">{title}</p>
    <p>{message}</p>
    {correlationId ? <p className="label-caption">Reference {correlationId}</p> : null}
    {children}
    {onRetry ? (
      <Button look="plain" onClick={onRetry}>
        {retryText}
      </Button>
    ) : null}
  </div>
);
