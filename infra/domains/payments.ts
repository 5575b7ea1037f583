import { Duration } from 'aws-cdk-lib';
import { InvoicePaidV1 } from '#events/billing/invoice-paid.v1.ts';
import { CardPaymentTakenV1 } from '#events/payments/card-payment-taken.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { knowsCardKeys } from '../patterns/secrets.ts';
import { linksToSite, onTable, queriesIndex, readsSettings, sendsMail, setting } from '../patterns/uses.ts';

/** Where the card provider is: its own address on AWS, and that of its simulation at home. */
const cardProvider = setting('CARD_PROVIDER_URL', () => '');

/** Card payments online: checkouts at the card provider, what it tells of them, and links for somebody else who pays. */
export const payments: Domain = {
  name: 'payments',
  tables: { Payments: { outbox: true, indexed: true } },
  http: {
    uses: [
      // Each use of a link is counted by an update.
      onTable('PAYMENTS_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
      // Whether somebody is just paying.
      queriesIndex('PAYMENTS_TABLE'),
      // Money is entered on the invoice, in one transaction.
      onTable('BILLING_TABLE', 'GetItem', 'PutItem'),
      onTable('SHIPMENTS_TABLE', 'GetItem'),
      // A link says until when it is to be paid, and what flies then.
      onTable('DEPARTURES_TABLE', 'GetItem'),
      linksToSite,
      knowsCardKeys,
      cardProvider,
    ],
    whenItFails: 'Nobody can pay by card online, and payments show on invoices up to an hour late',
  },
  jobsIn: 'business',
  jobs: [
    scheduledFunction({
      entry: 'payments/reconcile',
      uses: [
        onTable('PAYMENTS_TABLE', 'GetItem', 'PutItem'),
        queriesIndex('PAYMENTS_TABLE'),
        onTable('BILLING_TABLE', 'GetItem', 'PutItem'),
        knowsCardKeys,
        cardProvider,
      ],
      whenItFails: 'A card payment whose message was lost does not show on its invoice',
      every: Duration.hours(1),
      timeout: Duration.minutes(5),
    }),
    heardFunction({
      entry: 'payments/receipts',
      hears: [CardPaymentTakenV1, InvoicePaidV1],
      uses: [
        onTable('PAYMENTS_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        // The other open pages of an invoice that is paid are closed at the card provider.
        queriesIndex('PAYMENTS_TABLE'),
        knowsCardKeys,
        cardProvider,
        onTable('BILLING_TABLE', 'GetItem'),
        // A receipt says whose goods it is for, and with which flight they can fly.
        onTable('SHIPMENTS_TABLE', 'GetItem'),
        onTable('DEPARTURES_TABLE', 'GetItem'),
        // Owners who pay at the address of their account have a receipt already.
        onTable('PROFILES_TABLE', 'GetItem'),
        readsSettings,
        sendsMail,
      ],
      whenItFails:
        'People who pay by card get no receipt by e-mail, and a paid invoice can be paid again on a card page that was open',
    }),
  ],
};
