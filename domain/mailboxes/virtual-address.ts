import * as z from 'zod/mini';
import type { Brand } from '../settings/brand.ts';

/** The U.S. shipping address of a customer as the server returns it (trade.md, What the owner fixed). */
export const VirtualAddress = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  line3: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
});
export type VirtualAddress = z.infer<typeof VirtualAddress>;

/** Composes the address that retailers print: our facility, the name of the customer and `Mailbox {number}`. */
export const virtualAddress = (
  brand: Pick<Brand, 'facility' | 'mailboxPrefix'>,
  owner: { readonly name: string; readonly mailboxNumber: string },
): VirtualAddress => ({
  name: owner.name,
  line1: brand.facility.line1,
  line2: '',
  line3: `${brand.mailboxPrefix} ${owner.mailboxNumber}`,
  city: brand.facility.city,
  state: brand.facility.state,
  postal_code: brand.facility.postalCode,
  country: brand.facility.country,
});

/**
 * The lines people read and copy (trade.md, What the owner fixed): name; line1 and line2 joined with a
 * comma; line3; 'city, state postal_code'; country. Empty parts are omitted.
 */
export const addressLines = (address: VirtualAddress): readonly string[] => {
  const joined = (separator: string, ...parts: string[]) =>
    parts.filter((part) => part.trim()).join(separator);
  return [
    address.name,
    joined(', ', address.line1, address.line2),
    address.line3,
    joined(', ', address.city, joined(' ', address.state, address.postal_code)),
    address.country,
  ].filter((line) => line.trim());
};
