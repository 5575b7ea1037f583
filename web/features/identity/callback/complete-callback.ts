import { confirmSignUp, fetchAuthSession } from 'aws-amplify/auth';
import {
  type CallbackRequest,
  callbackTexts,
  codeRefused,
  type FoundSession,
  unexpectedFailure,
} from '#domain/identity/callback.ts';
import { callbackErrorMessage, isAlreadyConfirmed, isDeadCode } from '#domain/identity/provider-errors.ts';
import { askRegisteringTab } from '../handover/ask-registering-tab.ts';
import { withStatus } from '../provider/with-status.ts';

/** Result of the callback: how there is a session, if there is one, or what went wrong. */
export type CallbackOutcome =
  | { readonly status: 'success'; readonly session?: FoundSession }
  | {
      readonly status: 'error';
      readonly message: string;
      /** The code of the link is dead, which the message says in the words of the sign-in service. */
      readonly isDead?: true;
    };

type CodeRequest = Extract<CallbackRequest, { kind: 'code' }>;

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const confirm = async ({ code, user, from }: CodeRequest): Promise<CallbackOutcome> => {
  if (!user) return { status: 'error', message: codeRefused(from, callbackTexts.incomplete) };
  try {
    await withStatus(() => confirmSignUp({ username: user, confirmationCode: code }));
  } catch (thrown) {
    if (!isAlreadyConfirmed(thrown))
      return {
        status: 'error',
        message: codeRefused(from, callbackErrorMessage(thrown)),
        ...(isDeadCode(thrown) ? { isDead: true } : {}),
      };
  }
  return await signedInAs(user);
};

/** True when this browser has a session of this address. */
const hasSessionOf = async (email: string): Promise<boolean> => {
  const { tokens } = await fetchAuthSession();
  return String(tokens?.idToken?.payload.email ?? '').toLowerCase() === email.toLowerCase();
};

/** The account is confirmed at this point. If the automatic sign-in fails, the person signs in with the form. */
const signedInAs = async (email: string): Promise<CallbackOutcome> => {
  try {
    if (await hasSessionOf(email)) return { status: 'success', session: 'session-found' };
    if ((await askRegisteringTab(email)) && (await hasSessionOf(email)))
      return { status: 'success', session: 'signed-in' };
  } catch {
    // An unreadable session counts as none.
  }
  return { status: 'success' };
};

const existingSession = async (): Promise<CallbackOutcome> => {
  const { tokens } = await fetchAuthSession();
  return tokens
    ? { status: 'success', session: 'session-found' }
    : { status: 'error', message: callbackTexts.nothingFound };
};

const complete = async (request: CallbackRequest): Promise<CallbackOutcome> => {
  try {
    if (request.kind === 'error') return { status: 'error', message: request.message };
    return await (request.kind === 'code' ? confirm(request) : existingSession());
  } catch (thrown) {
    return { status: 'error', message: unexpectedFailure(messageOf(thrown)) };
  }
};

const underWay = new Map<string, Promise<CallbackOutcome>>();

/**
 * Completes the link's task once. A code works only once, so an effect that React runs twice, or a page opened again in
 * the same tab, gets the result of the first run. Never throws.
 */
export const completeCallback = (request: CallbackRequest): Promise<CallbackOutcome> => {
  if (request.kind !== 'code') return complete(request);
  const key = JSON.stringify([request.code, request.user]);
  const running = underWay.get(key) ?? withoutCachedFailure(key, complete(request));
  underWay.set(key, running);
  return running;
};

/** The network may have failed, so opening the link again tries once more. */
const withoutCachedFailure = async (key: string, run: Promise<CallbackOutcome>): Promise<CallbackOutcome> => {
  const outcome = await run;
  if (outcome.status === 'error') underWay.delete(key);
  return outcome;
};
