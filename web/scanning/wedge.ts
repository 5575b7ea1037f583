/** A hand scanner types a whole code faster than a person types two letters. */
const GAP_MS = 80;
const SHORTEST = 5;

/** Where letters are typed. A mode that was chosen keeps the focus, and takes no letters. */
const FIELDS = 'input:not([type=radio], [type=file]), textarea, select, [contenteditable]';

/** The field that a key was typed into. */
const fieldOf = ({ target }: KeyboardEvent): HTMLElement | undefined =>
  target instanceof HTMLElement && target.matches(FIELDS) ? target : undefined;

const isCommand = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => ctrlKey || altKey || metaKey;

/** The key that opens the search of the desk. Codes begin with it, or have it in them: `2/4`, and every address in a QR code. */
const SEARCH_KEY = '/';

/** A scanner that types into a field is told from a person by its speed alone, so it has to be faster there. */
const FIELD_GAP_MS = 35;

interface Hearing {
  /** Shorter codes are what somebody typed. */
  readonly shortest?: number;
  /** Hears the scanner also while a field has the focus, and leaves in the field what a person typed before. */
  readonly inFields?: boolean;
  /** When a key was pressed: the time of the event, because a busy page hears it later. */
  readonly clock?: (event: KeyboardEvent) => number;
}

const textIn = (field: HTMLElement | undefined): string =>
  field instanceof HTMLInputElement ? field.value : '';

/** Puts back what a field had in it, with React knowing of it. */
const putBack = (field: HTMLInputElement, before: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, before);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Hears a hand scanner, which types like a keyboard and ends with Enter, wherever the focus is. Returns how to stop. What is typed into
 * a field stays there, unless `inFields` says otherwise. Nothing else on the page hears what a scanner types, and here nobody searches
 * with `/`: a code must not press keys that lead away from the screen.
 */
export const listenToScanner = (
  onCode: (code: string) => void,
  { shortest = SHORTEST, inFields = false, clock = ({ timeStamp }) => timeStamp }: Hearing = {},
): (() => void) => {
  let typed = '';
  let last = 0;
  let before = '';
  const end = (event: KeyboardEvent, field: HTMLElement | undefined): void => {
    // Else the button with the focus would be pressed.
    event.preventDefault();
    event.stopPropagation();
    if (field instanceof HTMLInputElement) putBack(field, before);
    onCode(typed);
    typed = '';
  };
  const hide = (event: KeyboardEvent, isFast: boolean): void => {
    if (isFast || event.key === SEARCH_KEY) event.stopPropagation();
  };
  const take = (event: KeyboardEvent, field: HTMLElement | undefined, isFast: boolean): void => {
    if (event.key === 'Enter') {
      if (typed.length >= shortest && (isFast || !field)) end(event, field);
    } else if (event.key.length === 1) {
      typed += event.key;
      if (!field) hide(event, isFast);
    }
  };
  const hear = (event: KeyboardEvent): void => {
    const field = fieldOf(event);
    if (isCommand(event) || (field && !inFields)) return;
    const now = clock(event);
    const isFast = now - last <= (field ? FIELD_GAP_MS : GAP_MS);
    last = now;
    if (!isFast) {
      typed = '';
      before = textIn(field);
    }
    take(event, field, isFast);
  };
  document.addEventListener('keydown', hear, { capture: true });
  return () => document.removeEventListener('keydown', hear, { capture: true });
};
