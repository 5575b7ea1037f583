import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Cloud } from 'home-cloud';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { parcelEndpoints } from '#domain/parcels/endpoints.ts';
import { paymentEndpoints } from '#domain/payments/endpoints.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { telemetryEndpoints } from '#domain/telemetry/endpoints.ts';
import { batchQueue } from '#lambdas/batches/batch-queue.ts';
import * as billing from '#lambdas/billing/biller.ts';
import * as invoicing from '#lambdas/billing/http.ts';
import { invoiceStore } from '#lambdas/billing/invoice-store.ts';
import * as blog from '#lambdas/blog/http.ts';
import * as bookings from '#lambdas/bookings/http.ts';
import * as departures from '#lambdas/departures/http.ts';
import * as planning from '#lambdas/departures/plan.ts';
import * as files from '#lambdas/files/http.ts';
import { fileLinks } from '#lambdas/files/objects/file-links.ts';
import { readReleased, writeReleased } from '#lambdas/files/objects/file-objects.ts';
import { uploadLinks } from '#lambdas/files/objects/upload-links.ts';
import * as identity from '#lambdas/identity/http.ts';
import { accountDirectory, rolesOfWorker } from '#lambdas/identity/index.ts';
import * as mailboxes from '#lambdas/mailboxes/http.ts';
import * as notifications from '#lambdas/notifications/http.ts';
import { variables as parcelVariables } from '#lambdas/parcels/dependencies.ts';
import * as parcelsFollow from '#lambdas/parcels/follow/listeners.ts';
import * as parcels from '#lambdas/parcels/http.ts';
import * as payments from '#lambdas/payments/http.ts';
import * as quotes from '#lambdas/quotes/http.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { readEnv, required } from '#lambdas/runtime/env.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { derivedKey, type KeyFor } from '#lambdas/runtime/secrets/house-key.ts';
import { keptKeysIn } from '#lambdas/runtime/secrets/kept-key.ts';
import * as following from '#lambdas/shipments/rolls/follow-flights.ts';
import * as telemetry from '#lambdas/telemetry/http.ts';
import { type Call, eventOf } from './call-event.ts';
import { notBefore } from './not-before.ts';
import * as road from './road.ts';
import * as shipments from './shipments.ts';

/** Who calls, as the authorizer says it. */
export type Person = Call['as'];

interface Asked extends Call {
  /** The tracking number of the shipment that it makes; a random one unless given. */
  readonly number?: string;
}

type Reply = Record<string, unknown>;

/** The functions of the product on the tables of a running cloud, with a clock that the caller sets. */
export interface PastCloud {
  /** From now on it is this instant. */
  at(instant: Date): void;
  /** Plans the flights of the eight weeks after that instant, as the nightly job does. */
  planFlights(): Promise<unknown>;
  /** Does what a flight has begun, its manifest or its way, as the worker does when it hears of it. */
  followFlight(id: string): Promise<void>;
  /** Brings a shipment to where its flight is after nothing holds it any more, as the worker does when it hears of that. */
  catchUp(number: string): Promise<void>;
  /** Brings the parcels in a shipment to where their pieces are, as the worker does when it hears of them. */
  followParcels(shipment: string): Promise<void>;
  /** Bills a shipment for what it costs at that instant, as the worker does when it hears of it: what the cloud billed meanwhile stays, and it is no earlier after that. Undefined while nothing is due. */
  bill(shipment: string): Promise<Invoice | undefined>;
  /** Calls an endpoint as API Gateway does, whatever it answers. */
  answer(route: string, asked: Asked): Promise<{ readonly status: number; readonly body: Reply }>;
  /** The same for what must not be refused. Throws when it is. */
  ask(route: string, asked: Asked): Promise<Reply>;
}

const credentials = { accessKeyId: 'seed', secretAccessKey: 'seed' };
const say = () => undefined;
const log = { info: say, warn: say, error: say };

/** The environment of a function, from the template that runs. */
const environmentOf = ({ template }: Pick<Cloud, 'template'>, logicalId: string): NodeJS.ProcessEnv => {
  const found = template
    .ofType('AWS::Lambda::Function')
    .find((resource) => resource.logicalId.startsWith(logicalId));
  const { Variables = {} } = (found?.properties.Environment ?? {}) as { Variables?: NodeJS.ProcessEnv };
  return Variables;
};

