import { useMemo, useState } from 'react';
import { type BookingFields, bookingErrors, deskBookingErrors } from '#domain/bookings/booking-form.ts';
import type { FieldErrors } from '#domain/kernel/field-errors.ts';
import { type CustomerCard, withOwnGroup } from '#domain/quotes/cards/customer-card.ts';
import { groupEndpoints } from '#domain/quotes/kept-group/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import type { KeptPerson } from '#web/for-caller/keep-person.tsx';
import { useCardInForce } from '#web/session/use-own-card.ts';
import type { Hold } from '#web/slots/use-hold.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { fieldsOf, poundsIn } from '../../book/typed/fields-of.ts';
import { typedOfLink, wayOf } from '../../book/typed/typed-booking.ts';
import { type BookingDraft, issuesOf, useMessages } from '../../book/use-booking-page.ts';
import { isReached, usePlaceOf } from '../../book/use-place.ts';
import { usePrice } from '../../use-price.ts';

/** For whom is booked: an account, or somebody whom the desk keeps. */
export type Caller = KeptPerson;

/** Somebody on the phone decides at once, and the slot is taken with the booking. */
const noHold: Hold = {
  state: 'none',
  until: undefined,
  taken: undefined,
  failure: undefined,
  refuse: () => undefined,
};

/** A time may be missing only where somebody said so, or a press before the times are loaded would make a request of a booking. */
const withTimes = (form: BookingFields): FieldErrors => {
  const { slot, firstSlot } = bookingErrors(form);
  return { ...deskBookingErrors(form), slot, firstSlot };
};

/** The rate card in force as it applies to a caller. */
const useCallersCard = (userId: string): CustomerCard => {
  const card = useCardInForce();
  const { data } = useReply(['price-group', userId], groupEndpoints.personGroup, { params: { userId } });
  return useMemo(() => {
    const group = data?.groups.find(({ code }) => code === data.counts?.group?.code);
    return withOwnGroup(card, group);
  }, [card, data]);
};

/** What the desk types for a caller, as the sections of a booking show and change it. Street and consent may come later, and the time where it `isLater`. */
export const useCallerDraft = (caller: Caller, search: string, isLater: boolean): BookingDraft => {
  const rateCard = useCallersCard(caller.id);
  const [typed, change] = useState(() => typedOfLink(search, uuidV7()));
  const place = usePlaceOf({ typed, change });
  const { miles, focusOn } = place;
  const { issues: goodsIssues, goods, price } = usePrice(typed, rateCard, miles);
  const way = wayOf(typed);
  const { to } = typed.price;
  const { name = caller.name, phone = caller.phone } = typed;
  const fields = fieldsOf(typed, { goods, to, name, phone });
  const issues = issuesOf(goodsIssues, fields, isLater ? deskBookingErrors : withTimes);
  const messages = useMessages(issues, focusOn);
  const { problemOf, leave } = messages;
  const isComplete = typed.isGoodsDone && goods !== undefined;
  return {
    ...place,
    fields,
    goods,
    shipments: [],
    shipmentFailure: undefined,
    price,
    rateCard,
    priceForm: { ...place.priceForm, problemOf, leave },
    wanted: { way, to, lb: poundsIn(goods ?? [], []) },
    hold: noHold,
    firstHold: noHold,
    isPlaced: isComplete && isReached(place),
    ...messages,
    isForCaller: true,
  };
};
