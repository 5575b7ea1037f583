import type { BookingSummary } from '#domain/bookings/booking.ts';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { MOST_REPLANNED, type ReplannedBooking } from '#domain/bookings/desk/replan-endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useBookingChange } from '../use-desk-bookings.ts';

const bookingsWords = (count: number): string => (count === 1 ? '1 booking' : `${count} bookings`);

export const useMoveThese = () => useBookingChange(deskBookingEndpoints.replan);
export type Move = ReturnType<typeof useMoveThese>;

/** What became of each: those that stayed as they are with the reason. */
const Done = ({ done }: { readonly done: readonly ReplannedBooking[] }) => {
  const refused = done.filter(({ outcome }) => outcome === 'refused');
  const moved = done.filter(({ outcome }) => outcome === 'moved').length;
  return (
    <Alert
      kind={refused.length === 0 ? 'success' : 'warning'}
      title={`${bookingsWords(moved)} moved. Each customer is told once.`}
    >
      <ul>
        {refused.map(({ reference, text }) => (
          <li key={reference}>
            <span className="font-mono">{reference}</span> stays: {text}
          </li>
        ))}
      </ul>
    </Alert>
  );
};

/** What the last request did. */
export const Outcome = ({ move: { data, error } }: { readonly move: Move }) => (
  <>
    {error ? <Alert title="Not moved">{messageOf(error)}</Alert> : null}
    {data === undefined ? null : <Done done={data.bookings} />}
  </>
);

/** Moves the chosen bookings to what was proposed, and tells their customers. */
export const MoveThese = ({
  bookings,
  move,
}: {
  readonly bookings: readonly Pick<BookingSummary, 'reference' | 'version'>[];
  readonly move: Move;
}) => {
  const now = bookings.slice(0, MOST_REPLANNED);
  return (
    <Button
      className="mt-4"
      disabled={now.length === 0}
      busy={move.isPending}
      busyText="Moving…"
      onClick={() =>
        move.mutate({
          body: { bookings: now.map(({ reference, version }) => ({ reference, version })) },
        })
      }
    >
      {now.length === 0
        ? 'Choose whom to move'
        : `Move ${now.length === 1 ? 'this one' : `these ${now.length}`} and tell them`}
    </Button>
  );
};
