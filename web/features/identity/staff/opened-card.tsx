import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '#web/ui/layout/card.tsx';

/** A card that opens above the lists of the page, which may be long: it scrolls into view and has the focus. */
export const OpenedCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Card title={title}>{children}</Card>
    </div>
  );
};
