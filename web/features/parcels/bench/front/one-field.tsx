import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** One large field that Enter takes. `onText` says whether it could be read; what could not stays there. */
export const OneField = ({
  label,
  press,
  inputMode,
  wrong,
  isNext = false,
  onText,
}: {
  readonly label: string;
  readonly press?: string;
  readonly inputMode?: 'decimal' | 'tel';
  /** What is said of a text that could not be read. */
  readonly wrong?: string;
  /** It is the next thing to do, so it has the focus. */
  readonly isNext?: boolean;
  readonly onText: (text: string) => boolean;
}) => {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    if (isNext) form.current?.querySelector('input')?.focus();
  }, [isNext]);
  return (
    <form
      ref={form}
      noValidate
      className="flex items-end gap-2 [&_input]:min-h-14 [&_input]:text-2xl"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        const isRead = onText(text);
        setIsWrong(!isRead);
        if (!isRead) return;
        setText('');
        // The next scan is no letter of this field.
        form.current?.querySelector('input')?.blur();
      }}
    >
      <div className="min-w-0 flex-1">
        <PlainInput
          label={label}
          optional={false}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          error={isWrong ? wrong : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setIsWrong(false);
          }}
        />
      </div>
      {press === undefined ? null : (
        <Button type="submit" look="plain" className="min-h-14 text-lg">
          {press}
        </Button>
      )}
    </form>
  );
};
