import type { Booking } from '#domain/bookings/booking.ts';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import type { TypedShipment } from '../draft/typed.ts';

/** Books the pickup of a shipment in the slot that was chosen for it, under the name of the profile. */
const makePickup = async (
  number: string,
  { price, pickupStreet, pickupPhone, slot }: TypedShipment,
): Promise<Booking> => {
  const profile = await api(profileEndpoints.profile, { params: { userId: 'me' } });
  return api(ownBookingEndpoints.make, {
    headers: { 'idempotency-key': uuidV7() },
    body: {
      way: 'PICKUP',
      to: price.to,
      zip: price.zip.trim(),
      street: pickupStreet.trim(),
      stairs: price.stairs,
      name: `${profile.first_name} ${profile.last_name}`.trim(),
      phone: pickupPhone.trim(),
      goods: [],
      photos: [],
      shipments: [number],
      slot,
      // The shipment was sent with it.
      searchConsent: true,
    },
  });
};

/**
 * Has the pickup that was booked before bring this shipment; one that is finished has brought its goods. Before the shipment is booked, so that nobody is asked to arrange another
 * pickup. Again changes nothing. Any other failure than that its slot has no room leaves it to the page of the shipment.
 * @throws ApiError when the goods are heavier than what was booked and do not fit into its time: booked all the same, they would be a second
 * pickup.
 */
export const attachPickup = async (
  number: string,
  { booking }: TypedShipment,
): Promise<Booking | undefined> => {
  if (booking === '') return undefined;
  try {
    const params = { reference: booking };
    return await api(ownBookingEndpoints.attach, { params, body: { shipment: number } });
  } catch (error) {
    if (refusalIn(error, ownBookingEndpoints.attach)?.code.startsWith('SLOT_')) throw error;
    console.warn('A pickup does not bring the shipment that was made for it', error);
    return undefined;
  }
};

/**
 * Books the pickup of a shipment that has just been booked. A failure is not the end of anything: the shipment has its place on the flight,
 * and its page asks for a time.
 */
export const bookPickup = async (number: string, typed: TypedShipment): Promise<Booking | undefined> => {
  if (!typed.price.pickup || typed.slot === '' || typed.booking !== '') return undefined;
  try {
    return await makePickup(number, typed);
  } catch (error) {
    console.warn('The pickup of a shipment could not be booked with it', error);
    return undefined;
  }
};
