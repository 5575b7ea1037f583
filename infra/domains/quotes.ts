import type { Domain } from '../patterns/domain.ts';
import { readsSettings } from '../patterns/uses.ts';

/** What the calculator asks; prices themselves are worked out in the browser. */
export const quotes: Domain = {
  name: 'quotes',
  http: {
    uses: [readsSettings],
    whenItFails: 'The calculator cannot tell how far a ZIP code is, so it prices no pickup',
  },
};
