import { codeEndOf, distinctTexts, endOf, nameTerms, searchable } from '../kernel/search.ts';
import type { Enquiry } from './enquiry.ts';

/**
 * The search terms of an enquiry that is not closed: its reference and the end of it, the sender's name and e-mail address, the
 * end of the phone number, and the mailbox or tracking number that it is about. Those of closed ones and of spam are deleted.
 */
export const searchTerms = ({
  reference,
  status,
  name,
  email,
  phone = '',
  number = '',
}: Pick<Enquiry, 'reference' | 'status' | 'name' | 'email' | 'phone' | 'number'>): readonly string[] =>
  status === 'CLOSED' || status === 'SPAM'
    ? []
    : distinctTexts([
        searchable(reference),
        codeEndOf(reference),
        ...nameTerms(name),
        searchable(email),
        phone && endOf(phone),
        searchable(number),
        number && codeEndOf(number),
      ]);
