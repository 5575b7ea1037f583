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
import { type Role, roles } from '#domain/kernel/role.ts';
import { stackOutput } from './support/stack-output.ts';

const usage = `npm run grant -- EMAIL ${roles.join('|')} [--stage NAME | --local [--url http://localhost:4400]]`;

interface Arguments {
  readonly email: string;
  readonly role: Role;
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

const isRole = (text: string | undefined): text is Role => roles.some((role) => role === text);

const readArguments = (): Arguments => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      stage: { type: 'string' },
      local: { type: 'boolean', default: false },
      url: { type: 'string', default: 'http://localhost:4400' },
    },
  });
  const [email, role] = positionals;
  if (!email?.includes('@')) throw new UsageError('Whose role? Put the e-mail address first.');
  if (!isRole(role)) throw new UsageError(`Which role? One of ${roles.join(', ')}.`);
  if (values.stage && values.local) throw new UsageError('Either --stage or --local, not both.');
  return { email: email.toLowerCase(), role, stage: values.stage, url: values.url };
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

/** Adds a person to one role's group and removes them from the others. The new group comes first, so that there is always one. */
const grant = async ({ email, role, stage, url }: Arguments): Promise<string> => {
  const pool = stage ? await deployedPool(stage) : await localPool(url);
  const { client, userPoolId: UserPoolId } = pool;
  const Username = await accountOf(pool, email);
  const before = await groupsOf(pool, Username);
  if (!before.includes(role)) {
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: role }));
  }
  for (const GroupName of before.filter((group) => group !== role && isRole(group))) {
    await client.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName }));
  }
  return `${email} is ${role} at ${pool.place}. A session gets the new role within 15 minutes, or at once by signing in again.`;
};

try {
  console.log(await grant(readArguments()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError || error instanceof TypeError) console.error(`Usage: ${usage}`);
  process.exitCode = 1;
}
