import type * as z from 'zod/mini';
import type { Endpoint, EndpointReply } from './endpoint.ts';

type Half<E, Name extends string> =
  E extends Readonly<Record<Name, infer Schema extends z.ZodMiniType>>
    ? Readonly<Record<Name, z.input<Schema>>>
    : unknown;

/** One call of an endpoint: what is sent, as far as it takes something, and what comes back. */
type EndpointExample<E extends Endpoint> = Half<E, 'params'> &
  Half<E, 'query'> &
  Half<E, 'body'> & { readonly reply: EndpointReply<E> };

/** An example of every endpoint of a domain; the API's description shows them, a contract test parses them. */
export type EndpointExamples<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: EndpointExample<Endpoints[Name]>;
};
