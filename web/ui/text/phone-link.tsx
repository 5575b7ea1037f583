import { textLink } from './text-link.ts';

/** The address that dials a number as somebody wrote it. */
export const dialed = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A number that is stored without spaces, as people read it over the phone. Others stay as they were typed. */
const readAloud = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');

/** A phone number to call with one touch. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={dialed(phone)} className={textLink}>
    {readAloud(phone)}
  </a>
);
