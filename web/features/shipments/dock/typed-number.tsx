import { useState } from 'react';
import { readBookingCode } from '#domain/bookings/reference.ts';
import { readParcelCode } from '#domain/parcels/reference.ts';
import { readPieceCode } from '#domain/shipments/piece-code.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** A label that the scanner does not read is typed, and a box without a label is found by a name or a phone number. */
export const TypedNumber = ({
  onScan,
  onName,
}: {
  readonly onScan: (text: string) => void;
  /** Where boxes without a label are looked for, too. */
  readonly onName?: (text: string) => void;
}) => {
  const [text, setText] = useState('');
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = text.trim();
        const isCode =
          (readPieceCode(typed) ?? readParcelCode(typed) ?? readBookingCode(typed)) !== undefined;
        if (typed && onName && !isCode) onName(typed);
        else if (typed) onScan(typed);
        setText('');
      }}
    >
      <div className="min-w-0 flex-1">
        <PlainInput
          label={onName ? 'Number, name or phone' : 'Scan or type a number'}
          required
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit">Enter</Button>
    </form>
  );
};
