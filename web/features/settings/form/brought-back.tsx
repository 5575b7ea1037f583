import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** Says that the form is filled with an old version, and what it would change. It takes the focus. */
export const BroughtBack = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-32">
      <Alert kind="info" title={title}>
        {children}
      </Alert>
    </div>
  );
};
