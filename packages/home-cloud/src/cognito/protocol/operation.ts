import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { refusals } from './service-error.ts';

/** One operation of the API. */
export interface Operation {
  readonly name: string;
  /** Administrators' operations need a signed request, as on AWS. Public operations do not. */
  readonly signed: boolean;
  /** Parses the request and performs it. */
  run(services: Services): (body: unknown) => Promise<object>;
}

const reasonOf = (issue: z.core.$ZodIssue): string => {
  const field = issue.path.join('.').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return `Value at '${field}' failed to satisfy constraint: ${missing ? 'Member must not be null' : issue.message}`;
};

const parsed = <Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> => {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const { issues } = result.error;
  const count = `${issues.length} validation error${issues.length === 1 ? '' : 's'} detected`;
  throw refusals.invalidParameter(`${count}: ${issues.map(reasonOf).join('; ')}`);
};

type Perform<Schema extends z.ZodMiniType> = (
  services: Services,
) => (input: z.output<Schema>) => Promise<object> | object;

const operation =
  (signed: boolean) =>
  <Schema extends z.ZodMiniType>(name: string, schema: Schema, perform: Perform<Schema>): Operation => ({
    name,
    signed,
    run: (services) => {
      const act = perform(services);
      return async (body) => act(parsed(schema, body));
    },
  });

/** Declares an operation that everyone may call. */
export const publicOperation = operation(false);

/** Declares an operation that only callers with AWS credentials may call. */
export const signedOperation = operation(true);

/** Fields that several requests have. */
export const field = {
  text: z.string().check(z.minLength(1, 'Member must have length greater than or equal to 1')),
  username: z
    .string()
    .check(
      z.regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u, 'Member must satisfy the pattern of a user name'),
    ),
  password: z
    .string()
    .check(z.regex(/^\S+.*\S+$/, 'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$')),
  /** Any text: an existing password or a code is not validated. */
  secret: z.string().check(z.maxLength(2048)),
  sixDigits: z
    .string()
    .check(
      z.regex(/^[0-9]+$/, 'Member must satisfy regular expression pattern: [0-9]+'),
      z.length(6, 'Member must have length equal to 6'),
    ),
  metadata: z.optional(z.record(z.string(), z.string())),
  attributes: z.optional(z.array(z.object({ Name: z.string(), Value: z._default(z.string(), '') }))),
  limit: (most: number) =>
    z._default(
      z
        .number()
        .check(
          z.minimum(0, 'Member must have value greater than or equal to 0'),
          z.maximum(most, `Member must have value less than or equal to ${most}`),
        ),
      most,
    ),
} as const;

/** The API's list of names and values as a record. */
export const recordOf = (
  list: readonly { readonly Name: string; readonly Value: string }[] | undefined,
): Record<string, string> => Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name, Value]));
