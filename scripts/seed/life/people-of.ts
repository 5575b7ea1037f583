import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Cloud } from 'home-cloud';
import type { Role } from '#domain/kernel/role.ts';
import type { Person } from './past-cloud.ts';

/** The user ids of accounts, each looked up once. */
export const peopleOf = (cloud: Cloud) => {
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
