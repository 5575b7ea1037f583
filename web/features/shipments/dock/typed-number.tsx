import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** A number that is typed, or scanned by a hand scanner into the field. */
export const TypedNumber = ({ onScan }: { readonly onScan: (text: string) => void }) => {
  const [text, setText] = useState('');
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onScan(text);
        setText('');
      }}
    >
      <div className="min-w-0 flex-1">
        <PlainInput
          label="Scan or type a number"
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
