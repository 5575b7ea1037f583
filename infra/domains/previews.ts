import type { Domain } from '../patterns/domain.ts';
import { linksToSite, readsSettings } from '../patterns/uses.ts';

/** Shows admins every message as it would be written now. */
export const previews: Domain = {
  name: 'previews',
  http: {
    uses: [readsSettings, linksToSite],
    whenItFails: 'Admins cannot look at the messages; they are sent all the same',
  },
};
