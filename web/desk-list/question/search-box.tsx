import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';

/** Somebody who types goes on within this time. */
const PAUSE_MS = 250;

const leavingKeys = ['Enter', 'ArrowDown', 'Escape'] as const;

/** Somebody leaves the search for the rows. */
export interface Leaving {
  readonly key: (typeof leavingKeys)[number];
  /** What is typed. */
  readonly text: string;
}

/**
 * The search of a list. It asks while somebody types. Enter and the arrow lead on to what it found; Escape empties it, and then
 * leaves it.
 */
export const SearchBox = ({
  label,
  input,
  value,
  onSearch,
  onDone,
}: {
  /** What can be typed: 'Number, waybill, name or phone'. */
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** What the list was asked. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Somebody has typed enough: on Enter the search is asked at once. */
  readonly onDone: (leaving: Leaving) => void;
}) => {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // The address was changed by somebody else: the back button, or another question.
  if (value !== asked) {
    setAsked(value);
    setTyped(value);
  }
  const text = typed.trim();
  const search = (): void => {
    if (text === value) return;
    setAsked(text);
    onSearch(text);
  };
  const searchLater = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause again
  useEffect(() => {
    const timer = setTimeout(searchLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const pressed = (event: KeyboardEvent): void => {
    const key = leavingKeys.find((one) => one === event.key);
    if (key === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (key === 'Escape' && typed !== '') {
      setTyped('');
      return;
    }
    search();
    onDone({ key, text });
  };
  return (
    <search className="grid min-w-0 gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        placeholder="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={pressed}
        className="min-h-11 w-full rounded-label border-[1.5px] border-edge bg-sheet px-3 text-base"
      />
    </search>
  );
};
