import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { beforeEach, expect, test } from 'vitest';
import { loginErrorMessage } from '#domain/identity/provider-errors.ts';
import { workingRoles } from '#domain/kernel/role.ts';
import type { StaffTwoStep } from '#domain/kernel/staff-two-step.ts';
import type { SecondFactors } from './second-factors.ts';
import { withholdGroups } from './withhold-groups.ts';

const run = { correlationId: 'run-1' };
const eventFor = (...groups: string[]): PreTokenGenerationV2TriggerEvent => ({
  version: '2',
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userName: 'user-1',
  callerContext: { awsSdkVersion: '', clientId: '' },
  triggerSource: 'TokenGeneration_Authentication',
  request: { userAttributes: {}, groupConfiguration: { groupsToOverride: groups } },
  response: { claimsAndScopeOverrideDetails: {} },
});

let asked: string[];
let logged: string[];
beforeEach(() => {
  asked = [];
  logged = [];
});
const trigger = (staffTwoStep: StaffTwoStep, find: SecondFactors['find']) =>
  withholdGroups({
    staffTwoStep,
    factorsOf: (pool) => ({
      find: (name) => {
        asked.push(`${pool} ${name}`);
        return find(name);
      },
    }),
    log: { error: (message) => void logged.push(message) },
  });
const person = (on: boolean) => async () => ({ userId: 'user-1', email: 'a@example.test', name: '', on });

test.each([
  ...workingRoles.map((role) => [role, [role]] as [string, string[]]),
  ['admin staff', ['staff', 'admin']],
  ['staff warehouse billing', ['billing', 'staff', 'warehouse']],
])('until two-step sign-in is on, %s waits and the groups %j are left out', async (role, groups) => {
  const { response } = await trigger('asked', person(false))(eventFor(...groups), run);
  expect(response.claimsAndScopeOverrideDetails).toMatchObject({
    groupOverrideDetails: { groupsToOverride: [] },
    idTokenGeneration: { claimsToAddOrOverride: { roles_after_two_step: role } },
  });
  expect(asked).toEqual(['us-east-1_pool user-1']);
});

test('groups of customers stay', async () => {
  const { response } = await trigger('asked', person(false))(eventFor('customer', 'staff'), run);
  expect(response.claimsAndScopeOverrideDetails).toMatchObject({
    groupOverrideDetails: { groupsToOverride: ['customer'] },
  });
});

test('once it is on, the token is as it would be without us', async () => {
  const event = eventFor('admin');
  expect(await trigger('asked', person(true))(event, run)).toBe(event);
});

test.each<[string, StaffTwoStep, string[]]>([
  ['where it is only offered', 'offered', ['admin']],
  ['for customers', 'asked', []],
  ['for the group of customers', 'asked', ['customer']],
])('%s the token stays, and the pool is not asked', async (_, staffTwoStep, groups) => {
  const event = eventFor(...groups);
  expect(await trigger(staffTwoStep, person(false))(event, run)).toBe(event);
  expect(asked).toEqual([]);
});

test('when the pool does not answer there is no token, and a sentence that the sign-in page shows', async () => {
  const refuse = () => Promise.reject(new Error('TooManyRequestsException'));
  const said = await trigger('asked', refuse)(eventFor('admin'), run).catch(({ message }: Error) => message);
  const passedOn = {
    name: 'UserLambdaValidationException',
    message: `PreTokenGeneration failed with error ${said}.`,
  };
  expect(loginErrorMessage(passedOn)).toBe(
    'We could not check your two-step sign-in. Please try again in a minute.',
  );
  expect(logged).toHaveLength(1);
});
