import { setTimeout } from 'node:timers/promises';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Cloud } from 'home-cloud';
import type { Role } from '#domain/kernel/role.ts';
import { type PastCloud, type Person, pastCloud } from './past-cloud.ts';
import { quote, sampleQuotes } from './sample-quotes.ts';
import { sampleShipments } from './sample-shipments.ts';
import { keepInWeeks, keepSample, type NamedSample, readSamples, readWeeks } from './samples.ts';
import { type Desk, ship } from './ship.ts';
import { shipmentsOfWeeks } from './weeks.ts';

/** The samples go back this far, flights included. */
const WEEKS_BACK = 7;
const DAY_MS = 86_400_000;

/** So that the product stays quick for who looks at it while the weeks are made. */
const BREATH_MS = 50;

interface Life {
  readonly past: PastCloud;
  readonly desk: Desk;
  readonly person: (email: string) => Promise<Person>;
  readonly now: Date;
}

/** The user ids of accounts, each looked up once. */
const peopleOf = (cloud: Cloud) => {
  const cognito = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: cloud.endpoints.cognito,
    credentials: { accessKeyId: 'seed', secretAccessKey: 'seed' },
  });
  const known = new Map<string, Promise<Person>>();
  const find = async (email: string, roles: readonly Role[]): Promise<Person> => {
    const command = new AdminGetUserCommand({ UserPoolId: cloud.outputs.UserPoolId, Username: email });
    const { UserAttributes = [] } = await cognito.send(command);
    const userId = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
    if (userId === undefined) throw new Error(`${email} has no account.`);
    return { userId, roles };
  };
  return (email: string, ...roles: readonly Role[]): Promise<Person> => {
    const person = known.get(email) ?? find(email, roles);
    known.set(email, person);
    return person;
  };
};

/** Plans the flights of the past weeks, week by week, as the nightly job has done it in all that time. */
const planThePast = async ({ past, now }: Life): Promise<void> => {
  past.at(new Date(now.getTime() - WEEKS_BACK * 7 * DAY_MS));
  await past.planFlights();
  past.at(now);
  await past.planFlights();
};

const lifeOf = async (cloud: Cloud): Promise<Life> => {
  const people = peopleOf(cloud);
  const desk = {
    admin: await people('admin@skybarrel.test', 'admin'),
    warehouse: await people('warehouse@skybarrel.test', 'warehouse'),
  };
  return { past: pastCloud(cloud), desk, person: (email) => people(email), now: new Date() };
};

/**
 * A quote in every status and a shipment in every state, made by the use cases themselves with a clock in the past. What an
 * interrupted start has made is kept.
 */
export const seedLife = async (cloud: Cloud, dataDir: string): Promise<void> => {
  const life = await lifeOf(cloud);
  const { past, desk, person, now } = life;
  await planThePast(life);
  const made = new Set(readSamples(dataDir).map(({ kind, shows }) => `${kind} ${shows}`));
  const keep = (sample: NamedSample) => keepSample(dataDir, sample);
  for (const sample of sampleShipments.filter(({ shows }) => !made.has(`shipment ${shows}`))) {
    const { number, state } = await ship(past, desk, sample, await person(sample.sender), now);
    keep({ kind: 'shipment', shows: sample.shows, number, email: sample.sender, state });
  }
  for (const sample of sampleQuotes.filter(({ shows }) => !made.has(`quote ${shows}`))) {
    const number = await quote(past, desk, sample, await person(sample.sender), now);
    keep({ kind: 'quote', shows: sample.shows, number, email: sample.sender });
  }
};

/**
 * The weeks behind the named samples: what a small business has had on its flights. It takes a minute or two, so it runs while the
 * product is in use already, one shipment after the other. An interrupted run goes on with the next start.
 */
export const seedWeeks = async (
  cloud: Cloud,
  dataDir: string,
  weeks: number,
  isEnding: () => boolean,
): Promise<number> => {
  const { past, desk, person, now } = await lifeOf(cloud);
  const done = new Set(readWeeks(dataDir));
  let made = 0;
  for (const sample of shipmentsOfWeeks(weeks).filter(({ shows }) => !done.has(shows))) {
    if (isEnding()) return made;
    await ship(past, desk, sample, await person(sample.sender), now);
    keepInWeeks(dataDir, sample.shows);
    made += 1;
    await setTimeout(BREATH_MS);
  }
  return made;
};
