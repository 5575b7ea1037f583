import type { PublicBrand } from '#domain/settings/site-settings.ts';

/** A link that calls us. */
export const phoneLink = ({ phone }: Pick<PublicBrand, 'phone'>): string => `tel:${phone.e164}`;

/** A link that opens a WhatsApp chat with us. `text` is the draft of a message. */
export const whatsAppLink = ({ whatsapp }: Pick<PublicBrand, 'whatsapp'>, text?: string): string =>
  `https://wa.me/${whatsapp.e164.replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** The dock's address in one line. */
export const facilityWords = ({ facility }: Pick<PublicBrand, 'facility'>): string =>
  `${facility.line1}, ${facility.city}, ${facility.state} ${facility.postalCode}`;
