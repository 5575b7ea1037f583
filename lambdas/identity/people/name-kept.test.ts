import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { personWith } from '#domain/identity/people/aliases.ts';
import { withDeadline } from '../../runtime/deadline.ts';
import { nameKept } from './name-kept.ts';

const run = { correlationId: 'run-1' };
const kept = ['p-019a1d3c-0000-7000-8000-000000000001', 'p-019a1d3c-0000-7000-8000-000000000002'];
type Details = PreTokenGenerationV2TriggerEvent['response']['claimsAndScopeOverrideDetails'];

/** As Cognito asks: it has no details unless another step gave some. */
const eventWith = (details: Details | null): PreTokenGenerationV2TriggerEvent => ({
  version: '2',
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userName: 'user-1',
  callerContext: { awsSdkVersion: '', clientId: '' },
  triggerSource: 'TokenGeneration_RefreshTokens',
  request: { userAttributes: {}, groupConfiguration: { groupsToOverride: ['customer'] } },
  response: { claimsAndScopeOverrideDetails: details as Details },
});
const personOf = (...ids: string[]) =>
  personWith(
    'user-1',
    ids.map((id) => ({ ids: ['user-1', id], at: '', by: '', reason: '' })),
  );
const naming = (
  find: () => Promise<ReturnType<typeof personOf>>,
  details: Details | null = null,
  logged: string[] = [],
) =>
  nameKept({
    people: { find: async () => ({ ...(await find()), version: 1 }) },
    log: { error: (message) => void logged.push(message) },
    deadline: (_, work) => withDeadline(20, work),
  })(eventWith(details), run);

test('the access token names whom the desk kept, never the account, and its groups stay', async () => {
  const { response } = await naming(async () => personOf(...kept));
  expect(response.claimsAndScopeOverrideDetails).toEqual({
    groupOverrideDetails: { groupsToOverride: ['customer'] },
    accessTokenGeneration: { claimsToAddOrOverride: { person: kept.join(' ') } },
  });
});

test('what another step left out of the token stays out', async () => {
  const withheld = {
    idTokenGeneration: { claimsToSuppress: ['custom:role'] },
    groupOverrideDetails: { groupsToOverride: [] },
  };
  const { response } = await naming(async () => personOf(...kept), withheld);
  expect(response.claimsAndScopeOverrideDetails).toMatchObject(withheld);
});

test('somebody of whom the desk kept nothing has a token as if we were not asked', async () => {
  expect(await naming(async () => personOf())).toEqual(eventWith(null));
});

test.each([
  ['refuses', () => Promise.reject(new Error('AccessDenied'))],
  ['never answers', () => new Promise<never>(() => undefined)],
])('when the table %s, people sign in all the same, to what is their account’s alone', async (_, find) => {
  const logged: string[] = [];
  expect(await naming(find, null, logged)).toEqual(eventWith(null));
  expect(logged).toHaveLength(1);
});
