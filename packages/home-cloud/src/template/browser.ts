/** The origin of the cloud at home. */
interface Origin {
  readonly region: string;
  /** `localhost:<port>` */
  readonly host: string;
}

/** The origin at home has no TLS: `https://localhost:<port>` becomes `http://localhost:<port>`. */
export const withoutTls = (text: string, { host }: Origin): string =>
  text.replaceAll(`https://${host}`, `http://${host}`);

/** The address of Cognito for browsers: a path of the same origin, so that no second port is needed. */
const cognitoForBrowser = ({ host }: Origin): string => `http://${host}/local/aws/cognito-idp`;

/**
 * Rewrites a text for browsers (static JSON, a content security policy): Cognito's endpoint becomes the one at home. The issuer of
 * tokens does not change, because functions read it from their environment variables.
 */
export const forBrowser = (text: string, origin: Origin): string =>
  withoutTls(text, origin).replaceAll(
    `https://cognito-idp.${origin.region}.amazonaws.com`,
    cognitoForBrowser(origin),
  );
