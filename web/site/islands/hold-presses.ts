/** What was pressed before the island's code was there. */
export interface Held {
  /** Presses again what was pressed meanwhile, and holds nothing from now on. */
  readonly release: () => void;
}

/**
 * Remembers buttons pressed and forms sent while an island sleeps, which would otherwise do nothing, or load the page
 * anew. What was pressed twice out of impatience counts once.
 */
export const holdPresses = (island: HTMLElement): Held => {
  const again = new Map<Element, () => void>();
  const holdClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A button that sends its form is held with the form.
    if (button && button.type !== 'submit') again.set(button, () => button.click());
  };
  const holdSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    again.set(form, () => form.requestSubmit(submitter));
  };
  island.addEventListener('click', holdClick);
  island.addEventListener('submit', holdSubmit);
  return {
    release: () => {
      island.removeEventListener('click', holdClick);
      island.removeEventListener('submit', holdSubmit);
      for (const press of again.values()) press();
    },
  };
};
