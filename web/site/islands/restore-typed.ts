/** Sets the value past the setter that React puts on the element, so that React sees a change. */
const setBehindReact = (element: HTMLInputElement | HTMLTextAreaElement, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);

const restoreText = (field: HTMLInputElement | HTMLTextAreaElement): void => {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  setBehindReact(field, value);
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const restoreTick = (field: HTMLInputElement): void => {
  const { checked, defaultChecked, type } = field;
  // Of a group of radio buttons only the chosen one needs an event.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  field.checked = defaultChecked;
  field.click();
};

const restoreChoice = (field: HTMLSelectElement): void => {
  const chosenAtFirst = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (field.selectedIndex !== Math.max(chosenAtFirst, 0))
    field.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * Puts what people typed and chose before hydration into the component's state. React leaves it on the screen, but its
 * state has only the rendered values and would overwrite the input at the next change.
 */
export const restoreTyped = (island: HTMLElement): void => {
  for (const field of island.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) restoreChoice(field);
    else if (field instanceof HTMLTextAreaElement) restoreText(field);
    else if (field instanceof HTMLInputElement)
      if (field.type === 'checkbox' || field.type === 'radio') restoreTick(field);
      else restoreText(field);
  }
};
