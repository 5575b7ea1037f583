import { type Said, waysToSay } from '#domain/shipments/caller/said.ts';
import type { TypedSaid } from './said-fields.tsx';

/** As it is sent. */
export const saidOf = ({ how, who, why }: TypedSaid): Said => ({
  // The browser does not let a form be sent in which none is chosen.
  how: waysToSay.find((way) => way === how) ?? 'PHONE',
  who: who.trim(),
  ...(why.trim() === '' ? {} : { why: why.trim() }),
});
