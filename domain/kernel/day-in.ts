const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone: `2026-12-01`. */
export const dayIn = (at: Date, zone: string): string => {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  formats.set(zone, known);
  return known.format(at);
};
