import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { sameEmail } from '#domain/kernel/person/email.ts';
import { guestDraftWords } from '#domain/shipments/customer/saved/guest-draft-words.ts';
import { quoteReader } from './quote-reader.ts';

/**
 * Says in words what the quote is about that somebody accepted before they had an account, for letters to them: `your $385.00 barrel`.
 * Undefined unless it was mailed to that e-mail address and waits to be booked. Reads one item.
 */
export const quoteToBookReader = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = quoteReader(client, table);
  return async (reference: string, email: string): Promise<string | undefined> => {
    const quote = await find(reference);
    return quote?.status === 'ACCEPTED' && sameEmail(quote.email, email)
      ? guestDraftWords(quote.request.goods, quote.offer.total)
      : undefined;
  };
};

export type ReadQuoteToBook = ReturnType<typeof quoteToBookReader>;