/** Reads the value of a secret at home. */
const secretOf = (cloud: Cloud, SecretId: string | undefined): (() => Promise<string>) => {
  const client = new SecretsManagerClient({
    region: 'us-east-1',
    endpoint: cloud.endpoints.secrets,
    credentials,
  });
  return async () => (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '';
};

/** Derives keys from a secret of the cloud. */
const houseKeys =
  (read: () => Promise<string>): KeyFor =>
  (purpose) =>
  async () =>
    derivedKey(await read(), purpose);

const sharedBy = (cloud: Cloud, clock: () => Date) => {
  const region = 'us-east-1';
  const raw = new DynamoDBClient({ region, endpoint: cloud.endpoints.dynamodb, credentials });
  return {
    client: DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } }),
    clock,
    newId,
    log,
    keyFor: houseKeys(secretOf(cloud, environmentOf(cloud, 'QuotesHttp').HOUSE_KEY_ID)),
    keptKeys: keptKeysIn(secretOf(cloud, environmentOf(cloud, 'ShipmentsHandoverHttp').KEPT_KEY_ID), clock),
    checks: { isOrigin: async () => true, isEnded: async () => false },
  };
};

/** As long as the worker may take for one flight. */
const WORKER_MS = 120_000;

/** What would change accounts in Cognito: no sample does. */
const never = async (): Promise<never> => {
  throw new Error('Samples do not change accounts.');
};
const accountsUntouched = {
  endSessions: never,
  refuseOlder: never,
  factors: { find: never, turnOff: never },
  groups: { of: never, members: never, give: never, take: never },
  pool: { find: never, ask: never, set: never, forgetPassword: never },
};

type Handler = (event: never, context: never) => Promise<unknown>;
type Room = readonly [Readonly<Record<string, Endpoint>>, Handler];

/** Every route with the function that answers it. */
const routesOf = (rooms: readonly Room[]): ReadonlyMap<string, Handler> =>
  new Map(
    rooms.flatMap(([endpoints, handler]) =>
      Object.values(endpoints).map(({ method, path }) => [`${method} ${path}`, handler] as const),
    ),
  );

/**
 * The use cases of the product with another clock, so that samples can have a past. Nothing is written around them: what they
 * would refuse is not there.
 */
