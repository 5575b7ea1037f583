const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Days of the week as a list to choose from; 0 is Sunday. */
export const weekdayOptions = names.map((label, day) => ({ value: String(day), label }));

/** The same in three letters, for rows that have no room. */
export const shortWeekdayOptions = names.map((name, day) => ({
  value: String(day),
  label: name.slice(0, 3),
}));
