import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookStep } from '#domain/quotes/answer-step.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { guestDraftWords } from '#domain/shipments/customer/saved/guest-draft-words.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useChange } from '#web/api/use-reply.ts';
import { bookQuotePath, keepQuoteToBook } from '#web/session/drafts/quote-to-book.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { QuoteActions } from './quote-actions.ts';
import { QuoteLetter } from './quote-letter.tsx';

const KEY = 'linked-quote';

/** The secret is behind the `#`, which no server and no log sees. */
const useSecret = (): string => {
  const [secret] = useState(() => location.hash.slice(1));
  return secret;
};

const useLinked = () => {
  const secret = useSecret();
  const cache = useQueryClient();
  const headers = { 'quote-link': secret };
  const query = useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => api(quoteEndpoints.openLink, { headers }, signal),
    retry: false,
    enabled: secret !== '',
    refetchOnWindowFocus: false,
  });
  const [requoted, setRequoted] = useState<string>();
  const actions: QuoteActions = {
    answer: useChange((body) => api(quoteEndpoints.answerByLink, { headers, body }), [KEY]),
    ask: useChange((body) => api(quoteEndpoints.askByLink, { headers, body }), [KEY]),
    requote: useMutation({
      mutationFn: () => api(quoteEndpoints.requoteByLink, { headers }),
      onSuccess: ({ reference }) => setRequoted(reference),
      onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [KEY] })),
    }),
  };
  return { secret, query, actions, requoted };
};
type Linked = ReturnType<typeof useLinked>;

const returnTo = (path: string): string => `returnUrl=${encodeURIComponent(path)}`;

/** `signUp` is what the account is for, where making one is what to do now. */
const SignIn = ({
  path,
  signUp,
  onLeave,
}: {
  readonly path: string;
  readonly signUp?: string;
  readonly onLeave?: () => void;
}) => (
  <span className="mt-3 flex flex-wrap gap-2">
    <a
      href={`/auth/register?${returnTo(path)}`}
      onClick={onLeave}
      className={actionClass(signUp === undefined ? { look: 'plain' } : {})}
    >
      {signUp ?? 'Create an account'}
    </a>
    <a href={`/auth/login?${returnTo(path)}`} onClick={onLeave} className={actionClass({ look: 'quiet' })}>
      Sign in
    </a>
  </span>
);

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

const NotValid = ({ error }: { readonly error: unknown }) =>
  codeOf(error) === 'QUOTE_IN_ACCOUNT' ? (
    <EmptyState title="This quote is in your account" action={<SignIn path="/dashboard/quotes" />}>
      Someone signed in with the e-mail address of this quote. It is in that account now.
    </EmptyState>
  ) : (
    <EmptyState
      title="This link is not valid any more"
      action={
        <a href="/shipping-calculator" className={actionClass()}>
          Get a new quote
        </a>
      }
    >
      Open the link of our latest e-mail, or enter what you send again.
    </EmptyState>
  );

/** The way to an account, which says what it is for. */
const ToBook = ({ quote }: { readonly quote: CustomerQuote }) => {
  const { reference, email, request, offer } = quote;
  return (
    <>
      To book it, create a free account or sign in with {email}. We go on with this quote, and you type none
      of it again.
      <SignIn
        path={bookQuotePath(reference)}
        signUp={bookStep(quote).actOfGuest}
        onLeave={() =>
          keepQuoteToBook({ reference, email, words: guestDraftWords(request.goods, offer.total) })
        }
      />
    </>
  );
};

const LinkedQuote = ({ secret, query, actions, requoted }: Linked) => {
  const refused = ['LINK_REFUSED', 'QUOTE_IN_ACCOUNT', 'INVALID_INPUT'].includes(codeOf(query.error));
  if (secret === '' || refused) return <NotValid error={query.error} />;
  return (
    <Loaded query={query} loading="Loading the quote…" lines={14}>
      {(letter) => (
        <>
          {requoted === undefined ? null : (
            <Alert kind="success" className="mb-6" title={`Your new quote is ${requoted}`}>
              We e-mailed you a link to it.
            </Alert>
          )}
          <QuoteLetter
            letter={letter}
            actions={actions}
            next={
              letter.quote.status === 'ACCEPTED' ? (
                <ToBook quote={letter.quote} />
              ) : (
                'We e-mailed you a link to it.'
              )
            }
          />
        </>
      )}
    </Loaded>
  );
};

/** A quote behind the link of an e-mail, for somebody without an account. Whoever signs in with that address owns it. */
export const OpenQuotePage = () => {
  const linked = useLinked();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:py-10">
      <PageHeader caption="Quote" title={linked.query.data?.quote.reference ?? 'Your quote'} />
      <LinkedQuote {...linked} />
    </div>
  );
};
