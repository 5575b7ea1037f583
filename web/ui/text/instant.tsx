import { NEW_YORK } from '#domain/kernel/new-york.ts';

const clock = {
  timeZone: NEW_YORK,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const thisYear = new Intl.DateTimeFormat('en-US', { ...clock, weekday: 'short' });
/** The weekday says nothing about a day that is long past, its year does. */
const otherYear = new Intl.DateTimeFormat('en-US', { ...clock, year: 'numeric' });
const year = new Intl.DateTimeFormat('en-US', { timeZone: NEW_YORK, year: 'numeric' });
const formatOf = (date: Date) => (year.format(date) === year.format(new Date()) ? thisYear : otherYear);
const wholeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: NEW_YORK,
  dateStyle: 'full',
  timeStyle: 'long',
});

/** An ISO 8601 instant in New Jersey's time, with its year when that is another one than now; the full form is in the tooltip. */
export const Instant = ({ at }: { readonly at: string }) => {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span>{at}</span>;
  return (
    <time dateTime={at} title={wholeFormat.format(date)} className="whitespace-nowrap">
      {formatOf(date).format(date)}
    </time>
  );
};
