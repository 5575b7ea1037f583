import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import type { CollectProps } from './props.ts';

/** Our number with its country code, because receivers call from another country. */
export const OurPhone = ({ phone }: CollectProps) => (
  <a href={`tel:${phone.e164}`} className="text-link whitespace-nowrap">
    {readableE164(phone.e164)}
  </a>
);
