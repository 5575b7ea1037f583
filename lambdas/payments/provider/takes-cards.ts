import type { Clock } from '../../runtime/clock.ts';
import { optional, readEnv } from '../../runtime/env.ts';
import { secretReader } from '../../runtime/secrets/secret-reader.ts';
import { providerKeys } from './provider-keys.ts';

/**
 * Whether people can pay by card on this website now: whether the stage has keys for the card provider. What pages and app say about
 * paying follows from it. A change is seen within a minute.
 */
export const takesCards = (clock: Clock): (() => Promise<boolean>) => {
  const { CARD_KEYS_ID } = readEnv({ CARD_KEYS_ID: optional });
  if (CARD_KEYS_ID === '') return async () => false;
  const keys = providerKeys(secretReader(CARD_KEYS_ID), clock);
  return async () => (await keys()) !== undefined;
};
