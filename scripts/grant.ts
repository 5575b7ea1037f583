import { parseArgs } from 'node:util';
import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import { listed } from '#domain/kernel/listed.ts';
import { isRole, type Role, roles } from '#domain/kernel/role.ts';
import { stackOutput } from './support/stack-output.ts';

const usage = `npm run grant -- EMAIL ROLE [ROLE …] [--stage NAME | --local [--url http://localhost:4400]]
Roles: ${roles.join(', ')}. The person has exactly these afterwards; customer takes all others away.`;

interface Arguments {
  readonly email: string;
  readonly granted: readonly Role[];
  readonly stage: string | undefined;
  readonly url: string;
}

interface Pool {
  readonly client: CognitoIdentityProviderClient;
  readonly userPoolId: string;
  /** The site or the stage, for messages. */
  readonly place: string;
}

/** An error in the arguments. Only then is the usage shown. */
class UsageError extends Error {}

const readArguments = (): Arguments => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      stage: { type: 'string' },
      local: { type: 'boolean', default: false },
      url: { type: 'string', default: 'http://localhost:4400' },
    },
  });
  const [email, ...granted] = positionals;
  if (!email?.includes('@')) throw new UsageError('Whose role? Put the e-mail address first.');
  if (granted.length === 0 || !granted.every(isRole))
    throw new UsageError(`Which role? One or several of ${roles.join(', ')}.`);
  if (values.stage && values.local) throw new UsageError('Either --stage or --local, not both.');
  return { email: email.toLowerCase(), granted, stage: values.stage, url: values.url };
};

const Config = z.object({ region: z.string(), userPoolId: z.string() });
const Endpoints = z.object({ cognito: z.string() });

const fetched = async (path: string, url: string): Promise<unknown> => {
  const answer = await fetch(new URL(path, url)).catch(() => undefined);
  if (!answer?.ok)
    throw new Error(`Nothing answers at ${url}. Start it with npm start, or name a stage with --stage.`);
  return answer.json();
};

/** The pool of the cloud at home. Its site says which pool, and its console says where the administrators' API of Cognito is. */
const localPool = async (url: string): Promise<Pool> => {
  const config = Config.parse(await fetched('/config.json', url));
  const endpoints = Endpoints.parse(await fetched('/local/api/endpoints', url));
  const client = new CognitoIdentityProviderClient({
    region: config.region,
    endpoint: endpoints.cognito,
    // The cloud at home needs a signature, but accepts any account.
    credentials: { accessKeyId: 'operator', secretAccessKey: 'operator' },
  });
  return { client, userPoolId: config.userPoolId, place: url };
};

/** The pool of a deployed stage, read from its stack. Other pools may have the same name, because pools are retained. */
const deployedPool = async (stage: string): Promise<Pool> => {
  const userPoolId = await stackOutput(stage, 'identity', 'UserPoolId');
  if (!userPoolId)
    throw new Error(
      `This AWS account has no stage '${stage}'. Deploy it first: npm run deploy -- --stage ${stage}`,
    );
  const client = new CognitoIdentityProviderClient({ region: 'us-east-1' });
  return { client, userPoolId, place: `stage ${stage}` };
};

const groupsOf = async ({ client, userPoolId }: Pool, username: string): Promise<readonly string[]> => {
  const { Groups } = await client.send(
    new AdminListGroupsForUserCommand({ UserPoolId: userPoolId, Username: username, Limit: 60 }),
  );
  return (Groups ?? []).flatMap((group) => group.GroupName ?? []);
};

const accountOf = async ({ client, userPoolId, place }: Pool, email: string): Promise<string> => {
  try {
    const user = await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email }));
    if (user.UserStatus === 'UNCONFIRMED')
      throw new Error(`${email} has not followed the link in the e-mail yet.`);
    return user.Username ?? email;
  } catch (error) {
    if (error instanceof UserNotFoundException)
      throw new Error(`Nobody has registered as ${email} at ${place}.`);
    throw error;
  }
};

/** Adds a person to the groups of these roles and removes them from the others. New groups come first, so that there is always one. */
const grant = async ({ email, granted, stage, url }: Arguments): Promise<string> => {
  const pool = stage ? await deployedPool(stage) : await localPool(url);
  const { client, userPoolId: UserPoolId } = pool;
  const Username = await accountOf(pool, email);
  const before = await groupsOf(pool, Username);
  for (const GroupName of granted.filter((role) => !before.includes(role))) {
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
  }
  for (const GroupName of before.filter((group) => isRole(group) && !granted.includes(group))) {
    await client.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName }));
  }
  return `${email} is ${listed(granted)} at ${pool.place}. A session gets the new roles within 15 minutes, or at once by signing in again.`;
};

try {
  console.log(await grant(readArguments()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError || error instanceof TypeError) console.error(`Usage: ${usage}`);
  process.exitCode = 1;
}