export const pastCloud = (cloud: Cloud): PastCloud => {
  let now = new Date();
  let wanted: string | undefined;
  const newNumber = (): string => wanted ?? trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES));
  const shared = sharedBy(cloud, () => now);
  const cognito = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: cloud.endpoints.cognito,
    credentials,
  });
  const read = <Shape extends Parameters<typeof readEnv>[0]>(variables: Shape, logicalId: string) =>
    readEnv(variables, environmentOf(cloud, logicalId));
  const accounts = accountDirectory(cognito, cloud.outputs.UserPoolId ?? '');
  const s3 = new S3Client({
    region: 'us-east-1',
    endpoint: cloud.endpoints.s3,
    forcePathStyle: true,
    // The cloud at home looks at the signature of an address by which a file is sent.
    credentials: { accessKeyId: 'seed', secretAccessKey: 'secret-of-seed' },
  });
  const filesEnv = read(
    { ...files.variables, QUARANTINE_BUCKET: required, RELEASED_FILES_BUCKET: required },
    'FilesHttp',
  );
  const shipmentsEnv = readEnv(shipments.variables, {
    ...environmentOf(cloud, 'ShipmentsCustomerHttp'),
    ...environmentOf(cloud, 'ShipmentsDockHttp'),
    ...environmentOf(cloud, 'ShipmentsHandoverHttp'),
  });
  const telemetryEnv = read({ ...telemetry.variables, TELEMETRY_QUEUE_URL: required }, 'TelemetryHttp');
  const sqs = new SQSClient({ region: 'us-east-1', endpoint: cloud.endpoints.sqs, credentials });
  const send = batchQueue(sqs, telemetryEnv.TELEMETRY_QUEUE_URL);
  const billingEnv = read(invoicing.variables, 'BillingHttp');

  const invoices = invoiceStore(shared.client, billingEnv.BILLING_TABLE);
  const bill = billing.biller(read(billing.variables, 'BillingFollow'), shared);
  const handlers = routesOf([
    [
      fileEndpoints,
      files.wire(filesEnv, {
        ...shared,
        uploadTo: uploadLinks(s3, filesEnv.QUARANTINE_BUCKET, shared.clock),
        linkTo: fileLinks(s3, filesEnv.RELEASED_FILES_BUCKET, shared.clock),
        readReleased: readReleased(s3, filesEnv.RELEASED_FILES_BUCKET),
        writeReleased: writeReleased(s3, filesEnv.RELEASED_FILES_BUCKET),
      }),
    ],
    [billingEndpoints, invoicing.wire(billingEnv, shared)],
    [
      blogEndpoints,
      blog.wire(read(blog.variables, 'BlogHttp'), {
        ...shared,
        loadRenderer: never,
        takesCards: never,
        rolesOf: never,
      }),
    ],
    [
      bookingEndpoints,
      bookings.wire(read(bookings.variables, 'BookingsHttp'), { ...shared, findZipCode, rolesOf: never }),
    ],
    [
      identityEndpoints,
      identity.wire(read(identity.variables, 'IdentityHttp'), { ...shared, ...accountsUntouched }),
    ],
    [departureEndpoints, departures.wire(read(departures.variables, 'DeparturesHttp'), shared)],
    [mailboxEndpoints, mailboxes.wire(read(mailboxes.variables, 'MailboxesHttp'), { ...shared, accounts })],
    [
      notificationEndpoints,
      notifications.wire(read(notifications.variables, 'NotificationsHttp'), {
        ...shared,
        offersWhatsApp: true,
      }),
    ],
    [parcelEndpoints, parcels.wire(read(parcelVariables, 'ParcelsHttp'), shared)],
    // No sample pays by card: that is for whoever tries it.
    [
      paymentEndpoints,
      payments.wire(read(payments.variables, 'PaymentsHttp'), {
        ...shared,
        findProvider: async () => undefined,
      }),
    ],
    [quoteEndpoints, quotes.wire(read(quotes.variables, 'QuotesHttp'), { ...shared, accounts })],
    [shipmentEndpoints, shipments.wire(shipmentsEnv, { ...shared, findZipCode, newNumber })],
    ...road.roadRooms(
      {
        VehiclesHttp: read(road.variables.VehiclesHttp, 'VehiclesHttp'),
        DriversHttp: read(road.variables.DriversHttp, 'DriversHttp'),
        RunsHttp: read(road.variables.RunsHttp, 'RunsHttp'),
      },
      shared,
      rolesOfWorker(cognito, cloud.outputs.UserPoolId ?? ''),
    ),
    [telemetryEndpoints, telemetry.wire(telemetryEnv, { ...shared, send })],
  ]);
  const plan = planning.wire(read(planning.variables, 'DeparturesPlan'), shared);
  const worker = following.wire(read(following.variables, 'ShipmentsRollsFollowFlights'), shared);
  const followParcels = parcelsFollow.follower(read(parcelsFollow.variables, 'ParcelsFollow'), shared);
  const answer: PastCloud['answer'] = async (route, asked) => {
    const handler = handlers.get(route);
    if (handler === undefined) throw new Error(`Samples know nobody who answers ${route}.`);
    wanted = asked.number;
    const { statusCode = 500, body } = (await handler(
      eventOf(route, asked) as never,
      {} as never,
    )) as APIGatewayProxyStructuredResultV2;
    return { status: statusCode, body: JSON.parse(body ?? '{}') as Reply };
  };
  return {
    at: (instant) => {
      now = instant;
    },
    planFlights: plan,
    followFlight: (flight) =>
      worker.ofFlight({ flight, correlationId: newId() }, { millisecondsLeft: () => WORKER_MS }),
    catchUp: (number) =>
      worker.released({
        data: { number },
        time: now.toISOString(),
        correlationId: newId(),
      } as Parameters<typeof worker.released>[0]),
    followParcels: (number) => followParcels({ correlationId: newId(), data: { number, by: 'system' } }),
    bill: async (number) => {
      await bill({ data: { number }, correlationId: newId() });
      const invoice = await invoices.ofShipment(number);
      now = notBefore(invoice, now);
      return invoice;
    },
    answer,
    ask: async (route, asked) => {
      const { status, body } = await answer(route, asked);
      if (status !== 200)
        throw new Error(`A sample was refused: ${route} answered ${status} ${JSON.stringify(body)}`);
      return body;
    },
  };
};
