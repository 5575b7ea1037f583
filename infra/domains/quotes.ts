import type { Domain } from '../patterns/domain.ts';
import { readsSettings } from '../patterns/uses.ts';

/** Quotes, and what the calculator asks the server. The calculator computes its prices in the browser. */
export const quotes: Domain = {
  name: 'quotes',
  tables: { Quotes: { outbox: true, indexed: true } },
  http: {
    uses: [readsSettings],
    whenItFails: 'The calculator does not know how far away a ZIP code is, so it shows no price for a pickup',
  },
};
