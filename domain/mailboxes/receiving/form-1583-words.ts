import type { IdKind, Witness } from './form-1583.ts';

/** What people call the kinds of identification. */
export const idNames: Readonly<Record<IdKind, string>> = {
  PASSPORT: 'Passport',
  DRIVER_LICENSE: 'Driver’s license',
  STATE_ID: 'State ID card',
  RESIDENT_CARD: 'Permanent resident card',
  CITIZENSHIP: 'Certificate of naturalization',
  UNIFORMED_SERVICE: 'Uniformed service ID',
  CONSULAR_CARD: 'Consular ID card',
  LEASE: 'Current lease',
  DEED: 'Mortgage or deed',
  INSURANCE: 'Home or vehicle insurance policy',
  VEHICLE: 'Vehicle registration',
  VOTER_CARD: 'Voter card',
};

/** How a signature was witnessed. */
export const witnessNames: Readonly<Record<Witness, string>> = {
  IN_PERSON: 'In front of one of us',
  LIVE_VIDEO: 'In a live video call',
  NOTARY: 'In front of a notary',
};
