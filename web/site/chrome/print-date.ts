/** Writes into what is printed of a page the day on which it was opened, because a price list on paper must say how old it is. */
export const datePrints = (): void => {
  const place = document.querySelector('[data-printed]');
  if (place) place.textContent = new Date().toDateString();
};
