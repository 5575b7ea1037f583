import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { beforeEach, expect, test } from 'vitest';
import { recoveryErrorMessage } from '#domain/identity/provider-errors.ts';
import { withDeadline } from '../runtime/deadline.ts';
import { bySource } from '../runtime/triggers/by-source.ts';
import { afterPasswordReset } from './after-password-reset.ts';
import type { EndSessions } from './end-sessions.ts';

const run = { correlationId: 'run-1' };
const event: PostConfirmationTriggerEvent = {
  version: '1',
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userName: 'user-1',
  callerContext: { awsSdkVersion: '', clientId: '' },
  triggerSource: 'PostConfirmation_ConfirmForgotPassword',
  request: { userAttributes: {} },
  response: {},
};

let logged: string[];
beforeEach(() => {
  logged = [];
});
const log = { error: (message: string) => void logged.push(message) };
const resetWith = (endSessions: EndSessions) =>
  afterPasswordReset({ endSessions, log, deadline: (_, work) => withDeadline(20, work) });

test('a new password ends the sessions of the person who made it', async () => {
  const ended: unknown[] = [];
  const reset = resetWith(async (owner) => void ended.push(owner));
  expect(await reset(event, run)).toBe(event);
  expect(ended).toEqual([{ userPoolId: 'us-east-1_pool', userId: 'user-1' }]);
});

test.each<[string, EndSessions]>([
  ['refuses', () => Promise.reject(new Error('TooManyRequestsException'))],
  ['never answers', () => new Promise(() => undefined)],
])(
  'a pool that %s is told to the person, in words that Cognito passes on, and to us',
  async (_, endSessions) => {
    const said = await resetWith(endSessions)(event, run).catch(({ message }: Error) => message);
    const passedOn = {
      name: 'UserLambdaValidationException',
      message: `PostConfirmation failed with error ${said}.`,
    };
    expect(recoveryErrorMessage(passedOn)).toBe(
      'Your new password works, but your other devices are still signed in. Sign in and choose Sign Out Everywhere in your profile.',
    );
    expect(logged).toHaveLength(1);
  },
);

test('each trigger source has its own use case, and an event of another source is returned unchanged', async () => {
  const done: string[] = [];
  const note = (duty: string) => async (of: PostConfirmationTriggerEvent) => {
    done.push(duty);
    return of;
  };
  const trigger = bySource<PostConfirmationTriggerEvent>({
    PostConfirmation_ConfirmSignUp: note('sign-up'),
    PostConfirmation_ConfirmForgotPassword: note('reset'),
  });
  await trigger(event, run);
  await trigger({ ...event, triggerSource: 'PostConfirmation_ConfirmSignUp' }, run);
  const unknown = { ...event, triggerSource: 'constructor' as 'PostConfirmation_ConfirmSignUp' };
  expect(await trigger(unknown, run)).toBe(unknown);
  expect(done).toEqual(['reset', 'sign-up']);
});
