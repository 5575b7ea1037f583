import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { ApiError, messageOf, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { forgetLastPrice } from '#web/session/last-price.ts';
import { takenIn } from '#web/slots/use-hold.ts';
import { useSlotsAgain } from '#web/slots/use-slots.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { bookingKey, KEY } from '../use-bookings.ts';
import { copyEnded, idOf } from './typed/account-copy.ts';
import { forget } from './typed/kept.ts';
import type { BookingDraft } from './use-booking-page.ts';

/** Why it was not booked. */
interface Refused {
  readonly message: string;
  /** Something like it was booked before. */
  readonly isBookedBefore: boolean;
}

const refusedBy = (error: unknown): Refused => {
  const code = refusalIn(error, ownBookingEndpoints.make)?.code;
  if (error instanceof ApiError && error.status === UNREACHABLE)
    return {
      message:
        'We could not reach the server. Press the button again when you are back online; it is never booked twice.',
      isBookedBefore: false,
    };
  return {
    message: messageOf(error),
    isBookedBefore: code === 'KEY_USED' || code === 'SHIPMENT_HAS_BOOKING',
  };
};

/** Books what was typed. A lost answer is asked for again with the same key, so that nothing is booked twice. */
export const useMake = (draft: BookingDraft) => {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const underWay = useRef(false);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const slotsAgain = useSlotsAgain();

  const make = async () => {
    const { typed, fields } = draft;
    const id = idOf(typed);
    // What was opened with shipments alone was typed in no draft.
    const headers = {
      'idempotency-key': typed.key,
      ...(typed.shipments.length === 0 ? { draft: id } : {}),
    };
    const booking = await api(ownBookingEndpoints.make, { headers, body: fields });
    reportEvent('booking_created', { to: booking.to });
    forget();
    forgetLastPrice(booking.to);
    copyEnded(id);
    cache.setQueryData(bookingKey(booking.reference), booking);
    for (const queryKey of [[KEY, 'mine'], ['shipments'], ['shipment-drafts'], ['slots']])
      void cache.invalidateQueries({ queryKey, refetchType: 'none' });
    await navigate(`${pathTo('/dashboard/bookings/:reference', { reference: booking.reference })}?new=1`, {
      replace: true,
    });
  };

  /** Whether the earlier visit is the one whose slot is full now. */
  const isFirstFull = (): boolean => {
    const known = cache.getQueriesData<EndpointReply<typeof ownBookingEndpoints.slots>>({
      queryKey: ['slots'],
    });
    return known.some(([, data]) =>
      data?.slots.some(({ id, full }) => full && id === draft.fields.firstSlot),
    );
  };

  const failed = async (error: unknown) => {
    const taken = takenIn(error, ownBookingEndpoints.make);
    if (taken === undefined) return setRefused(refusedBy(error));
    await slotsAgain();
    (isFirstFull() ? draft.firstHold : draft.hold).refuse(taken);
  };

  const confirm = async () => {
    if (underWay.current || draft.showProblems()) return;
    underWay.current = true;
    setBusy(true);
    setRefused(undefined);
    try {
      await make();
    } catch (error) {
      await failed(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, refused, confirm: () => void confirm() };
};
