/** Writes the day into a page that is being printed, because a price list on paper must say how old it is. */
export const datePrints = (): void => {
  addEventListener('beforeprint', () => {
    const place = document.querySelector('[data-printed]');
    if (place) place.textContent = new Date().toDateString();
  });
};
