import { type Caller, worksHere } from '../kernel/role.ts';

/** Files that a customer may ask to send within a day. A shipment has a handful of papers. */
const BY_CUSTOMER = 100;

/**
 * The same for people who work here. A clerk photographs the scale for every piece that is over: 400 pieces a day, each twice, leave
 * room. What is left is a limit for a device that sends the same without end.
 */
const BY_STAFF = 2_000;

/** Files that somebody may ask to send within a day, by what they are here. */
export const filesPerDay = (caller: Pick<Caller, 'roles'>): number =>
  worksHere(caller) ? BY_STAFF : BY_CUSTOMER;

/** How long a file that has arrived stays in quarantine, so that a check that failed can be done again. */
export const QUARANTINE_DAYS = 7;

/** How long a request to send a file is remembered by its idempotency key, and a file that was not looked through. */
export const ASKED_KEPT_DAYS = QUARANTINE_DAYS + 1;

/** How long a refused file is listed. */
export const REFUSED_KEPT_DAYS = 30;

/** How long a link to a file is valid, in seconds. */
export const LINK_SECONDS = 120;
