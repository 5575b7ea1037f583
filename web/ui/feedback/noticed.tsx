import { type ReactNode, useEffect, useRef } from 'react';

/** Around a message that takes the focus when it appears, because whoever pressed is elsewhere on the page. Another one needs another key. */
export const Noticed = ({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={className}>
      {children}
    </div>
  );
};
