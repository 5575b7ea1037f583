import type { Domain } from '../patterns/domain.ts';
import { readsSettings } from '../patterns/uses.ts';

/** What the calculator asks the server. The prices themselves are calculated in the browser. */
export const quotes: Domain = {
  name: 'quotes',
  http: {
    uses: [readsSettings],
    whenItFails: 'The calculator does not know how far away a ZIP code is, so it shows no price for a pickup',
  },
};
