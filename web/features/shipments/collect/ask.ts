import { collectWords } from '#domain/shipments/handover/collect-words.ts';
import { type Answer, ask } from '#web/api/ask.ts';

/** Asks the API about the shipment of a link. The secret goes in a header: an address would be in logs. Never throws. */
export const askByLink = <Reply>(
  token: string,
  path: string,
  asked: { readonly method?: 'POST' | 'PUT'; readonly body?: object } = {},
): Promise<Answer<Reply>> =>
  ask(`/api/collect${path}`, collectWords, { ...asked, headers: { 'collect-link': token } });
