import { asksForInvoice } from '#domain/parcels/holds/holds.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import { nextOfParcel } from '#domain/parcels/next-step/next-of-parcel.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { mailboxReader } from '../../mailboxes/index.ts';
import { type AskedPapers, type CustomerAccess, type OfCustomer, todoOf } from '../../runtime/of-customer.ts';
import { rateCardReader, settingsReader } from '../../settings/index.ts';
import { usMailOk } from '../match/us-mail.ts';
import { parcelList } from '../store/parcel-list.ts';

/** What the owner of a parcel has to do now. The card is read once. */
const todos = async ({ client, now, log, tableOf }: CustomerAccess) => {
  const readSetting = settingsReader(client, tableOf('SETTINGS_TABLE'), { clock: () => now, log });
  const mailOk = usMailOk({ mailboxes: mailboxReader(client, tableOf('MAILBOXES_TABLE')), readSetting });
  const { card } = await rateCardReader(client, tableOf('SETTINGS_TABLE'), log)(now);
  return async (parcel: Parcel) =>
    todoOf(nextOfParcel({ parcel, card, now, usMailOk: await mailOk(parcel, now) }).todo);
};

/** The invoice, while we wait for it. */
const asksOf = (parcel: Parcel): AskedPapers =>
  parcel.ownerId !== undefined && asksForInvoice(parcel)
    ? { asks: [{ purpose: 'PARCEL_INVOICE', subject: { kind: 'person', id: parcel.ownerId } }] }
    : {};

/** The parcels of a person, as the desk sees them on their page. */
export const ofCustomer: OfCustomer<'PARCELS_TABLE'> = {
  table: 'PARCELS_TABLE',
  kind: 'parcels',
  things: async (access, { ids }, limit) => {
    const page = { after: undefined, limit: limit + 1 };
    const { items } = await parcelList(access.client, access.table).ofOwner(ids, 'all', page);
    if (items.length === 0) return [];
    const todo = await todos(access);
    const rows = items.map(async (parcel) => {
      const { code, declaration, carrier, weightLb, state, receivedAt } = parcel;
      return {
        id: code,
        title: `${declaration.store ?? carrier}, ${weightLb} lb`,
        state,
        at: receivedAt,
        path: `/parcels/${code}`,
        ...asksOf(parcel),
        ...(isHere(state) ? { isOpen: true as const, ...(await todo(parcel)) } : {}),
      };
    });
    return Promise.all(rows);
  },
};
