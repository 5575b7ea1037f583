/** The request in a callback link. When several apply, the first counts. */
export type CallbackRequest =
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'code'; readonly from: 'query' | 'hash'; readonly code: string; readonly user: string }
  | { readonly kind: 'session' };

/** The parameters of the link's query or hash, already decoded. */
type Parameters = Readonly<Partial<Record<string, string>>>;

/** How long 'Success!' is shown before the dashboard opens. */
export const CALLBACK_REDIRECT_DELAY_MS = 2000;

export const callbackTexts = {
  verifying: { title: 'Verifying...', text: 'Please wait while we verify your account...' },
  success: { title: 'Success!', text: 'Your account has been verified successfully.' },
  error: { title: 'Authentication Error', text: 'There was a problem verifying your account.' },
  nothingFound: 'No valid authentication code or session found. Please try signing in again.',
  deadLink:
    'This link does not work any more. It was used before, a newer one was sent, or it is too old. We can send you a new one.',
  incomplete: 'This link is not complete. Open it from the e-mail again, or ask for a new one.',
} as const;

const foundSession = { 'signed-in': 'Successfully signed in!', 'session-found': 'Session found!' } as const;
/** How a session came to be. */
export type FoundSession = keyof typeof foundSession;

/** The specified text for a session, with where the page goes on: the dashboard, or what somebody was about to book. */
export const redirecting = (found: FoundSession, isToBook: boolean): string =>
  `${foundSession[found]} Redirecting to your ${isToBook ? 'booking' : 'dashboard'}...`;

const hashCode = (hash: string, parameters: Parameters): string => {
  const code = parameters.code ?? (hash.includes('=') ? '' : hash);
  // An empty link leaves a hash of one character. It counts as no code.
  return code.length > 1 ? code : '';
};

/** A link from the router, with decoded parameters. */
export interface CallbackLink {
  readonly query: Parameters;
  /** Without its leading #. */
  readonly hash: string;
  readonly hashParameters: Parameters;
}

/** The user in the link, usually an e-mail address; empty when there is none. */
export const callbackUser = ({ query, hashParameters }: CallbackLink): string =>
  query.user || hashParameters.user || '';

/** Reads a callback link: first an error, then a code in the query, then a code in the hash, otherwise an existing session. */
export const readCallback = (link: CallbackLink): CallbackRequest => {
  const { query, hashParameters } = link;
  const user = callbackUser(link);
  const error = query.error || hashParameters.error;
  const description = query.error_description || hashParameters.error_description;
  if (error || description)
    return { kind: 'error', message: `Authentication error: ${description || error}` };
  if (query.code) return { kind: 'code', from: 'query', code: query.code, user };
  const fromHash = hashCode(link.hash, hashParameters);
  return fromHash ? { kind: 'code', from: 'hash', code: fromHash, user } : { kind: 'session' };
};

/** The specified text for a code that was refused, by the part of the link that held it. */
export const codeRefused = (from: 'query' | 'hash', message: string): string =>
  `${from === 'query' ? 'PKCE' : 'Hash'} Authentication failed: ${message}`;

/** The specified text for any other error. */
export const unexpectedFailure = (message: string): string =>
  `Unexpected error during authentication: ${message}`;
