import { useState } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { isOpen, mayBecome } from '#domain/bookings/lifecycle.ts';
import { missingOf } from '#domain/bookings/missing.ts';
import { nextVisit } from '#domain/bookings/visits.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MoveDialog } from '../move/move-dialog.tsx';
import type { Movable } from '../move/use-move.ts';
import { useMoveKey } from '../move/use-move-key.ts';
import { useBookingChange } from '../use-desk-bookings.ts';
import { Refused } from './act.tsx';
import { Cancel } from './cancel.tsx';
import { Complete, completeWords } from './complete.tsx';
import { Fail } from './fail.tsx';
import { NoShow } from './no-show.tsx';

/** The visit that would be moved: the next one. */
const movableOf = (booking: Booking): Movable => {
  const next = nextVisit(booking);
  return { ...booking, purpose: next?.purpose ?? 'MAIN', slot: next?.slot };
};

/** Whether it may have another slot. */
const mayMove = ({ state }: Booking): boolean =>
  state === 'REQUESTED' || state === 'CONFIRMED' || mayBecome(state, 'CONFIRMED');

const Move = ({ booking }: { readonly booking: Booking }) => {
  const [isOpenNow, open] = useState(false);
  useMoveKey(() => open(true));
  const hasSlot = nextVisit(booking) !== undefined;
  return (
    <>
      <Button look="plain" aria-keyshortcuts="m" onClick={() => open(true)}>
        {hasSlot ? 'Move to…' : 'Choose a time'}
      </Button>
      <MoveDialog movable={isOpenNow ? movableOf(booking) : undefined} onClose={() => open(false)} />
    </>
  );
};

/** Confirms a request, which needs nothing but a press. */
const Confirm = ({ booking: { reference, version } }: { readonly booking: Booking }) => {
  const change = useBookingChange(deskBookingEndpoints.confirm);
  const done = () => void toast.success(`${reference} is confirmed. The customer is told.`);
  return (
    <>
      <Button
        busy={change.isPending}
        onClick={() => change.mutate({ params: { reference }, body: { version } }, { onSuccess: done })}
      >
        Confirm
      </Button>
      {change.error ? (
        <div className="order-last w-full">
          <Refused error={change.error} />
        </div>
      ) : null}
    </>
  );
};

/** The steps that say how it ended. */
const Endings = ({ booking }: { readonly booking: Booking }) => {
  const { state, way } = booking;
  return (
    <>
      {mayBecome(state, 'COMPLETED') ? (
        <AskFirst title={completeWords(booking)} button={completeWords(booking)}>
          {(close) => <Complete booking={booking} onClose={close} />}
        </AskFirst>
      ) : null}
      {way === 'PICKUP' && mayBecome(state, 'FAILED') ? (
        <AskFirst title="The visit failed" button="Failed…" look="plain">
          {(close) => <Fail booking={booking} onClose={close} />}
        </AskFirst>
      ) : null}
      {mayBecome(state, 'NO_SHOW') ? (
        <AskFirst title="Nobody came" button="Nobody came…" look="plain">
          {(close) => <NoShow booking={booking} onClose={close} />}
        </AskFirst>
      ) : null}
    </>
  );
};

/** What the desk can do with a booking now. */
export const Actions = ({ booking, area }: { readonly booking: Booking; readonly area: Area }) => {
  const { state, reference } = booking;
  if (!isOpen(state)) return null;
  const isRequest = state === 'REQUESTED';
  return (
    <div className="flex flex-wrap gap-2">
      {isRequest && missingOf(booking).length === 0 ? <Confirm booking={booking} /> : null}
      <Endings booking={booking} />
      {mayMove(booking) ? <Move booking={booking} /> : null}
      <LinkButton to={`${area}/bookings/${reference}/edit`} look="plain">
        Change
      </LinkButton>
      {mayBecome(state, 'CANCELLED') ? (
        <AskFirst
          title={isRequest ? 'Refuse the request' : 'Cancel the booking'}
          button={isRequest ? 'Refuse…' : 'Cancel…'}
          look="plain"
        >
          {(close) => <Cancel booking={booking} onClose={close} />}
        </AskFirst>
      ) : null}
    </div>
  );
};
