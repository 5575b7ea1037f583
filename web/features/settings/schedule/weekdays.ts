const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Days of the week as a list to choose from; 0 is Sunday. */
export const weekdayOptions = names.map((label, day) => ({ value: String(day), label }));
