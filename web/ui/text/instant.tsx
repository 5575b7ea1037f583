import { NEW_YORK } from '#domain/kernel/new-york.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: NEW_YORK,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const formatWithYear = new Intl.DateTimeFormat('en-US', {
  timeZone: NEW_YORK,
  dateStyle: 'full',
  timeStyle: 'long',
});

/** An ISO 8601 instant in New Jersey's time; the full form is in the tooltip. */
export const Instant = ({ at }: { readonly at: string }) => {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span>{at}</span>;
  return (
    <time dateTime={at} title={formatWithYear.format(date)} className="whitespace-nowrap">
      {format.format(date)}
    </time>
  );
};
