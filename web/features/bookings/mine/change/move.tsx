import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { firstVisit, mainVisit, poundsOf } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { SlotPicker } from '#web/slots/slot-picker.tsx';
import { TakenAlert } from '#web/slots/taken-alert.tsx';
import { takenFor, takenIn } from '#web/slots/use-hold.ts';
import { emptiesOf, useSlots, useSlotsAgain } from '#web/slots/use-slots.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { bookingKey, KEY } from '../../use-bookings.ts';

type Purpose = 'FIRST' | 'MAIN';
type Proposed = NonNullable<NonNullable<Booking['touched']>['proposed']>;

/** Moves a visit to another slot. Whoever changed it meanwhile shows the booking as it is now. */
const useMove = ({ reference, version }: Booking, purpose: Purpose, done: () => void) => {
  const cache = useQueryClient();
  const again = useSlotsAgain();
  const move = useChange(
    (slot: string) =>
      api(ownBookingEndpoints.move, { params: { reference }, body: { version, slot, purpose } }),
    [KEY],
  );
  return {
    move: (slot: Pick<OfferedSlot, 'id' | 'day' | 'from' | 'to'>) =>
      move.mutate(slot.id, {
        onSuccess: (booking) => {
          cache.setQueryData(bookingKey(reference), booking);
          toast.success(`It is moved to ${slotWords(slot)}.`);
          done();
        },
        onError: (error) => void (takenIn(error, ownBookingEndpoints.move) && again()),
      }),
    busy: move.isPending,
    error: move.error,
    taken: takenIn(move.error, ownBookingEndpoints.move),
  };
};

const Picking = ({
  booking,
  purpose,
  close,
}: {
  readonly booking: Booking;
  readonly purpose: Purpose;
  readonly close: () => void;
}) => {
  const [picked, setPicked] = useState<OfferedSlot>();
  const { move, busy, error, taken: refused } = useMove(booking, purpose, close);
  const goods = { way: booking.way, to: booking.to, lb: Math.ceil(poundsOf(booking)) };
  const wanted = purpose === 'FIRST' ? emptiesOf(goods) : goods;
  const query = useSlots(wanted);
  const taken = takenFor(wanted, refused);
  return (
    <div className="grid gap-4">
      {taken ? <TakenAlert key={taken.message} taken={taken} onTake={move} /> : null}
      {error && !taken ? <Alert title="It is not moved">{messageOf(error)}</Alert> : null}
      <Loaded query={query} loading="Looking for free times…" lines={6}>
        {({ slots }) => (
          <SlotPicker name={`move-${purpose}`} slots={slots} chosen={picked?.id ?? ''} onChoose={setPicked} />
        )}
      </Loaded>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          busyText="Moving…"
          disabled={picked === undefined}
          onClick={() => picked && move(picked)}
        >
          {picked ? `Take ${slotWords(picked)}` : 'Choose a time'}
        </Button>
        <Button look="quiet" onClick={close}>
          Leave it as it is
        </Button>
      </div>
    </div>
  );
};

/** Chooses another time for the visit that fetches the goods, or for the one that brings empty barrels. */
export const MoveIt = ({
  booking,
  purpose = 'MAIN',
  look = 'plain',
}: {
  readonly booking: Booking;
  readonly purpose?: Purpose;
  /** `primary` where it is what is to be done now. */
  readonly look?: 'primary' | 'plain';
}) => {
  const visit = purpose === 'FIRST' ? firstVisit(booking) : mainVisit(booking);
  const what = purpose === 'FIRST' ? 'another time for the empty barrels' : 'another time';
  return (
    <AskFirst
      title={visit ? 'Another time' : 'Choose a time'}
      button={visit ? `Choose ${what}` : 'Choose a time'}
      look={look}
    >
      {(close) => <Picking booking={booking} purpose={purpose} close={close} />}
    </AskFirst>
  );
};

/** The time that we propose, as long as it is not over. */
export const useProposed = ({ touched }: Booking): Proposed | undefined => {
  const now = useNow();
  const proposed = touched?.proposed;
  return proposed === undefined || Date.parse(proposed.to) <= now ? undefined : proposed;
};

/** Takes the time that we propose, with one press. */
export const TakeProposed = ({
  booking,
  proposed,
}: {
  readonly booking: Booking;
  readonly proposed: Proposed;
}) => {
  const { purpose = 'MAIN' } = booking.touched ?? {};
  const { move, busy, error } = useMove(booking, purpose, () => undefined);
  return (
    <>
      <Button busy={busy} busyText="Moving…" onClick={() => move(proposed)}>
        Take {slotWords(proposed)}
      </Button>
      {error ? (
        <p role="alert" className="w-full font-semibold text-wrong">
          {messageOf(error)}
        </p>
      ) : null}
    </>
  );
};
