import { paymentEndpoints } from '#domain/payments/endpoints.ts';
import { invoiceStore } from '../billing/index.ts';
import { flights } from '../departures/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { pauseOf } from '../runtime/pause.ts';
import { newLinkSecret } from '../runtime/secrets/link-secret.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { bookedShipments } from '../shipments/index.ts';
import { payByLink, showPayPage } from './links/pay-door.ts';
import { makePayLink, revokePayLink, showCardPayments } from './links/pay-links.ts';
import { payByCard } from './pay-by-card.ts';
import type { FindProvider } from './provider/card-provider.ts';
import { checkoutStore } from './store/checkout-store.ts';
import { payLinkStore } from './store/pay-link-store.ts';
import { hearProvider } from './webhook.ts';

export const variables = {
  PAYMENTS_TABLE: required,
  BILLING_TABLE: required,
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  SITE_URL: required,
};

/** The function behind the endpoints of card payments. */
export const wire = (
  env: EnvOf<typeof variables>,
  {
    client,
    checks,
    clock,
    newId,
    log,
    findProvider,
  }: SharedDependencies & { readonly findProvider: FindProvider },
) => {
  const deps = {
    clock,
    newId,
    log,
    findProvider,
    pause: pauseOf(25),
    checkouts: checkoutStore(client, env.PAYMENTS_TABLE),
    links: payLinkStore(client, env.PAYMENTS_TABLE),
    invoices: invoiceStore(client, env.BILLING_TABLE),
    findShipment: bookedShipments(client, env.SHIPMENTS_TABLE).find,
    findFlight: flights(client, env.DEPARTURES_TABLE).find,
    siteUrl: env.SITE_URL,
    newSecret: newLinkSecret,
  };
  const mine = { ...deps, findInvoice: deps.invoices.mine };
  const anyones = {
    ...deps,
    findInvoice: (_: readonly string[], number: string) => deps.invoices.find(number),
  };
  const useCases = {
    payPage: showPayPage(deps),
    payByLink: payByLink(deps),
    payByCard: payByCard(deps),
    cardPayments: showCardPayments(mine),
    cardPaymentsAtDesk: showCardPayments(anyones),
    makePayLink: makePayLink(mine),
    makePayLinkAtDesk: makePayLink(anyones),
    revokePayLink: revokePayLink(mine),
    revokePayLinkAtDesk: revokePayLink(anyones),
    cardWebhook: hearProvider(deps),
  };
  return http('payments', paymentEndpoints, useCases, checks);
};
