import { type ParcelCharge, parcelCharge } from '#domain/billing/charges/parcels.ts';
import type { TaxRates } from '#domain/billing/tax.ts';
import { chargePerson, type PersonDeps } from './charge-person.ts';

export interface ParcelDeps extends PersonDeps {
  /** Name and address of a person who pays. Empty where they have no account any more. */
  readonly addressOf: (userId: string) => Promise<readonly string[]>;
  /** The sales tax as it is now. */
  readonly readTaxes: () => Promise<TaxRates>;
}

/** What an event of a parcel says about money. */
interface Told {
  readonly correlationId: string;
  readonly data: ParcelCharge & { readonly ownerId?: string | undefined; readonly by: string };
}

/** Charges the owner of a parcel for photos or for a return, once, however often it is told. */
export const chargeParcel =
  (deps: ParcelDeps) =>
  async ({ correlationId, data }: Told): Promise<void> => {
    const due = parcelCharge(data);
    const { ownerId: userId, by } = data;
    if (due === undefined || userId === undefined) return;
    if ((await deps.invoices.withEntry(due.cause)) !== undefined) return;
    const [billTo, rates] = await Promise.all([deps.addressOf(userId), deps.readTaxes()]);
    const person = { userId, billTo };
    const done = await chargePerson(deps)({ person, cause: { ...due, by }, rates, correlationId });
    if (!done.ok) throw new Error(`${due.cause} was not charged: ${done.refusal.code}.`);
  };
