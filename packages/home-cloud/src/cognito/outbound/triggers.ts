import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Invoke } from '../../types.ts';
import type { PoolDefinition, TriggerName } from '../pools/pool-definition.ts';
import { refusals } from '../protocol/service-error.ts';
import type { User } from '../store/users.ts';

/** One call of a trigger. */
interface TriggerCall {
  readonly trigger: TriggerName;
  /** For instance `PostConfirmation_ConfirmSignUp`. */
  readonly source: string;
  readonly pool: PoolDefinition;
  /** Absent in administrators' operations. */
  readonly clientId?: string | undefined;
  readonly userName: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly response?: Readonly<Record<string, unknown>>;
}

/** Calls the function and returns its `response`. Returns the given response if the pool has no such trigger. */
export type Triggers = (call: TriggerCall) => Promise<Readonly<Record<string, unknown>>>;

/** Cognito's timeout for a function, and its number of tries after a timeout. */
const defaultTimeoutMs = 5000;
const tries = 3;

const Answer = z.object({ response: z.record(z.string(), z.unknown()) });

const silent = Symbol('no answer in time');

const answerInTime = async (asked: Promise<unknown>, milliseconds: number): Promise<unknown> => {
  const over = new AbortController();
  try {
    return await Promise.race([asked, delay(milliseconds, silent, { signal: over.signal })]);
  } finally {
    over.abort();
  }
};

const eventOf = ({ trigger, source, pool, clientId, userName, request, response }: TriggerCall) => ({
  version: trigger === 'PreTokenGeneration' ? pool.preTokenVersion : '1',
  region: pool.id.split('_')[0],
  userPoolId: pool.id,
  userName,
  callerContext: {
    awsSdkVersion: 'aws-sdk-unknown-unknown',
    clientId: clientId ?? 'CLIENT_ID_NOT_APPLICABLE',
  },
  triggerSource: source,
  request,
  response: response ?? {},
});

/** Calls the function once. Returns its result, or `silent` after the timeout. */
const ask = async (
  invoke: Invoke,
  target: string,
  call: TriggerCall,
  milliseconds: number,
): Promise<unknown> => {
  try {
    return await answerInTime(invoke(target, structuredClone(eventOf(call))), milliseconds);
  } catch (error) {
    throw refusals.triggerFailed(call.trigger, error instanceof Error ? error.message : String(error));
  }
};

/**
 * Calls triggers as Cognito does: three tries with a timeout of five seconds, and no retry for a function that throws. Throws
 * UserLambdaValidationException with the function's message, UnexpectedLambdaException after the last timeout, and
 * InvalidLambdaResponseException for a result that is not an event.
 */
export const triggerRunner =
  (invoke: Invoke, milliseconds: number = defaultTimeoutMs): Triggers =>
  async (call) => {
    const target = call.pool.triggers[call.trigger];
    if (target === undefined) return call.response ?? {};
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const answer = await ask(invoke, target, call, milliseconds);
      if (answer === silent) continue;
      const parsed = z.safeParse(Answer, answer);
      if (!parsed.success) throw refusals.triggerUnreadable();
      return parsed.data.response;
    }
    throw refusals.triggerSilent(call.trigger);
  };

/** The user's attributes in a trigger's event. */
export const attributesForTrigger = (user: User): Record<string, string> => ({
  sub: user.sub,
  'cognito:user_status': user.status,
  ...user.attributes,
});
