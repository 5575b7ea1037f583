import { useEffect, useEffectEvent } from 'react';

/** True where a slash is text. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !takesText(target);

/** ⌘K on a Mac, Ctrl K elsewhere: from inside of a field too. */
const isCommand = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** True while a sheet is open above the screen: the box behind it cannot have the cursor. */
const isBehindSheet = (): boolean => document.querySelector('dialog[open]') !== null;

/** Calls back when somebody presses `/` outside of a field, or ⌘K or Ctrl K anywhere. */
export const useSearchKeys = (onSlash: () => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if ((!isSlash(event) && !isCommand(event)) || isBehindSheet()) return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', pressed, { signal: listening.signal });
    return () => listening.abort();
  }, []);
};
