import { invoiceStore } from '../billing/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { providerOfStage } from './provider/stripe-provider.ts';
import { reconcilePayments } from './reconcile.ts';
import { checkoutStore } from './store/checkout-store.ts';

const env = readEnv({ PAYMENTS_TABLE: required, BILLING_TABLE: required });
const shared = sharedDependencies(workerTimeouts);

export const handler = schedule(
  'Looking for card payments',
  reconcilePayments({
    ...shared,
    pause: pauseOf(25),
    findProvider: providerOfStage(shared.clock),
    checkouts: checkoutStore(shared.client, env.PAYMENTS_TABLE),
    invoices: invoiceStore(shared.client, env.BILLING_TABLE),
  }),
);
