import type { Addressee } from '#domain/mailboxes/receiving/addressee.ts';
import { dateWords } from './days.ts';

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
