import type { UseMutationResult } from '@tanstack/react-query';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import type { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import type { Change } from '#web/ui/forms/act/use-act.ts';

type Answer = EndpointInput<typeof quoteEndpoints.answer>['body'];
type Question = EndpointInput<typeof quoteEndpoints.ask>['body'];

/** What a customer can do with a quote, in the account or by the link of an e-mail. */
export interface QuoteActions {
  readonly answer: Change<Answer, unknown> & Pick<UseMutationResult<unknown, Error, Answer>, 'mutate'>;
  readonly ask: Change<Question, unknown>;
  readonly requote: {
    readonly mutate: () => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
}
