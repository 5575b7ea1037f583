/** Writes the day into a page that is being printed, because a price list on paper must say how old it is. */
export const datePrints = (): void => {
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll('[data-printed]'))
      place.textContent = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  });
};
