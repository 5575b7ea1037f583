import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import type { Desk } from '../desk.ts';
import type { ShownRun } from '../draft/shown.ts';
import { RunSheet } from './run-sheet.tsx';

/** A button that prints a sheet, which is on paper alone. */
export const Printed = ({ sheet, className }: { readonly sheet: ReactNode; readonly className: string }) => {
  const [isWanted, want] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const done = () => want(false);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isWanted]);
  return (
    <>
      <Button look="quiet" className={className} onClick={() => want(true)}>
        Print
      </Button>
      {/* Beside the app: what is folded is on no paper. */}
      {isWanted ? createPortal(sheet, document.body) : null}
    </>
  );
};

/** Prints a run for its driver. */
export const PrintRun = ({
  run,
  desk: { day },
  className,
}: {
  readonly run: ShownRun;
  readonly desk: Desk;
  readonly className: string;
}) => <Printed className={className} sheet={<RunSheet run={run} day={day} />} />;
