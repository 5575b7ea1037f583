import * as z from 'zod/mini';
import { standingFees } from '../balance.ts';
import type { Entry, Fee } from '../entries.ts';

/** What something was charged for, other than a shipment: a pickup, or a parcel in a mailbox. */
export const ChargedThing = z.object({ kind: z.enum(['BOOKING', 'PARCEL']), id: z.string() });
export type ChargedThing = z.infer<typeof ChargedThing>;

/** How the causes of charges begin that follow from one (`pickups.ts`, `parcels.ts`). What the desk charges by hand has none. */
const CAUSES = { BOOKING: /^(BKG-\w+)#/, PARCEL: /^(PCL-\w+)#/ } as const;

/** What the charges of an invoice are for that nothing took back, each once. */
export const thingsOn = (invoice: { readonly entries: readonly Entry[] }): readonly ChargedThing[] => {
  const found = new Map<string, ChargedThing>();
  for (const { id: cause } of standingFees(invoice))
    for (const kind of ['BOOKING', 'PARCEL'] as const) {
      const [, id] = CAUSES[kind].exec(cause) ?? [];
      if (id !== undefined) found.set(id, { kind, id });
    }
  return [...found.values()];
};

/** What the charge for a visit says first (`pickups.ts`), without the reference. It ends with the hour of its slot. */
const VISIT = /^BKG-\w+, (.*? to (?:noon|\d[\d:]* [AP]M))\. /;

/** What the charge for a visit says of it besides which one it was: `Pickup, up to 17.5 miles`. */
export const withoutVisit = (reason: string): string => reason.replace(VISIT, '');

/** Of which goods a visit was, where and when, as its charge says it; undefined for one that was entered by hand. */
export const visitCharged = ({ reason = '' }: Pick<Fee, 'reason'>): string | undefined =>
  VISIT.exec(reason)?.[1];
