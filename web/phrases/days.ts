/** Formats calendar days such as `2026-12-25`, which have no time zone. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const shown = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string): string => shown.format(new Date(`${day}T00:00Z`));
};

/** `December 25, 2026`. */
export const dateWords = format({ year: 'numeric', month: 'long', day: 'numeric' });

/** `Fri, Dec 25, 2026`. */
export const shortDateWords = format({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });

/** `Dec 25, 2026`. */
export const compactDateWords = format({ year: 'numeric', month: 'short', day: 'numeric' });
