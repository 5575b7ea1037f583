import { SESv2Client } from '@aws-sdk/client-sesv2';
import { InvoicePaidV1 } from '#events/billing/invoice-paid.v1.ts';
import { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import { invoiceStore } from '../billing/index.ts';
import { flights } from '../departures/index.ts';
import { profileReader } from '../identity/index.ts';
import { sendOnce, sentStore, sesMailer } from '../notifications/index.ts';
import { optional, readEnv, required } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { busOf, on } from '../runtime/triggers/by-type.ts';
import { settingsReader } from '../settings/index.ts';
import { bookedShipments } from '../shipments/index.ts';
import { endOtherCheckouts } from './end-other-checkouts.ts';
import { providerOfStage } from './provider/stripe-provider.ts';
import { sendReceipt } from './send-receipt.ts';
import { checkoutStore } from './store/checkout-store.ts';

const env = readEnv({
  PAYMENTS_TABLE: required,
  BILLING_TABLE: required,
  SHIPMENTS_TABLE: required,
  DEPARTURES_TABLE: required,
  PROFILES_TABLE: required,
  SETTINGS_TABLE: required,
  MAIL_FROM: optional,
  MAIL_SET: optional,
});
const shared = sharedDependencies(workerTimeouts);
const ses = new SESv2Client(clientSettings(workerTimeouts));
const sendMail = env.MAIL_FROM ? sesMailer(ses, env.MAIL_FROM, env.MAIL_SET) : undefined;
const readSetting = settingsReader(shared.client, env.SETTINGS_TABLE, shared);

const checkouts = checkoutStore(shared.client, env.PAYMENTS_TABLE);
const invoices = invoiceStore(shared.client, env.BILLING_TABLE);
const profiles = profileReader(shared.client, env.PROFILES_TABLE);

/** What follows from payments: receipts, and that nobody pays an invoice a second time. */
export const handler = busOf(
  on(InvoicePaidV1, endOtherCheckouts({ findProvider: providerOfStage(shared.clock), checkouts, invoices })),
  on(
    CardPaymentTakenV1,
    sendReceipt({
      checkouts,
      invoices,
      findShipment: bookedShipments(shared.client, env.SHIPMENTS_TABLE).find,
      findFlight: flights(shared.client, env.DEPARTURES_TABLE).find,
      clock: shared.clock,
      emailOf: async (userId) => (await profiles.find(userId))?.email,
      readBrand: () => readSetting('brand'),
      send: sendOnce({ ...shared, sent: sentStore(shared.client, env.PAYMENTS_TABLE), sendMail }),
    }),
  ),
);
