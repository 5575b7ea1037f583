import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Cloud } from 'home-cloud';
import { emptyRegistration, encodeRegistration } from '#domain/identity/registration.ts';
import { asValidationData, signUpWithWork } from '../support/proof-of-work.ts';
import { sendSampleEnquiries } from './enquiries.ts';
import { seedLife } from './life/seed-life.ts';
import { demoAccounts, demoPassword, everybody, type SamplePerson, sampleDrivers } from './people.ts';
import { reportSamples } from './telemetry.ts';

interface SeedOptions {
  readonly cloud: Cloud;
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** How many weeks of flights are told behind the named samples; none unless given. */
  readonly weeks?: number;
}

interface Ids {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
}

const registrationOf = (person: SamplePerson) =>
  encodeRegistration({
    ...emptyRegistration,
    ...person,
    password: demoPassword,
    confirmPassword: demoPassword,
  });

/** Registers a person as the app does, so that every trigger and event of a real sign-up runs. */
const register = async (
  cognito: CognitoIdentityProviderClient,
  url: string,
  ids: Ids,
  person: SamplePerson,
): Promise<void> => {
  try {
    await signUpWithWork(url, person.email, (proof) =>
      cognito.send(
        new SignUpCommand({
          ClientId: ids.userPoolClientId,
          Username: person.email,
          Password: demoPassword,
          UserAttributes: [
            { Name: 'email', Value: person.email },
            { Name: 'given_name', Value: person.firstName },
            { Name: 'family_name', Value: person.lastName },
            { Name: 'custom:registration', Value: registrationOf(person) },
          ],
          ValidationData: asValidationData(proof),
        }),
      ),
    );
    await cognito.send(new AdminConfirmSignUpCommand({ UserPoolId: ids.userPoolId, Username: person.email }));
    // As the link in the e-mail does it. Otherwise nobody of them gets an e-mail for a new password.
    await cognito.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: ids.userPoolId,
        Username: person.email,
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      }),
    );
  } catch (error) {
    // The person exists when an earlier start was interrupted.
    if (!(error instanceof UsernameExistsException)) throw error;
  }
};

/**
 * Fills a fresh local run once with demo accounts, sample customers, their enquiries, and reports of sample browsers. Later
 * starts skip it.
 */
export const seedOnce = async ({ cloud, dataDir, log, weeks = 0 }: SeedOptions): Promise<void> => {
  const done = join(dataDir, 'seeded');
  if (existsSync(done)) return;
  log('› seeding demo accounts and sample customers …');
  const ids = (await (await fetch(`${cloud.url}/config.json`)).json()) as Ids;
  const cognito = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: cloud.endpoints.cognito,
    credentials: { accessKeyId: 'seed', secretAccessKey: 'seed' },
  });
  for (const person of everybody) await register(cognito, cloud.url, ids, person);
  const roles = [...demoAccounts, ...sampleDrivers.map(({ email }) => ({ email, role: 'driver' }))];
  for (const { email, role } of roles) {
    const grant = { UserPoolId: ids.userPoolId, Username: email, GroupName: role };
    await cognito.send(new AdminAddUserToGroupCommand(grant));
  }
  await reportSamples(cloud.url);
  await sendSampleEnquiries(cloud.url);
  await seedLife(cloud, dataDir, weeks);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(done, new Date().toISOString());
};
