import { createHash } from 'node:crypto';
import { TemplateError } from './errors.ts';

/** The physical id of a resource (`Ref`) and the attributes of `Fn::GetAtt`. */
export interface Identity {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The input of naming. It needs nothing that runs, so names are the same at every start. */
export interface Naming {
  readonly stack: string;
  readonly logicalId: string;
  readonly region: string;
  readonly accountId: string;
  /** `localhost:<port>` of the gateway. */
  readonly host: string;
  /** The origin of SQS, such as `http://127.0.0.1:40001`. */
  readonly queueOrigin: string;
  /** True if the template is only measured: names are as long as AWS may make them, and none is refused. */
  readonly measuring: boolean;
  /** A resolved property. Undefined if the template does not set it. */
  property(name: string): unknown;
}

export type Identify = (naming: Naming) => Identity;

/** The name in this property, or one built from stack and logical id and shortened with a hash to AWS's limit. */
export const physicalName = (naming: Naming, property: string, limit: number): string => {
  const given = naming.property(property);
  if (given !== undefined) return notTooLong(naming, property, String(given), limit);
  const name = `${naming.stack}-${naming.logicalId}${naming.measuring ? `-${stableId(naming, 13)}` : ''}`;
  return name.length <= limit ? name : `${name.slice(0, limit - 9)}-${stableId(naming, 8)}`;
};

const notTooLong = (naming: Naming, property: string, name: string, limit: number): string => {
  if (naming.measuring || name.length <= limit) return name;
  throw new TemplateError(
    `${property} ${name} is longer than AWS takes: at most ${limit} characters`,
    naming,
  );
};

/** An id of lower-case letters and digits. It is the same at every start. */
export const stableId = ({ stack, logicalId }: Naming, length: number): string => {
  const digest = createHash('sha256').update(`${stack}/${logicalId}`).digest();
  return Array.from(
    digest.subarray(0, length),
    (byte) => 'abcdefghijklmnopqrstuvwxyz0123456789'[byte % 36],
  ).join('');
};

/** An id that is a UUID on AWS, and shorter at home. */
export const uuidOf = (naming: Naming): string =>
  naming.measuring
    ? stableId(naming, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    : stableId(naming, 20);

/** `arn:aws:service:region:account:rest` */
export const arn = ({ region, accountId }: Naming, service: string, rest: string): string =>
  `arn:aws:${service}:${region}:${accountId}:${rest}`;

/** An ARN of a global service, such as IAM. */
export const globalArn = ({ accountId }: Naming, service: string, rest: string): string =>
  `arn:aws:${service}::${accountId}:${rest}`;
