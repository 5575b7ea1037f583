import type { VirtualAddress } from './virtual-address.ts';

/** A box of a store's checkout form that takes a part of a mailbox address. */
export type CheckoutBox = 'name' | 'line1' | 'line2' | 'city' | 'state' | 'zip' | 'phone';

const joined = (...parts: readonly string[]): string => parts.filter((part) => part.trim()).join(', ');

/** Ten digits for a U.S. number, because many forms refuse a country code and brackets. */
const phoneForForms = (e164: string): string => (e164.startsWith('+1') ? e164.slice('+1'.length) : e164);

/**
 * What goes into each box. Most stores have two lines for the street, so the mailbox is on the second. The phone is that of
 * the dock: it is for the driver.
 */
export const checkoutValues = (
  address: VirtualAddress,
  phoneE164: string,
): Readonly<Record<CheckoutBox, string>> => ({
  name: address.name,
  line1: address.line1,
  line2: joined(address.line2, address.line3),
  city: address.city,
  state: address.state,
  zip: address.postal_code,
  phone: phoneForForms(phoneE164),
});

/** Street and mailbox for a form that has only one line for both. */
export const streetInOneBox = ({ line1, line2, line3 }: VirtualAddress): string =>
  joined(line1, line2, line3);
