import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Booking } from '#domain/bookings/booking.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { ShipmentFields } from '#domain/shipments/form/shipment-form.ts';
import { blocking } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { ApiError, messageOf, UNREACHABLE } from '#web/api/api-error.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { forgetLastPrice } from '#web/session/last-price.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { justBooked } from '../../mine/just-booked.ts';
import { formOf } from '../draft/form-of.ts';
import type { TypedShipment } from '../draft/typed.ts';
import type { Wizard } from '../use-wizard.ts';
import type { ShipmentCalls } from './shipment-calls.ts';

/** Why it was not booked, for the person: nothing that was typed is lost in any of these cases. */
export type Refused =
  /** The server's price is another one than was shown, or the first one; amounts in cents. */
  | { readonly why: 'price'; readonly before: number | undefined; readonly now: number }
  /** The flight is full or closed. A full one can be waited for. */
  | { readonly why: 'flight'; readonly message: string; readonly isFull: boolean }
  | { readonly why: 'other'; readonly message: string };

/** The shipment on the server that belongs to the form as it is now; undefined when there is none yet. */
export const madeOf = ({ typed, rateCard }: Pick<Wizard, 'typed' | 'rateCard'>) => {
  const { made } = typed;
  return made.number !== '' && made.form === JSON.stringify(formOf(typed, rateCard.card)) ? made : undefined;
};

const withMade = (typed: TypedShipment, shipment: Shipment, form: string): TypedShipment => ({
  ...typed,
  made: { number: shipment.number, version: shipment.version, form, total: shipment.promise.total },
});

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/** Changes the shipment that was made of an earlier form. Only who fills it in changes it, so this form is the newer one. */
const changeMade = async (
  calls: ShipmentCalls,
  number: string,
  version: number,
  form: ShipmentFields,
): Promise<Shipment> =>
  calls.change(number, version, form).catch((error: unknown) => {
    const refusal = refusalIn(error, shipmentEndpoints.change);
    if (refusal?.code === 'SHIPMENT_CHANGED')
      return calls.change(number, refusal.details.shipment.version, form);
    throw error;
  });

/** Makes the shipment of the form, or changes the one that was made of an earlier form. Repeating it makes no second one. */
const makeShipment = async (calls: ShipmentCalls, { typed, rateCard }: Wizard): Promise<Shipment> => {
  const form = formOf(typed, rateCard.card);
  const { number, version } = typed.made;
  if (number !== '') return changeMade(calls, number, version, form);
  try {
    return await calls.make(form, typed.key);
  } catch (error) {
    // An earlier press has made a shipment of another form, and its answer was lost.
    const refusal = refusalIn(error, shipmentEndpoints.create);
    if (refusal?.code !== 'KEY_USED') throw error;
    const made = refusal.details.number;
    return changeMade(calls, made, (await calls.show(made)).version, form);
  }
};

const refusedBy = (error: unknown, booking: string): Refused => {
  if (codeOf(error).startsWith('SLOT_') && booking !== '')
    return {
      why: 'other',
      message: `Your goods weigh more than what you booked with pickup ${booking}, and that time has no room for them. Move the pickup to another time on its page under My bookings, then press the button again. Everything you typed is kept.`,
    };
  if (codeOf(error).startsWith('SLOT_'))
    return {
      why: 'flight',
      message: `${messageOf(error)} Choose another time for the pickup.`,
      isFull: false,
    };
  if (codeOf(error).startsWith('FLIGHT_'))
    return { why: 'flight', message: messageOf(error), isFull: codeOf(error) === 'FLIGHT_FULL' };
  if (error instanceof ApiError && error.status === UNREACHABLE)
    return {
      why: 'other',
      message:
        'We could not reach the server. Everything you typed is kept. Press the button again when you are back online; it is never booked twice.',
    };
  return { why: 'other', message: messageOf(error) };
};

