import { createHash } from 'node:crypto';

const region = 'us-east-1';
const account = '000000000000';

const letters = (seed: string, alphabet: string, length: number): string =>
  [...createHash('sha512').update(seed).digest().subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');

const digitsAndLower = '0123456789abcdefghijklmnopqrstuvwxyz';

/** The id of a pool, the same at every start: it depends on nothing but the resource's logical id. */
export const poolIdFor = (logicalId: string): string =>
  `${region}_${letters(`pool ${logicalId}`, `${digitsAndLower}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 9)}`;

/** The id of an app client, the same at every start. */
export const clientIdFor = (logicalId: string): string => letters(`client ${logicalId}`, digitsAndLower, 26);

/** What Ref and GetAtt answer for a user pool; `Ref` stands beside the attributes. */
export const poolReferences = (logicalId: string): Readonly<Record<string, string>> => {
  const id = poolIdFor(logicalId);
  const provider = `cognito-idp.${region}.amazonaws.com/${id}`;
  return {
    Ref: id,
    UserPoolId: id,
    Arn: `arn:aws:cognito-idp:${region}:${account}:userpool/${id}`,
    ProviderName: provider,
    ProviderURL: `https://${provider}`,
  };
};

/** What Ref and GetAtt answer for an app client. */
export const clientReferences = (logicalId: string): Readonly<Record<string, string>> => {
  const id = clientIdFor(logicalId);
  return { Ref: id, ClientId: id };
};
