import type * as z from 'zod/mini';
import type { Endpoint, EndpointReply } from './endpoint.ts';

type Part<E, Name extends string> =
  E extends Readonly<Record<Name, infer Schema extends z.ZodMiniType>>
    ? Readonly<Record<Name, z.input<Schema>>>
    : unknown;

/** One call of an endpoint: its parameters, query and body, as far as it has them, and its reply. */
type EndpointExample<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> & { readonly reply: EndpointReply<E> };

/** An example of every endpoint of a domain. The API description shows them, and a contract test parses them. */
export type EndpointExamples<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: EndpointExample<Endpoints[Name]>;
};
