import type { PublicBrand } from '#domain/settings/site-settings.ts';

/** Dials on a press. */
export const phoneLink = ({ phone }: Pick<PublicBrand, 'phone'>): string => `tel:${phone.e164}`;

/** Opens a WhatsApp chat with us; `text` stands ready in it. */
export const whatsAppLink = ({ whatsapp }: Pick<PublicBrand, 'whatsapp'>, text?: string): string =>
  `https://wa.me/${whatsapp.e164.replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** The dock's address on one line. */
export const facilityWords = ({ facility }: Pick<PublicBrand, 'facility'>): string =>
  `${facility.line1}, ${facility.city}, ${facility.state} ${facility.postalCode}`;
