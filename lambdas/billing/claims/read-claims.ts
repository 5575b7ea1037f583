import { chargedOf, creditedOf } from '#domain/billing/balance.ts';
import { type Claim, claimKinds, ownClaim } from '#domain/billing/claims/claim.ts';
import type { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { closedWords, isPossible, windowFor } from '#domain/billing/claims/windows.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import { whoseGoods } from '#domain/shipments/next-step/goods-words.ts';
import { weightOf } from '#domain/shipments/pieces.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import { noSuchClaim } from './change-claim.ts';
import type { ClaimStore } from './claim-store.ts';
import { type FileClaimDeps, noSuchShipment } from './file-claim.ts';

interface OfDeps extends Pick<SharedDependencies, 'clock'>, Pick<FileClaimDeps, 'shipmentWithEvents'> {
  readonly claims: Pick<ClaimStore, 'ofShipment'>;
}

type Goods = NonNullable<Awaited<ReturnType<FileClaimDeps['shipmentWithEvents']>>>;

/** What of a shipment can be reported today, kind by kind. */
const windowsToday = (goods: Goods, now: Date) =>
  claimKinds.map((kind) => {
    const { pieces, ...closed } = windowFor(goods, kind, now);
    return {
      kind,
      pieces: pieces.map((piece) => ({ ...piece })),
      ...(pieces.length === 0 && isPossible(goods, kind) ? { closed: closedWords(closed) } : {}),
    };
  });

/** What our terms cover follows from these. */
const coveredGoods = ({ shipment: { insured, declaredValue, pieces } }: Goods) => ({
  insured,
  declaredValue,
  pieces: pieces.map((piece) => ({ n: piece.n, kind: piece.kind, thousandthsLb: weightOf(piece) })),
});

/** What the caller claims of one of their shipments, and what can be reported today. */
export const showOwnClaims =
  ({ claims, shipmentWithEvents, clock }: OfDeps): UseCase<typeof claimEndpoints.claims> =>
  async ({ query: { shipment }, caller }) => {
    const goods = await shipmentWithEvents(shipment);
    if (goods === undefined || !idsOf(caller).includes(goods.shipment.ownerId)) return noSuchShipment();
    const own = await claims.ofShipment([goods.shipment.ownerId], shipment);
    return ok({
      claims: own.map(ownClaim),
      windows: windowsToday(goods, clock()),
      goods: coveredGoods(goods),
    });
  };

/** The same for the desk, of any shipment. */
export const showClaimsOf =
  ({ claims, shipmentWithEvents, clock }: OfDeps): UseCase<typeof claimEndpoints.deskClaimsOf> =>
  async ({ params: { shipment } }) => {
    const goods = await shipmentWithEvents(shipment);
    if (goods === undefined) return noSuchShipment();
    const all = await claims.ofShipment([goods.shipment.ownerId], shipment);
    return ok({ claims: [...all], windows: windowsToday(goods, clock()), goods: coveredGoods(goods) });
  };

/** A page of one of the lists. */
export const listClaims =
  ({ claims }: { readonly claims: Pick<ClaimStore, 'list'> }): UseCase<typeof claimEndpoints.deskClaims> =>
  async ({ query }) =>
    answerPage(`claims:${query.show}`, query, (page) => claims.list(query.show, page));

interface ShowDeps extends Pick<FileClaimDeps, 'shipmentWithEvents'> {
  readonly claims: Pick<ClaimStore, 'find'>;
  readonly invoices: Pick<InvoiceStore, 'ofShipment'>;
}

const creditable = async ({ invoices }: ShowDeps, { shipment }: Claim) => {
  const invoice = await invoices.ofShipment(shipment);
  if (invoice === undefined) return {};
  const left = Math.max(0, chargedOf(invoice) - creditedOf(invoice));
  return { invoice: { number: invoice.number, creditable: left } };
};

/** One claim, whose goods it is about, and what its invoice can credit. */
export const showClaim =
  (deps: ShowDeps): UseCase<typeof claimEndpoints.deskClaim> =>
  async ({ params: { reference } }) => {
    const claim = await deps.claims.find(reference);
    const goods = claim && (await deps.shipmentWithEvents(claim.shipment));
    if (claim === undefined || goods === undefined) return noSuchClaim();
    return ok({
      claim,
      goods: whoseGoods(goods.shipment),
      sender: goods.shipment.shipper.name,
      declaredValue: goods.shipment.declaredValue,
      ...(await creditable(deps, claim)),
    });
  };
