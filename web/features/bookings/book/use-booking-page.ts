import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type BookingFields, bookingErrors } from '#domain/bookings/booking-form.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import type { Estimate, Goods } from '#domain/quotes/estimate.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { api } from '#web/api/client.ts';
import type { Issue } from '#web/price-form/draft/check.ts';
import { useOwnProfile } from '#web/session/use-own-address.ts';
import { useOwnCard } from '#web/session/use-own-card.ts';
import { type Hold, useHold } from '#web/slots/use-hold.ts';
import { emptiesOf, type Wanted } from '#web/slots/use-slots.ts';
import { usePrice } from '../use-price.ts';
import { fieldsOf, poundsIn } from './typed/fields-of.ts';
import { filledBy, type TypedBooking, wayOf } from './typed/typed-booking.ts';
import { isReached, type Place } from './use-place.ts';

/** Everything that the sections of `/booking` show and change. */
export interface BookingDraft extends Place {
  readonly fields: BookingFields;
  /** The boxes and barrels once they are complete. */
  readonly goods: readonly Goods[] | undefined;
  /** The shipments whose goods it brings; undefined while they are loading. */
  readonly shipments: readonly Shipment[] | undefined;
  readonly shipmentFailure: Error | undefined;
  /** The whole price of the goods with their pickup, once it is known. */
  readonly price: Estimate | undefined;
  readonly rateCard: PublishedRateCard;
  /** What a slot has to take. */
  readonly wanted: Wanted;
  readonly hold: Hold;
  /** The place in the slot in which empty barrels are brought first. */
  readonly firstHold: Hold;
  /** It is known what comes and that we reach it, so a time can be chosen. */
  readonly isPlaced: boolean;
  readonly problemOf: (field: string) => string | undefined;
  readonly leave: (field: string) => void;
  /** Shows every problem and moves to the first. False when there is none. */
  readonly showProblems: () => boolean;
}

/** The shipments of a link. A number that is not the caller's fails like one that does not exist. */
const useShipments = (numbers: readonly string[]) => {
  const queries = useQueries({
    queries: numbers.map((number) => ({
      queryKey: ['shipments', number],
      // Most come without a shipment, so what one looks like is loaded for those who have it.
      queryFn: async () => {
        const { customerShipmentEndpoints } = await import(
          '#domain/shipments/customer/shipment-endpoints.ts'
        );
        return api(customerShipmentEndpoints.show, { params: { number } });
      },
    })),
  });
  const found = queries.flatMap(({ data }) => (data ? [data.shipment] : []));
  return {
    shipments: found.length === numbers.length ? found : undefined,
    shipmentFailure: queries.find(({ error }) => error)?.error ?? undefined,
  };
};

/** Which messages are shown: of what is wrong once a field was left, of what is missing once somebody wanted to confirm. */
export const useMessages = (issues: readonly Issue[], focusOn: (id: string) => void) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  return {
    problemOf: (field: string) =>
      issues.find((issue) => issue.field === field && (asked || (!issue.missing && left.has(field))))
        ?.message,
    leave: useCallback((field: string) => setLeft((before) => new Set(before).add(field)), []),
    /** Shows every problem and moves to the first. False when there is none. */
    showProblems: () => {
      setAsked(true);
      if (issues[0]) focusOn(issues[0].field);
      return issues.length > 0;
    },
  };
};

/** Fields of the calculator that this page does not ask for. */
const notAsked = new Set(['value', 'dearest', 'zip']);

const isEmpty = (field: string, { name, phone, street = '' }: BookingFields): boolean =>
  ({ name, phone, street })[field] === '' ||
  ['slot', 'firstSlot', 'searchConsent', 'goods', 'zip'].includes(field);

export const issuesOf = (
  goodsIssues: readonly Issue[],
  fields: BookingFields,
  errorsOf = bookingErrors,
): readonly Issue[] => [
  ...(fields.shipments.length > 0 ? [] : goodsIssues.filter(({ field }) => !notAsked.has(field))),
  ...Object.entries(onlyErrors(errorsOf(fields))).map(([field, message]) => ({
    field,
    message: message ?? '',
    missing: isEmpty(field, fields),
  })),
];

/** The profile's name and phone, until others are typed. */
const useWhom = ({ name, phone }: TypedBooking) => {
  const {
    first_name: first = '',
    last_name: last = '',
    phone_e164: e164,
    phone: own,
  } = useOwnProfile() ?? {};
  return { name: name ?? `${first} ${last}`.trim(), phone: phone ?? e164 ?? own ?? '' };
};

/** Holds what comes after the first question: its problems, the price, and the place in the chosen slot. */
export const useBookingPage = (place: Place): BookingDraft => {
  const { typed, change, miles, focusOn } = place;
  const rateCard = useOwnCard();
  const { issues: goodsIssues, goods, price } = usePrice(typed, rateCard, miles);
  const { shipments, shipmentFailure } = useShipments(typed.shipments);
  const [first] = shipments ?? [];
  useEffect(() => {
    if (first) change((before) => filledBy(before, first));
  }, [first, change]);
  const to = first?.to ?? typed.price.to;
  const fields = fieldsOf(typed, { goods, to, ...useWhom(typed) });
  const issues = issuesOf(goodsIssues, fields);
  const messages = useMessages(issues, focusOn);
  const { problemOf, leave } = messages;
  const isComplete =
    typed.shipments.length > 0 ? shipments !== undefined : typed.isGoodsDone && goods !== undefined;
  const isPlaced = isComplete && isReached(place);
  const lb = poundsIn(typed.shipments.length > 0 ? [] : (goods ?? []), shipments ?? []);
  const wanted = { way: wayOf(typed), to, lb };
  const hold = useHold(isPlaced ? typed.slot : '', wanted);
  const isFirst = isPlaced && typed.empties === 'FIRST';
  const firstHold = useHold(isFirst ? typed.firstSlot : '', emptiesOf(wanted));
  return {
    ...place,
    fields,
    goods,
    shipments,
    shipmentFailure,
    price,
    rateCard,
    priceForm: { ...place.priceForm, problemOf, leave },
    wanted,
    hold,
    firstHold,
    isPlaced,
    ...messages,
  };
};
