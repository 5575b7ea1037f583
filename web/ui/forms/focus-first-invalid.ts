/** Moves focus to the first field of a form that is marked invalid; answers whether there was one. */
export const focusFirstInvalid = (container: HTMLElement | null): boolean => {
  const field = container?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return Boolean(field);
};
