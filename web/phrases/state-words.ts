import { usStateName } from '#domain/kernel/countries-us.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';

/** The state of the dock, from the settings, as people say it: `New Jersey`. It is where everything that we fly sets out. */
export const stateWords = ({ facility }: Pick<PublicBrand, 'facility'>): string =>
  usStateName(facility.state);
