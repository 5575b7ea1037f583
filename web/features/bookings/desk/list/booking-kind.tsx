import type { BookingSummary } from '#domain/bookings/booking.ts';
import { areaOf, goodsOf, wayWords } from '#domain/bookings/desk/words.ts';
import { slotHours } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { missingWords, StateBadge, shortHoursOf, states } from '../words.tsx';
import type { Question } from './question.ts';

const When = ({ visit }: Pick<BookingSummary, 'visit'>) =>
  visit === undefined ? (
    <span className="whitespace-nowrap text-ink-soft">No time yet</span>
  ) : (
    <span className="cell-lines whitespace-nowrap">
      <span>{dayWords(visit.slot.day)}</span>
      <span className="text-sm text-ink-soft">
        {slotHours(visit.slot)}
        {visit.purpose === 'FIRST' ? ', with empty barrels' : ''}
      </span>
    </span>
  );

/** What is to be done before anybody comes. */
const openPoints = ({ missing, touched }: BookingSummary): readonly string[] => [
  ...(touched === undefined ? [] : ['Must be moved']),
  ...missing.map((one) => `${missingWords[one]} missing`),
];

/** The list of bookings of a question. */
export const bookingKind = (area: Area, { day, closed, search }: Question): ListKind<BookingSummary> => ({
  name: 'bookings',
  one: 'booking',
  many: 'bookings',
  idOf: ({ reference }) => reference,
  versionOf: ({ version }) => version,
  pathOf: (reference) => `${area}/bookings/${reference}`,
  columns: [
    {
      key: 'reference',
      heading: 'Reference',
      width: 'w-32',
      code: true,
      cell: ({ reference }) => <RowLink id={reference}>{reference}</RowLink>,
    },
    {
      key: 'when',
      heading: 'When',
      // Those of a day are in the order of their slots.
      sort: { current: day !== undefined, order: 'ascending' },
      cell: When,
    },
    {
      key: 'who',
      heading: 'Customer and goods',
      cell: ({ name, to, ...booking }) => (
        <span className="cell-lines">
          <strong className="wrap-anywhere font-semibold">
            <bdi>{name}</bdi>
          </strong>
          <span className="text-sm text-ink-soft">
            {goodsOf(booking)} to {destinations[to].country}
          </span>
        </span>
      ),
    },
    {
      key: 'where',
      heading: 'Where',
      cell: (booking) => (
        <span className="cell-lines">
          <span>{areaOf(booking)}</span>
          <span className="text-sm text-ink-soft">{wayWords[booking.way]}</span>
        </span>
      ),
    },
    {
      key: 'state',
      heading: 'State',
      width: 'w-72',
      cell: (booking) => (
        <span className="cell-badges">
          <StateBadge state={booking.state} />
          {openPoints(booking).map((words) => (
            <Badge key={words} tone="time">
              {words}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'made',
      heading: 'Booked',
      width: 'w-44',
      isExtra: true,
      sort: { current: [day, closed, search].every((one) => one === undefined) },
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
  ],
  lines: (booking) => ({
    title: <bdi>{booking.name}</bdi>,
    aside:
      booking.visit === undefined
        ? 'No time yet'
        : `${dayWords(booking.visit.slot.day)}, ${shortHoursOf(booking.visit.slot)}`,
    detail: [...openPoints(booking), states[booking.state].words, areaOf(booking), goodsOf(booking)].join(
      ' · ',
    ),
  }),
});
