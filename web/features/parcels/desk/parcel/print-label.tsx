import { useState } from 'react';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { ParcelLabel } from '#domain/papers/zpl/parcel-label.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { Button } from '#web/ui/button.tsx';
import { PrintedLabel } from '../../bench/label/printed-label.tsx';

/** `Nov 28`, as the bench prints it. */
const dayOn = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${newYorkDay(new Date(at))}T00:00Z`),
  );

/** What the label says now: the mailbox and the name on the carrier's label, so that a shelf never shows more than the box itself. */
const labelOf = ({ code, mailbox, label, shelf = '', receivedAt }: Parcel): ParcelLabel => ({
  code,
  mailbox,
  name: mailbox === undefined ? undefined : label.name,
  shelf,
  day: dayOn(receivedAt),
});

/** Prints the label of a parcel that is here again, with the print dialog. Only the bench reaches a label printer. */
export const PrintLabel = ({ parcel }: { readonly parcel: Parcel }) => {
  const [label, setLabel] = useState<ParcelLabel>();
  if (!isHere(parcel.state)) return null;
  return (
    <>
      <Button look="plain" onClick={() => setLabel(labelOf(parcel))}>
        Print its label again
      </Button>
      {label === undefined ? null : <PrintedLabel label={label} />}
    </>
  );
};
