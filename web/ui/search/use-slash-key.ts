import { useEffect, useEffectEvent } from 'react';

/** True where a slash is text. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Calls back when somebody presses `/` outside of a field. */
export const useSlashKey = (onSlash: () => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target))
      return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', pressed, { signal: listening.signal });
    return () => listening.abort();
  }, []);
};
