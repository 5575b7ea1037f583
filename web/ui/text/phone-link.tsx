import { readAloud } from '#domain/kernel/person/read-aloud.ts';
import { textLink } from './text-link.ts';

/** The address that dials a number as somebody wrote it. */
export const dialed = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A phone number to call with one touch. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={dialed(phone)} className={textLink}>
    {readAloud(phone)}
  </a>
);
