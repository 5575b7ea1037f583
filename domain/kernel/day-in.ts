const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone: `2026-12-01`. */
export const dayIn = (at: Date, zone: string): string => {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  formats.set(zone, known);
  return known.format(at);
};

/** The instant at which the clocks of a time zone show a time on a calendar day there, ISO 8601: `instantIn('2026-12-07', '16:30', 'America/Guyana')`. */
export const instantIn = (day: string, time: string, zone: string): string => {
  const shown = Date.parse(`${day}T${time}Z`);
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offset = parts.formatToParts(shown).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return new Date(shown - (sign === '-' ? -ahead : ahead)).toISOString();
};
