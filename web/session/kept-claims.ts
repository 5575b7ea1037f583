/** Prefix of Amplify's storage keys. They change when another tab signs in or out. */
export const TOKEN_KEYS = 'CognitoIdentityServiceProvider.';

type Claims = Readonly<Record<string, unknown>>;

interface KeptClaims {
  /** The access token itself. */
  readonly token: string;
  readonly access: Claims;
  readonly identity: Claims;
}

/** What a token says of itself. It is read to show screens, never to allow anything. */
const claimsOf = (token: string | null): Claims | undefined => {
  const [, payload] = token?.split('.') ?? [];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return undefined;
  }
};

/** Where Amplify keeps the tokens of whoever is signed in, as the beginning of their keys; undefined when nobody is. */
const keptBase = (): { readonly base: string; readonly clientId: string } | undefined => {
  const last = Object.keys(localStorage).find(
    (key) => key.startsWith(TOKEN_KEYS) && key.endsWith('.LastAuthUser'),
  );
  if (last === undefined) return undefined;
  const client = last.slice(0, -'LastAuthUser'.length);
  return { base: `${client}${localStorage.getItem(last)}`, clientId: client.slice(TOKEN_KEYS.length, -1) };
};

/** The client and the refresh token of the session that this browser keeps; undefined when nobody is signed in. */
export const keptSession = (): { readonly clientId: string; readonly refreshToken: string } | undefined => {
  const kept = keptBase();
  return (
    kept && { clientId: kept.clientId, refreshToken: localStorage.getItem(`${kept.base}.refreshToken`) ?? '' }
  );
};

/**
 * The claims of the person whose tokens this browser keeps, whether they have expired or not: the identity token's and, over them, the
 * access token's. Undefined when nobody is signed in. For the time in which tokens cannot be renewed, because the network is gone.
 */
export const keptClaims = (): KeptClaims | undefined => {
  const kept = keptBase();
  if (kept === undefined) return undefined;
  const { base } = kept;
  const token = localStorage.getItem(`${base}.accessToken`) ?? '';
  const access = claimsOf(token);
  return access && { token, access, identity: claimsOf(localStorage.getItem(`${base}.idToken`)) ?? {} };
};

/** The first name of whoever is signed in, as their token has it; undefined where it has none. */
export const ownFirstName = (): string | undefined => {
  const name = keptClaims()?.identity.given_name;
  return typeof name === 'string' ? name : undefined;
};
