import { confirmSignUp, fetchAuthSession } from 'aws-amplify/auth';
import {
  type CallbackRequest,
  callbackTexts,
  codeRefused,
  unexpectedFailure,
} from '#domain/identity/callback.ts';
import { isAlreadyConfirmed } from '#domain/identity/provider-errors.ts';
import { askRegisteringTab } from '../handover/ask-registering-tab.ts';

/** How the callback ended, in words for the person. `signedIn` tells whether tokens came or were there. */
export type CallbackOutcome =
  | { readonly status: 'success'; readonly signedIn: boolean; readonly message?: string }
  | { readonly status: 'error'; readonly message: string };

type CodeRequest = Extract<CallbackRequest, { kind: 'code' }>;

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const confirm = async ({ code, user, from }: CodeRequest): Promise<CallbackOutcome> => {
  if (!user) return { status: 'error', message: codeRefused(from, callbackTexts.incomplete) };
  try {
    await confirmSignUp({ username: user, confirmationCode: code });
  } catch (thrown) {
    if (!isAlreadyConfirmed(thrown))
      return { status: 'error', message: codeRefused(from, messageOf(thrown)) };
  }
  return await signedInAs(user);
};

/** Whether this browser holds a session of that very address. */
const holdsSessionOf = async (email: string): Promise<boolean> => {
  const { tokens } = await fetchAuthSession();
  return String(tokens?.idToken?.payload.email ?? '').toLowerCase() === email.toLowerCase();
};

/** The account is confirmed by now: a sign-in that does not work only means that the person signs in by hand. */
const signedInAs = async (email: string): Promise<CallbackOutcome> => {
  try {
    if (await holdsSessionOf(email))
      return { status: 'success', signedIn: true, message: callbackTexts.sessionFound };
    if ((await askRegisteringTab(email)) && (await holdsSessionOf(email)))
      return { status: 'success', signedIn: true, message: callbackTexts.signedIn };
  } catch {
    // What could not be read is no session.
  }
  return { status: 'success', signedIn: false };
};

const existingSession = async (): Promise<CallbackOutcome> => {
  const { tokens } = await fetchAuthSession();
  return tokens
    ? { status: 'success', signedIn: true, message: callbackTexts.sessionFound }
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
 * Does what the link asks for, once: a code is good for one confirmation, so an effect that React runs twice, or a
 * page opened again in the same tab, gets the first run's outcome. Never throws.
 */
export const completeCallback = (request: CallbackRequest): Promise<CallbackOutcome> => {
  if (request.kind !== 'code') return complete(request);
  const key = JSON.stringify([request.code, request.user]);
  const running = underWay.get(key) ?? forgettingFailure(key, complete(request));
  underWay.set(key, running);
  return running;
};

/** A failure may have been the network's: opening the link again is worth another try. */
const forgettingFailure = async (key: string, run: Promise<CallbackOutcome>): Promise<CallbackOutcome> => {
  const outcome = await run;
  if (outcome.status === 'error') underWay.delete(key);
  return outcome;
};
