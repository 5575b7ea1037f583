type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts back what was typed into or chosen in one field. */
type Restore = () => void;

/** Sets the value past the setter that React puts on the element, so that React sees a change. */
const setBehindReact = (element: HTMLInputElement | HTMLTextAreaElement, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);

const textOf = (field: HTMLInputElement | HTMLTextAreaElement): Restore | undefined => {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return undefined;
  return () => {
    field.value = defaultValue;
    setBehindReact(field, value);
    if (document.activeElement === field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
};

const tickOf = (field: HTMLInputElement): Restore | undefined => {
  const { checked, defaultChecked, type } = field;
  // Of a group of radio buttons only the chosen one needs an event.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    field.checked = defaultChecked;
    field.click();
  };
};

const choiceOf = (field: HTMLSelectElement): Restore | undefined => {
  const { selectedIndex } = field;
  const chosenAtFirst = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(chosenAtFirst, 0)) return undefined;
  return () => {
    field.selectedIndex = selectedIndex;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
};

const inputOf = (field: Field): Restore | undefined => {
  if (field instanceof HTMLSelectElement) return choiceOf(field);
  if (field instanceof HTMLTextAreaElement) return textOf(field);
  return field.type === 'checkbox' || field.type === 'radio' ? tickOf(field) : textOf(field);
};

/** Everything that people typed and chose in the island so far. */
export const typedIn = (island: HTMLElement): readonly Restore[] =>
  [...island.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => inputOf(field) ?? []);

/**
 * Puts what people typed and chose before hydration into the component's state. React leaves it on the screen, but its
 * state has only the rendered values and would overwrite the input at the next change.
 */
export const restoreTyped = (typed: readonly Restore[]): void => {
  for (const restore of typed) restore();
};
