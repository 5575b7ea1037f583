import { isLinkSecret } from '#domain/kernel/link-secret.ts';
import type { GuestDraft } from '#domain/shipments/customer/saved/guest-draft.ts';
import { ask } from '#web/api/ask.ts';
import { type Begun, keepBegun, readBegun, wizardPath } from './begun.ts';

/** Nobody waits longer for it: the draft is in the account anyway. */
const PATIENCE_MS = 5000;

/**
 * What the secret in the link of a letter stands for: what this device knows of it, or else the server. This device remembers it until
 * somebody signs in here. Undefined when it is gone or cannot be asked for now. Never throws.
 */
export const lookUpBegun = async (secret: string | undefined): Promise<Begun | undefined> => {
  if (!isLinkSecret(secret)) return undefined;
  const known = readBegun();
  if (known?.secret === secret) return known;
  const answer = await ask<GuestDraft>(
    '/api/shipment-drafts/guest',
    { failed: '', away: '' },
    { headers: { 'guest-draft': secret }, timeoutMs: PATIENCE_MS },
  );
  if (answer.kind !== 'ok') return undefined;
  const { id, words, timestamp } = answer.reply;
  const begun = { id, secret, words, timestamp, path: wizardPath(id), isThere: true } as const;
  keepBegun(begun);
  return begun;
};
