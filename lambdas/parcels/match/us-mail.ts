import type { Parcel } from '#domain/parcels/parcel.ts';

/** Whether U.S. Mail may be taken for somebody, and what a clerk says where it may not. */
export type UsMailAnswer = { readonly ok: true } | { readonly ok: false; readonly words: string };

/** Asks it of an addressee of a mailbox: the name on the label, or its owner where none was read. */
export type TakesUsMail = (mailbox: string, name: string | undefined, now: Date) => Promise<UsMailAnswer>;

/** The same of a parcel. True for what another carrier brought, and while nobody knows whose it is: then nobody can sign a form. */
export type UsMailOk = (parcel: Parcel, now: Date) => Promise<boolean>;

export const usMailOkOf =
  (takesUsMail: TakesUsMail): UsMailOk =>
  async ({ usMail, mailbox, label }, now) =>
    usMail !== true || mailbox === undefined || (await takesUsMail(mailbox, label.name, now)).ok;
