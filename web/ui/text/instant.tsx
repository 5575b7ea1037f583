/** Where the desk stands: instants are read in the facility's own time. */
const FACILITY_ZONE = 'America/New_York';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: FACILITY_ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const formatWithYear = new Intl.DateTimeFormat('en-US', {
  timeZone: FACILITY_ZONE,
  dateStyle: 'full',
  timeStyle: 'long',
});

/** An ISO 8601 instant as the desk reads it, in New Jersey's time; the full form is in the tooltip. */
export const Instant = ({ at }: { readonly at: string }) => {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span>{at}</span>;
  return (
    <time dateTime={at} title={formatWithYear.format(date)} className="whitespace-nowrap">
      {format.format(date)}
    </time>
  );
};
