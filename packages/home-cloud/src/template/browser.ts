/** The origin of the cloud at home. */
interface Origin {
  readonly region: string;
  /** `localhost:<port>` */
  readonly host: string;
  /** The origin of S3, if it runs. */
  readonly s3Origin?: string | undefined;
}

/** The origin at home has no TLS: `https://localhost:<port>` becomes `http://localhost:<port>`. */
export const withoutTls = (text: string, { host }: Origin): string =>
  text.replaceAll(`https://${host}`, `http://${host}`);

/** The address of Cognito for browsers: a path of the same origin, so that no second port is needed. */
const cognitoForBrowser = ({ host }: Origin): string => `http://${host}/local/aws/cognito-idp`;

/** Buckets have host names on AWS. At home they are the first part of a path. */
const bucketsForBrowser = (text: string, { region, s3Origin }: Origin): string =>
  s3Origin === undefined
    ? text
    : text.replaceAll(
        new RegExp(`https://([a-z0-9.-]+)\\.s3\\.${region}\\.amazonaws\\.com/?`, 'g'),
        (_, bucket: string) => `${s3Origin}/${bucket}/`,
      );

/**
 * Rewrites a text for browsers (static JSON, a content security policy): the endpoints of Cognito and S3 become those at home. The
 * issuer of tokens does not change, because functions read it from their environment variables.
 */
export const forBrowser = (text: string, origin: Origin): string =>
  bucketsForBrowser(withoutTls(text, origin), origin).replaceAll(
    `https://cognito-idp.${origin.region}.amazonaws.com`,
    cognitoForBrowser(origin),
  );
