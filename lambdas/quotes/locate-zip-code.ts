import { placeBeyondStates } from '#domain/departures/slots/beyond-states.ts';
import { milesBetween } from '#domain/departures/slots/distance.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { ReadSetting } from '../settings/index.ts';
import type { FindZipCode } from './zip-codes.ts';

interface Deps {
  readonly find: FindZipCode;
  readonly readSetting: ReadSetting;
}

/** Returns the place of a ZIP code, its distance from the dock, and whether we collect there. */
export const locateZipCode =
  ({ find, readSetting }: Deps): UseCase<typeof quoteEndpoints.zipCode> =>
  async ({ params: { zip } }) => {
    const place = find(zip);
    if (place === undefined) {
      const beyond = placeBeyondStates(zip);
      if (beyond) {
        const message = `That is ${beyond}, too far for our van. You can bring your goods to the dock, or have them sent there.`;
        return refuse('ZIP_CODE_BEYOND_STATES', message);
      }
      return refuse('ZIP_CODE_NOT_FOUND', `We do not know the ZIP code ${zip}. Check its five digits.`);
    }
    const [{ facility }, { pickup }] = await Promise.all([readSetting('brand'), readSetting('schedule')]);
    const miles = milesBetween(facility, place);
    const { city, state } = place;
    return ok({ zip, city, state, miles, withinRadius: miles <= pickup.radiusMiles });
  };
