import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { wire } from '#lambdas/shipments/rolls/follow-flights.ts';
import { stockAirline } from '../../../scripts/seed/life/flights.ts';
import { type PastCloud, pastCloud } from '../../../scripts/seed/life/past-cloud.ts';
import { peopleOf as idsOf } from '../../../scripts/seed/life/people-of.ts';
import type { SampleShipment } from '../../../scripts/seed/life/sample-shipments.ts';
import { type Planned, plan } from '../../../scripts/seed/life/ship.ts';
import type { Desk } from '../../../scripts/seed/life/work.ts';
import { testDependencies } from '../../support/call.ts';
import type { TestCloud } from '../../support/cloud.ts';
import { peopleOf } from '../../support/people.ts';

const SENDER = 'customer@example.test';
const WEEKS_BACK = 7;
const DAY_MS = 86_400_000;

const base = {
  sender: SENDER,
  to: 'GY',
  receiver: 'Marva Persaud',
  contents: [{ what: 'Used clothes', quantity: 10, cents: 500 }],
  weeksAgo: 2,
} as const;
/** One of every kind of act: the receiver pays, a quote came before, customs look, a piece is left behind and rebooked. */
const samples: readonly SampleShipment[] = [
  {
    ...base,
    shows: 'paid at the counter',
    goods: [{ kind: 'box', quantity: 2, side: 16, lb: 22 }],
    until: 'DLV',
    receiverPays: true,
  },
  {
    ...base,
    shows: 'of a quote, with customs',
    goods: [{ kind: 'box', quantity: 1, side: 18, lb: 30 }],
    until: 'DLV',
    quoted: true,
    customs: { state: 'RELEASED', form: 'C73', lines: [] },
  },
  {
    ...base,
    shows: 'left behind',
    goods: [{ kind: 'box', quantity: 2, side: 14, lb: 18 }],
    until: 'NFD',
    exception: { code: 'DIS_OFLD', before: 'DEP', pieces: [2], rebooked: true },
  },
];

/** A cloud that is killed at one of its calls: before it, or when it was done and nobody heard of it. */
export const killedAt = (past: PastCloud, call: number, when: 'before' | 'after'): PastCloud => {
  let calls = 0;
  const answer: PastCloud['answer'] = async (route, asked) => {
    calls += 1;
    if (calls > call) throw new Error('killed');
    if (calls === call && when === 'before') throw new Error('killed');
    const answered = await past.answer(route, asked);
    if (calls === call) throw new Error('killed');
    return answered;
  };
  return {
    ...past,
    answer,
    ask: async (route, asked) => {
      const { status, body } = await answer(route, asked);
      if (status !== 200) throw new Error(`${route} answered ${status} ${JSON.stringify(body)}`);
      return body;
    },
  };
};

/** What the schedule of the cloud does every five minutes, by today's clock: goods of past flights that are not at the dock are rolled. */
const scheduleOf = (cloud: TestCloud) => {
  const raw = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: cloud.endpoints.dynamodb,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const worker = wire(
    {
      SHIPMENTS_TABLE: cloud.named('AWS::DynamoDB::Table', 'Shipments'),
      DEPARTURES_TABLE: cloud.named('AWS::DynamoDB::Table', 'Departures'),
      SETTINGS_TABLE: cloud.named('AWS::DynamoDB::Table', 'Settings'),
      BOOKINGS_TABLE: cloud.named('AWS::DynamoDB::Table', 'Bookings'),
    },
    testDependencies(DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } }), {
      clock: () => new Date(),
    }),
  );
  return () =>
    worker.everything({ millisecondsLeft: () => 60_000 } as Parameters<typeof worker.everything>[0]);
};

/** The samples of one flight of two weeks ago, and who works on them. */
export const startSamples = async (cloud: TestCloud) => {
  const people = await peopleOf(cloud);
  await people.aPerson(SENDER);
  const admin = 'samples-admin@example.test';
  await people.aPerson(admin, 'admin');
  const id = idsOf(cloud);
  const { userId } = await id(admin);
  const desk: Desk = {
    admin: { userId, roles: ['admin'] },
    warehouse: { userId, roles: ['warehouse'] },
    dispatch: { userId, roles: ['dispatch'] },
    documents: { userId, roles: ['documents'] },
    agent: { userId, roles: ['agent-GY'] },
  };
  const now = new Date();
  const past = pastCloud(cloud);
  past.at(new Date(now.getTime() - WEEKS_BACK * 7 * DAY_MS));
  await past.planFlights();
  past.at(now);
  await stockAirline(past, desk.documents);
  const sender = await id(SENDER);
  const planned: Planned[] = [];
  for (const sample of samples) planned.push(await plan(past, sample, sender, now));
  return { past, desk, now, sender, planned, schedule: scheduleOf(cloud) };
};
