import { SESv2Client } from '@aws-sdk/client-sesv2';
import { QuoteAcceptedV1 } from '#events/quotes/quote-accepted.v1.ts';
import { QuoteChangedV1 } from '#events/quotes/quote-changed.v1.ts';
import { QuoteDeclinedV1 } from '#events/quotes/quote-declined.v1.ts';
import { QuoteExpiredV1 } from '#events/quotes/quote-expired.v1.ts';
import { QuoteRequestedV1 } from '#events/quotes/quote-requested.v1.ts';
import { QuoteSentV1 } from '#events/quotes/quote-sent.v1.ts';
import { ShipmentCreatedV1 } from '#events/shipments/shipment-created.v1.ts';
import { sesMailer } from '../notifications/index.ts';
import { optional, readEnv } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { busOf, on } from '../runtime/triggers/by-type.ts';
import { followShipments } from './follow-shipments.ts';
import { letterAbout, letterWriter, variables } from './letters/write-letters.ts';
import { quoteStore } from './store/quote-store.ts';

const env = readEnv({ ...variables, MAIL_FROM: optional, MAIL_SET: optional });
const ses = new SESv2Client(clientSettings(workerTimeouts));
const sendMail = env.MAIL_FROM ? sesMailer(ses, env.MAIL_FROM, env.MAIL_SET) : undefined;
const shared = sharedDependencies(workerTimeouts);
const write = letterWriter(env, { ...shared, sendMail });
const convert = followShipments({
  ...shared,
  quotes: quoteStore(shared.client, env.QUOTES_TABLE),
  pause: pauseOf(25),
});

export const handler = busOf(
  on(QuoteRequestedV1, (event) => write(event, letterAbout.requested)),
  on(QuoteSentV1, (event) => write(event, letterAbout.sent(event.data.offer))),
  on(QuoteAcceptedV1, (event) => write(event, letterAbout.accepted)),
  on(QuoteDeclinedV1, (event) => write(event, letterAbout.declined(event.data.byDesk))),
  on(QuoteExpiredV1, (event) => write(event, letterAbout.expired)),
  on(QuoteChangedV1, (event) => write(event, letterAbout.changed(event.data.what, event.data.entry))),
  on(ShipmentCreatedV1, convert),
);