const isBooked = ({ state }: Shipment): boolean => state !== 'DRAFT' && state !== 'CANCELLED';

/** How often it is tried again on the newest version: a pickup that was just attached is heard of once or twice. */
const TRIES = 3;

/** Books it, as it stands on the screen: whatever changed it meanwhile, its newest version gets this form. */
const book = async (
  calls: ShipmentCalls,
  { number, version }: Pick<Shipment, 'number' | 'version'>,
  { typed, rateCard, draft }: Pick<Wizard, 'typed' | 'rateCard' | 'draft'>,
  total: number,
  left = TRIES,
): Promise<void> => {
  const { departureId, slot, price, booking } = typed;
  const chosen = price.pickup && slot !== '' ? { slot } : {};
  try {
    await calls.book(number, { version, departureId, total, ...chosen }, draft.id);
  } catch (error) {
    if (!['ALREADY_BOOKED', 'SHIPMENT_CHANGED'].includes(codeOf(error))) throw error;
    const now = await calls.show(number);
    // The answer to an earlier press was lost.
    if (isBooked(now)) return;
    if (left === 0 || now.state !== 'DRAFT') throw error;
    // It has heard of the pickup that brings it, which changes nothing that was typed. Otherwise another tab has changed the form.
    const same =
      booking === '' ? await changeMade(calls, number, now.version, formOf(typed, rateCard.card)) : now;
    await book(calls, same, { typed, rateCard, draft }, total, left - 1);
  }
};

/** What the person wants of the flight. */
type Wish = 'book' | 'wait';

/** Books the form: makes the shipment, compares its price with the one shown, and takes the place on the flight, or a turn on its waitlist. */
export const useBooking = (wizard: Wizard, calls: ShipmentCalls) => {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const underWay = useRef(false);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { typed, draft, rateCard, live } = wizard;

  const leaveFor = async (number: string, pickup?: Booking) => {
    await draft.drop();
    for (const queryKey of [[...calls.key], ['shipment-drafts']]) await cache.invalidateQueries({ queryKey });
    await navigate(calls.pageOf(number), {
      replace: true,
      state: pickup && justBooked(pickup, number),
    });
  };

  const run = async (wish: Wish) => {
    const form = JSON.stringify(formOf(typed, rateCard.card));
    const known = madeOf(wizard);
    let { number, version, total } = typed.made;
    if (known === undefined) {
      const shipment = await makeShipment(calls, wizard);
      wizard.change((before) => withMade(before, shipment, form));
      ({ number, version } = shipment);
      ({ total } = shipment.promise);
      // A changed shipment keeps its place.
      if (shipment.state !== 'DRAFT') return leaveFor(number);
      // Staff confirm size and price first; the shipment's page says so.
      if (blocking(shipment.holds, 'booking').length > 0) return leaveFor(number);
      if (total !== live.total) return setRefused({ why: 'price', before: live.total, now: total });
    }
    if (wish === 'wait') {
      await calls.join?.(number, { version, departureId: typed.departureId });
      return leaveFor(number);
    }
    const attached = await calls.attach(number, typed);
    await book(calls, { number, version }, wizard, total);
    const pickup = attached ?? (await calls.pickup(number, typed));
    reportEvent('booking_created', { to: typed.price.to });
    forgetLastPrice(typed.price.to);
    await leaveFor(number, pickup);
  };

  const failed = async (error: unknown) => {
    if (codeOf(error) === 'PRICE_CHANGED' || codeOf(error) === 'SHIPMENT_CHANGED')
      wizard.change((before) => ({ ...before, made: { ...before.made, form: '' } }));
    await cache.invalidateQueries({ queryKey: ['departures'] });
    setRefused(refusedBy(error, typed.booking));
  };

  const once = async (wish: Wish): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefused(undefined);
    try {
      await run(wish);
    } catch (error) {
      await failed(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { busy, refused, book: () => once('book'), wait: () => once('wait') };
};
