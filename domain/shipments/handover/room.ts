import { codeEndpoints } from './code-endpoints.ts';
import { collectEndpoints } from './collect-endpoints.ts';
import { counterEndpoints } from './counter-endpoints.ts';

/** Giving goods to their receiver: the code, the link with its page, the counter. */
export const handoverRoom = {
  ...codeEndpoints,
  ...collectEndpoints,
  ...counterEndpoints,
} as const;
