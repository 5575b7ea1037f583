/** Calendar days in words. A day is written `2026-12-25` and means the same everywhere. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const shown = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string): string => shown.format(new Date(`${day}T00:00Z`));
};

/** `December 25, 2026`. */
export const dateWords = format({ year: 'numeric', month: 'long', day: 'numeric' });

/** `Fri, Dec 25, 2026`. */
export const shortDateWords = format({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });
