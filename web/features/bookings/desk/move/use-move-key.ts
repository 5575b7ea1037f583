import { useEffect, useEffectEvent } from 'react';
import { useLetterKeys } from '#web/desk-list/keys/letter-keys.ts';
import { takesText } from '#web/ui/search/use-search-keys.ts';

/** M opens the dialog that moves, wherever the focus is outside of a field. Letter keys can be turned off. */
export const useMoveKey = (open: (target: EventTarget | null) => void): void => {
  const [letters] = useLetterKeys();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!letters || event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesText(event.target) || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    open(event.target);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', pressed, { signal: listening.signal });
    return () => listening.abort();
  }, []);
};
