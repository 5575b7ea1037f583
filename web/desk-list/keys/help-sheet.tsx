import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { useLetterKeys } from './letter-keys.ts';

/** What can be done with a list: not every one has rows to choose and a search of its own. */
interface Able {
  readonly canChoose: boolean;
  readonly canSearch: boolean;
}

const keys = ({
  canChoose,
  canSearch,
}: Able): readonly (readonly [keys: readonly string[], words: string])[] => [
  [['/'], canSearch ? 'Search this list' : 'Search everything, in the header'],
  [['↓', 'j'], 'Next row'],
  [['↑', 'k'], 'Row before'],
  [['Enter'], 'Open the row'],
  [['Esc'], 'Close what is open, and back to its row'],
  ...(canChoose ? [[['x'], 'Choose the row'] as const] : []),
  [['?'], 'Show these keys'],
];

/** The keys of a list, and the switch for those that are letters. */
export const HelpSheet = ({
  dialog,
  ...able
}: Able & { readonly dialog: RefObject<HTMLDialogElement | null> }) => {
  const [letters, turn] = useLetterKeys();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="keys-title"
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-label border-[1.5px] border-ink bg-sheet p-6 text-ink backdrop:bg-night/60"
    >
      <h2 id="keys-title" className="text-2xl">
        Keys in this list
      </h2>
      <dl className="my-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys(able).map(([names, words]) => (
          <div key={words} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="min-w-8 rounded-label border border-edge bg-sunk px-2 py-1 text-center font-mono text-sm"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label="Letters and signs work as keys"
        hint="Turn this off if they are pressed by mistake. Arrows, Enter and Esc always work."
        checked={letters}
        onChange={({ target }) => turn(target.checked)}
      />
      <Button className="mt-4" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>
  );
};
