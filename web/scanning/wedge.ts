/** A hand scanner types a whole code faster than a person types two letters. */
const GAP_MS = 80;
const SHORTEST = 5;

/** Where letters are typed. A mode that was chosen keeps the focus, and takes no letters. */
const FIELDS = 'input:not([type=radio], [type=file]), textarea, select, [contenteditable]';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(FIELDS);

/** The key that opens the search of the desk. Codes begin with it, or have it in them: `2/4`, and every address in a QR code. */
const SEARCH_KEY = '/';

/**
 * Hears a hand scanner, which types like a keyboard and ends with Enter, wherever the focus is. Returns how to stop. What is typed into
 * a field stays there. Nothing else on the page hears what a scanner types, and here nobody searches with `/`: a code must not press
 * keys that lead away from the dock.
 */
export const listenToScanner = (
  onCode: (code: string) => void,
  /** When a key was pressed: the time of the event, because a busy page hears it later. */
  clock: (event: KeyboardEvent) => number = ({ timeStamp }) => timeStamp,
): (() => void) => {
  let typed = '';
  let last = 0;
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || isField(event.target)) return;
    const now = clock(event);
    const isFast = now - last <= GAP_MS;
    if (!isFast) typed = '';
    last = now;
    if (event.key.length === 1) {
      typed += event.key;
      if (isFast || event.key === SEARCH_KEY) event.stopPropagation();
    } else if (event.key === 'Enter' && typed.length >= SHORTEST) {
      // Else the button with the focus would be pressed.
      event.preventDefault();
      event.stopPropagation();
      onCode(typed);
      typed = '';
    }
  };
  document.addEventListener('keydown', hear, { capture: true });
  return () => document.removeEventListener('keydown', hear, { capture: true });
};
