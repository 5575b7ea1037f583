import type { ReactNode } from 'react';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Noticed } from '#web/ui/feedback/noticed.tsx';

/** Says that the form is filled with an old version, and what it would change. It takes the focus. */
export const BroughtBack = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  return (
    <Noticed className="scroll-mt-32">
      <Alert kind="info" title={title}>
        {children}
      </Alert>
    </Noticed>
  );
};
