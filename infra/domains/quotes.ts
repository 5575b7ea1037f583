import { Duration } from 'aws-cdk-lib';
import { QuoteAcceptedV1 } from '#events/quotes/quote-accepted.v1.ts';
import { QuoteChangedV1 } from '#events/quotes/quote-changed.v1.ts';
import { QuoteDeclinedV1 } from '#events/quotes/quote-declined.v1.ts';
import { QuoteExpiredV1 } from '#events/quotes/quote-expired.v1.ts';
import { QuoteRequestedV1 } from '#events/quotes/quote-requested.v1.ts';
import { QuoteSentV1 } from '#events/quotes/quote-sent.v1.ts';
import { ShipmentCreatedV1 } from '#events/shipments/shipment-created.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import {
  linksToSite,
  onTable,
  onUserPool,
  queriesIndex,
  readsSettings,
  sendsMail,
} from '../patterns/uses.ts';

/** Quotes, and what the calculator asks the server. The calculator computes its prices in the browser. */
export const quotes: Domain = {
  name: 'quotes',
  tables: { Quotes: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('QUOTES_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      queriesIndex('QUOTES_TABLE'),
      onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
      // The flight that goods make: those that staff moved, and pickup slots that are full.
      onTable('DEPARTURES_TABLE', 'Query'),
      onTable('BOOKINGS_TABLE', 'Query'),
      // For whom the desk makes a quote, with every id of theirs.
      onTable('PROFILES_TABLE', 'GetItem'),
      onUserPool(['cognito-idp:AdminGetUser']),
    ],
    whenItFails:
      'Nobody gets or answers a quote, and the calculator does not know how far away a ZIP code is, so it shows no price for a pickup',
  },
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'quotes/follow',
      hears: [
        QuoteRequestedV1,
        QuoteSentV1,
        QuoteAcceptedV1,
        QuoteDeclinedV1,
        QuoteExpiredV1,
        QuoteChangedV1,
        ShipmentCreatedV1,
      ],
      uses: [
        onTable('QUOTES_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        onTable('DEPARTURES_TABLE', 'Query'),
        onTable('BOOKINGS_TABLE', 'Query'),
        readsSettings,
        sendsMail,
        linksToSite,
      ],
      whenItFails:
        'Customers get no e-mail about their quotes, so guests cannot open theirs, and quotes do not say that they became shipments',
    }),
    // The truth is worked out from the clock on every read. This writes it down and has the customer told.
    scheduledFunction({
      entry: 'quotes/expire',
      uses: [onTable('QUOTES_TABLE', 'PutItem', 'Query'), queriesIndex('QUOTES_TABLE')],
      whenItFails: 'Customers are not told that a quote has expired',
      every: Duration.minutes(15),
      timeout: Duration.minutes(2),
    }),
  ],
};
