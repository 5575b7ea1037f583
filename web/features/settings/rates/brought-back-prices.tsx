import { useEffect, useRef } from 'react';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ChangeList } from './change-list.tsx';
import type { PriceChange } from './price-changes.ts';

/** Says that the form is filled with the prices of an old version, and what publishing them would change. It takes the focus. */
export const BroughtBackPrices = ({
  version,
  changes,
}: {
  readonly version: number;
  readonly changes: readonly PriceChange[];
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-32">
      <Alert kind="info" title={`The prices of version ${version} are in the form, not published yet`}>
        <p className="mb-2">Choose the day, check what changes, then publish. This is what would change:</p>
        <ChangeList changes={changes} />
      </Alert>
    </div>
  );
};
