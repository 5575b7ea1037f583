import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { Refusal } from './result.ts';

/** Limit for the body of a request: far more than the largest form needs. */
export const BODY_LIMIT_BYTES = 64 * 1024;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface WithDetails {
  readonly status: number;
  readonly details: z.ZodMiniType;
}
/** Refusals of an endpoint, or a part of them that several share. */
type Refusals = Readonly<Record<string, number | WithDetails>>;

/** The contract of an endpoint. Infra makes its route, the handler parses with it, and the browser gets its types from it. */
export interface EndpointContract {
  readonly access: Access;
  /** Path parameters; every `{name}` in the path has a key here. Values arrive as strings. */
  readonly params?: z.ZodMiniType;
  /** Query parameters. Values arrive as strings. */
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /**
   * True where a signature in a header proves who sent the body. The use case gets the body as it came, since the signature is of its
   * bytes, and trusts none of it before that.
   */
  readonly signedBody?: true;
  /** Request headers that the use case reads, in lower case. A caller must give those that are not optional. */
  readonly headers?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
  /** What a success is when it is no JSON: a text of this type, for other programs than ours. Its reply is a string. */
  readonly replyType?: 'text/calendar';
  /**
   * Seconds for which the edge and browsers may use a success again, for everybody who asks for the same path. Only for what
   * anyone may read and what depends on nothing but the path. Left out: nobody keeps an answer.
   */
  readonly cacheSeconds?: number;
  /** The same for a refusal because of what the path names: that it is not there (404), or can be nothing (400). */
  readonly refusalCacheSeconds?: number;
  /** Every refusal of this endpoint: its HTTP status alone, or with the schema of the details that it carries. */
  readonly refusals?: Refusals;
  /** One sentence for readers of the API description. */
  readonly summary: string;
}

export type Endpoint<Contract extends EndpointContract = EndpointContract> = Contract & {
  readonly method: Method;
  /** Always begins with /api/. */
  readonly path: `/api/${string}`;
};

/** Declares an endpoint once: `endpoint('GET /api/virtual-address', { access: 'signed-in', … })`. */
export const endpoint = <const Contract extends EndpointContract>(
  route: `${Method} /api/${string}`,
  contract: Contract,
): Endpoint<Contract> => {
  const space = route.indexOf(' ');
  return {
    ...contract,
    method: route.slice(0, space) as Method,
    path: route.slice(space + 1) as `/api/${string}`,
  };
};

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** A request as a use case gets it, parsed with the contract. */
export interface EndpointRequest<E extends EndpointContract> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly headers: Parsed<E['headers']>;
  /** The body as it came, where the contract says that it is signed. */
  readonly sent?: string | undefined;
}

/** A request as a browser sends it, before parsing. */
export interface EndpointInput<E extends EndpointContract> {
  readonly params: Given<E['params']>;
  readonly query: Given<E['query']>;
  readonly body: Given<E['body']>;
  readonly headers: Given<E['headers']>;
}

export type EndpointReply<E extends EndpointContract> = z.output<E['reply']>;

type DetailsOf<Declared> = Declared extends WithDetails ? z.output<Declared['details']> : undefined;

/** The refusals that are declared together. */
export type RefusalsOf<Declared extends Refusals> = {
  readonly [Code in Extract<keyof Declared, string>]: Refusal<Code, DetailsOf<Declared[Code]>>;
}[Extract<keyof Declared, string>];
/** The refusals of an endpoint. */
export type EndpointRefusal<E extends EndpointContract> = E['refusals'] extends Refusals
  ? RefusalsOf<E['refusals']>
  : never;

/** The HTTP status of a refusal, and the schema of its details where it carries any; undefined when it is not declared. */
export const refusalOf = (
  { refusals }: Pick<EndpointContract, 'refusals'>,
  code: string,
): { readonly status: number; readonly details?: z.ZodMiniType } | undefined => {
  const declared = refusals?.[code];
  return typeof declared === 'number' ? { status: declared } : declared;
};
