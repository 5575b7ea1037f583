import type { KnownShipper } from '#domain/identity/shipper/known-shipper.ts';
import { dateWords } from './days.ts';

/** Why somebody is not a known shipper, where there is more to say. */
const because = ({ status, lapsedOn }: KnownShipper): string => {
  if (lapsedOn !== undefined) return ` The record ended on ${dateWords(lapsedOn)}.`;
  if (status === 'PENDING') return ' Their papers are being checked.';
  return status === 'SUSPENDED' ? ' The record is suspended.' : '';
};

/** Whether a customer is a known shipper today, in a sentence. */
export const shipperWords = (shipper: KnownShipper): string =>
  shipper.status === 'KNOWN' && shipper.expiresOn !== undefined
    ? `Known shipper until ${dateWords(shipper.expiresOn)}`
    : `Not a known shipper: every piece must be screened.${because(shipper)}`;
