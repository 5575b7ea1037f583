import { toPayOf } from '#domain/billing/balance.ts';
import { purposeWords } from '#domain/billing/entry-words.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { moreThanOwed } from '#domain/billing/sums-refused.ts';
import type { RefusalsOf } from '#domain/kernel/endpoint.ts';
import { dollars } from '#domain/kernel/money.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { type Checkout, newCheckout } from '#domain/payments/checkout.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { CardProvider, FindProvider } from './provider/card-provider.ts';
import type { CheckoutStore } from './store/checkout-store.ts';

export interface OpenDeps extends Pick<SharedDependencies, 'clock'> {
  readonly findProvider: FindProvider;
  readonly checkouts: Pick<CheckoutStore, 'find' | 'write'>;
}

interface Asked {
  /** The key of the form: the same one is the same checkout. */
  readonly id: string;
  readonly invoice: Invoice;
  /** Cents. */
  readonly amount: number;
  /** User id, or `link`. */
  readonly by: string;
  readonly paidUrl: string;
  readonly closedUrl: string;
}

type Opened = Result<{ url: string }, 'CARDS_OFF' | 'CHECKOUT_EXISTS', RefusalsOf<typeof moreThanOwed>>;

const refuseMore = (owed: number) =>
  owed <= 0
    ? refuse('MORE_THAN_OWED', 'Nothing is owed any more. Thank you.', { owed: 0 })
    : refuse('MORE_THAN_OWED', `Only ${dollars(owed)} is owed now. Enter that sum or less.`, { owed });

const exists = () => refuse('CHECKOUT_EXISTS', 'This payment was begun already. Load the page again to pay.');

const openAt = async (
  provider: CardProvider,
  { checkouts }: OpenDeps,
  checkout: Checkout,
  { invoice, paidUrl, closedUrl }: Asked,
): Promise<Opened> => {
  const { session, url } = await provider.open({
    checkout: checkout.id,
    invoice: invoice.number,
    amount: checkout.amount,
    text: `${purposeWords(invoice)}, invoice ${invoice.number}`,
    paidUrl,
    closedUrl,
    endsAt: new Date(checkout.endsAt),
  });
  const isWritten = await checkouts.write({ ...checkout, version: checkout.version + 1, session, url }, []);
  if (isWritten) return ok({ url });
  const now = await checkouts.find(checkout.id);
  return now?.url === undefined ? exists() : ok({ url: now.url });
};

/**
 * Opens the page of the card provider for what is owed on an invoice, or a part of it. What is owed is taken from the invoice, never
 * from the browser. The checkout is noted before the provider hears of it, so that no payment is ever without one.
 */
export const openCheckout =
  (deps: OpenDeps) =>
  async (asked: Asked): Promise<Opened> => {
    const { id, invoice, amount, by } = asked;
    const provider = await deps.findProvider();
    if (provider === undefined)
      return refuse('CARDS_OFF', 'Cards are not taken online yet. Please call us to pay.');
    const known = await deps.checkouts.find(id);
    if (known !== undefined) {
      const isSame = known.invoice === invoice.number && known.amount === amount && known.by === by;
      if (!isSame || known.state !== 'OPEN') return exists();
      return known.url === undefined ? openAt(provider, deps, known, asked) : ok({ url: known.url });
    }
    const owed = toPayOf(invoice);
    if (amount > owed) return refuseMore(owed);
    const { number, shipment, ownerId } = invoice;
    const of = shipment === undefined ? {} : { shipment };
    const checkout = newCheckout({ id, invoice: number, ...of, ownerId, amount, by }, deps.clock());
    return (await deps.checkouts.write(checkout, [])) ? openAt(provider, deps, checkout, asked) : exists();
  };
