import type { Addressee } from '#domain/mailboxes/addressee.ts';
import type { IdKind, Witness } from '#domain/mailboxes/form-1583.ts';
import { dateWords } from './days.ts';

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

/** Where an addressee stands with U.S. Mail, in a few words. */
export const addresseeWords = ({ status, lastDay }: Pick<Addressee, 'status' | 'lastDay'>): string => {
  switch (status) {
    case 'NOT_REQUIRED':
      return 'No U.S. Mail';
    case 'REQUESTED':
      return 'Form 1583 is not signed yet';
    case 'EXPIRED':
      return `Form 1583 has expired${lastDay === undefined ? '' : ` after ${dateWords(lastDay)}`}`;
    case 'APPROVED':
      return lastDay === undefined ? 'U.S. Mail can come' : `U.S. Mail can come until ${dateWords(lastDay)}`;
  }
};
