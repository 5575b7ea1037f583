/** Whose addresses a text may hold. */
interface Origin {
  readonly region: string;
  /** `localhost:<port>` */
  readonly host: string;
}

/** The one origin at home has no TLS: `https://localhost:<port>` becomes `http://localhost:<port>`. */
export const withoutTls = (text: string, { host }: Origin): string =>
  text.replaceAll(`https://${host}`, `http://${host}`);

/** Where browsers reach Cognito at home: a path of the one origin, so that no second port is needed. */
const cognitoForBrowser = ({ host }: Origin): string => `http://${host}/local/aws/cognito-idp`;

/**
 * A text that browsers read (static JSON, a content security policy): Cognito's endpoint becomes the one at home.
 * Tokens keep their issuer, for functions read that from their environment.
 */
export const forBrowser = (text: string, origin: Origin): string =>
  withoutTls(text, origin).replaceAll(
    `https://cognito-idp.${origin.region}.amazonaws.com`,
    cognitoForBrowser(origin),
  );
