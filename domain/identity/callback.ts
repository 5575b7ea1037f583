/** What the link that led to the callback asks for, the first that applies. */
export type CallbackRequest =
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'code'; readonly from: 'query' | 'hash'; readonly code: string; readonly user: string }
  | { readonly kind: 'session' };

/** The parameters of the link's query or hash, already decoded. */
type Parameters = Readonly<Partial<Record<string, string>>>;

/** How long 'Success!' stands before the dashboard opens. */
export const CALLBACK_REDIRECT_DELAY_MS = 2000;

export const callbackTexts = {
  verifying: { title: 'Verifying...', text: 'Please wait while we verify your account...' },
  success: { title: 'Success!', text: 'Your account has been verified successfully.' },
  error: { title: 'Authentication Error', text: 'There was a problem verifying your account.' },
  signedIn: 'Successfully signed in! Redirecting to your dashboard...',
  sessionFound: 'Session found! Redirecting to your dashboard...',
  nothingFound: 'No valid authentication code or session found. Please try signing in again.',
  incomplete: 'This link is not complete. Open it from the e-mail again, or ask for a new one.',
} as const;

const hashCode = (hash: string, parameters: Parameters): string => {
  const code = parameters.code ?? (hash.includes('=') ? '' : hash);
  // A hash of one character is what an empty link leaves behind; it counts as no code.
  return code.length > 1 ? code : '';
};

/** A link as the router has it, its parameters decoded. */
export interface CallbackLink {
  readonly query: Parameters;
  /** Without its leading #. */
  readonly hash: string;
  readonly hashParameters: Parameters;
}

/** Whose link it is: an e-mail address as a rule; empty when it names nobody. */
export const callbackUser = ({ query, hashParameters }: CallbackLink): string =>
  query.user || hashParameters.user || '';

/** Reads the callback's link: an error first, then a code in the query, then one in the hash, else an existing session. */
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

/** The stated text for a code that was refused, by where the code stood. */
export const codeRefused = (from: 'query' | 'hash', message: string): string =>
  `${from === 'query' ? 'PKCE' : 'Hash'} Authentication failed: ${message}`;

/** The stated text for anything else that went wrong. */
export const unexpectedFailure = (message: string): string =>
  `Unexpected error during authentication: ${message}`;
