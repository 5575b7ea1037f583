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

/** How long a link to a file is valid, in seconds. */
export const LINK_SECONDS = 120;

/** The longest side of a small copy of a photo, in pixels: as wide as a letter shows it. */
export const SMALL_SIDE = 512;

/** The most bytes of a small copy: three go into one letter, and a letter is read over a slow line. */
export const SMALL_BYTES = 50_000;
