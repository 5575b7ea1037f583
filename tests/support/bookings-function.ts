import type { BookingDependencies } from '#lambdas/bookings/dependencies.ts';
import { wire } from '#lambdas/bookings/http.ts';

type Env = Omit<Parameters<typeof wire>[0], 'SITE_URL'>;
type Given = Omit<BookingDependencies, 'rolesOf'> & Partial<Pick<BookingDependencies, 'rolesOf'>>;

export const SITE_URL = 'https://skybarrel.test';

/** The function of the bookings in a test. Nobody has a role in the user pool unless the test says so. */
export const bookingsFunction = (env: Env, given: Given) =>
  wire({ ...env, SITE_URL }, { rolesOf: async () => [], ...given });
