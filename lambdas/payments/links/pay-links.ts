import { balanceOf, toPayOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { idsOf, type Owner } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { NextStep } from '#domain/next-step/next-step.ts';
import { isPaying } from '#domain/payments/checkout.ts';
import { nextOfInvoice, untilWhen } from '#domain/payments/next-step.ts';
import {
  nextPayLink,
  type PayLink,
  payLinkShown,
  payToken,
  revokedPayLink,
} from '#domain/payments/pay-link.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { linkEvent } from '../events.ts';
import type { FindProvider } from '../provider/card-provider.ts';
import type { CheckoutStore } from '../store/checkout-store.ts';
import { hashOfSecret, type PayLinkStore } from '../store/pay-link-store.ts';
import { type PaidThingDeps, readPaidThing } from './read-paid-thing.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  /** The invoice of a number if somebody with these ids may have a link for it: an own one, or any for the desk. */
  readonly findInvoice: (ownerIds: readonly string[], number: string) => Promise<Invoice | undefined>;
  readonly links: Pick<PayLinkStore, 'find' | 'write'>;
  /** 128 random bits in 22 characters. */
  readonly newSecret: () => string;
}

/** What the endpoints of the owner and of the desk have in common. */
interface Asked {
  readonly params: { readonly number: string };
  readonly caller: Owner;
}
interface AskedChange extends Asked {
  /** The version of the link that the person saw. */
  readonly body: { readonly version: number };
  readonly correlationId: string;
}

export const noSuchInvoice = () => refuse('INVOICE_NOT_FOUND', 'There is no invoice with this number here.');

const changed = (link: PayLink | undefined, now: Date) =>
  refuse('LINK_CHANGED', 'The link was changed in the meantime.', { shown: payLinkShown(link, now) });

const nextOf = async (deps: PaidThingDeps, invoice: Invoice, now: Date): Promise<NextStep> => {
  const { owed, waiting, account } = balanceOf(invoice);
  // Nothing says until when what is paid had to be.
  const thing =
    owed > 0 ? await readPaidThing(deps, invoice, now) : { shipment: undefined, flight: undefined };
  return nextOfInvoice({ invoice, owed, waiting, account, ...thing, now });
};

interface CardDeps extends Deps, PaidThingDeps {
  readonly findProvider: FindProvider;
  readonly checkouts: Pick<CheckoutStore, 'openOf'>;
}

/** Whether an invoice can be paid by card now, until when it is to be, whether somebody is just doing it, and its link. */
export const showCardPayments =
  (deps: CardDeps) =>
  async ({ params: { number }, caller }: Asked) => {
    const invoice = await deps.findInvoice(idsOf(caller), number);
    if (invoice === undefined) return noSuchInvoice();
    const now = deps.clock();
    const owed = toPayOf(invoice);
    const [provider, link, open, next] = await Promise.all([
      deps.findProvider(),
      deps.links.find(number),
      deps.checkouts.openOf(number),
      nextOf(deps, invoice, now),
    ]);
    return ok({
      isOn: provider !== undefined,
      isPaying: owed > 0 && isPaying(open, now),
      owed,
      by: [...untilWhen(next)],
      link: payLinkShown(link, now),
    });
  };

interface Change {
  readonly invoice: Invoice;
  readonly after: PayLink;
  readonly what: 'given' | 'revoked';
  readonly correlationId: string;
}

const write = (
  { links, clock, newId }: Deps,
  { invoice, after, what, correlationId }: Change,
): Promise<boolean> =>
  links.write(
    invoice.number,
    after,
    linkEvent(invoice, after, { what, at: clock().toISOString() }, { newId, correlationId }),
  );

/** The owner of an invoice, or the desk, makes a link for somebody who pays, which kills the one before. */
export const makePayLink =
  (deps: Deps) =>
  async ({ params: { number }, body: { version }, caller, correlationId }: AskedChange) => {
    const { userId: by } = caller;
    const invoice = await deps.findInvoice(idsOf(caller), number);
    if (invoice === undefined) return noSuchInvoice();
    if (toPayOf(invoice) === 0) return refuse('NOTHING_OWED', 'Nothing is left to pay on this invoice.');
    const now = deps.clock();
    const before = await deps.links.find(number);
    if ((before?.version ?? 0) !== version) return changed(before, now);
    const secret = deps.newSecret();
    const after = nextPayLink(before, { hash: hashOfSecret(secret), by, now });
    return (await write(deps, { invoice, after, what: 'given', correlationId }))
      ? ok({ token: payToken(number, secret), shown: payLinkShown(after, now) })
      : changed(await deps.links.find(number), now);
  };

/** The owner, or the desk, takes the link back. */
export const revokePayLink =
  (deps: Deps) =>
  async ({ params: { number }, body: { version }, caller, correlationId }: AskedChange) => {
    const invoice = await deps.findInvoice(idsOf(caller), number);
    if (invoice === undefined) return noSuchInvoice();
    const now = deps.clock();
    const before = await deps.links.find(number);
    if (before === undefined || before.version !== version) return changed(before, now);
    const after = revokedPayLink(before, caller.userId);
    return (await write(deps, { invoice, after, what: 'revoked', correlationId }))
      ? ok({ shown: payLinkShown(after, now) })
      : changed(await deps.links.find(number), now);
  };
