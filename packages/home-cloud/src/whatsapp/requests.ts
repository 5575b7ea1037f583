import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import type { Permissions } from '../iam/authorize.ts';
import type { Phones } from './phones.ts';

/** What an operation of the service does with a request. */
export type Operation = (asked: {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly phones: Phones;
  readonly permissions: Permissions;
}) => Promise<object>;

/** The id of a phone number, as AWS names it. */
export const NumberId = z.string().check(z.regex(/^phone-number-id-[0-9a-f]{32}$/));

/** What the service answers to a request that it does not take. */
export class Refused extends Error {
  readonly status: number;
  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

/** Reads JSON by its schema. Throws what the service says of any other. */
export const parsed = <Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refused('ValidationException', 'This is not JSON.');
  }
  const outcome = schema.safeParse(json);
  if (outcome.success) return outcome.data;
  const where = outcome.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new Refused('InvalidParametersException', where);
};

/** The whole body of a request, as text. */
export const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
