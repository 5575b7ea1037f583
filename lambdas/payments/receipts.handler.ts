import { SESv2Client } from '@aws-sdk/client-sesv2';
import { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import { invoiceStore } from '../billing/index.ts';
import { sendOnce, sentStore, sesMailer } from '../notifications/index.ts';
import { optional, readEnv, required } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { busOf, on } from '../runtime/triggers/by-type.ts';
import { settingsReader } from '../settings/index.ts';
import { sendReceipt } from './send-receipt.ts';
import { checkoutStore } from './store/checkout-store.ts';

const env = readEnv({
  PAYMENTS_TABLE: required,
  BILLING_TABLE: required,
  SETTINGS_TABLE: required,
  MAIL_FROM: optional,
  MAIL_SET: optional,
});
const shared = sharedDependencies(workerTimeouts);
const ses = new SESv2Client(clientSettings(workerTimeouts));
const sendMail = env.MAIL_FROM ? sesMailer(ses, env.MAIL_FROM, env.MAIL_SET) : undefined;
const readSetting = settingsReader(shared.client, env.SETTINGS_TABLE, shared);

export const handler = busOf(
  on(
    CardPaymentTakenV1,
    sendReceipt({
      checkouts: checkoutStore(shared.client, env.PAYMENTS_TABLE),
      invoices: invoiceStore(shared.client, env.BILLING_TABLE),
      readBrand: () => readSetting('brand'),
      send: sendOnce({ ...shared, sent: sentStore(shared.client, env.PAYMENTS_TABLE), sendMail }),
    }),
  ),
);
