import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { textLink } from './text-link.ts';

/** The address that dials a number as somebody wrote it. */
export const dialed = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A phone number to call with one touch. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={dialed(phone)} className={textLink}>
    {readableE164(phone)}
  </a>
);
