import { type Endpoint, refusalOf } from '../../domain/kernel/endpoint.ts';
import { Problem, runtimeProblems } from '../../domain/kernel/problem.ts';
import { answeredSchema } from './schemas.ts';

type RuntimeCode = keyof typeof runtimeProblems;
type Json = Readonly<Record<string, unknown>>;
type Details = Parameters<typeof answeredSchema>[0] | undefined;

/** The runtime's refusals that a call of an existing path can get. */
const shared = [
  'INVALID_INPUT',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'BUSY',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'TOO_SLOW',
] as const;
type SharedCode = (typeof shared)[number] & RuntimeCode;

/** API Gateway gives these answers itself, in its own format, when it refuses a call before a function runs. */
const alsoFromGateway: ReadonlySet<string> = new Set<SharedCode>([
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'TOO_SLOW',
]);

const ref = (kind: 'schemas' | 'responses' | 'headers', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});
const headers = { 'x-correlation-id': ref('headers', 'CorrelationId') };

const exampleOf = (code: SharedCode): Json => ({
  code,
  message: runtimeProblems[code].message,
  correlationId: 'Wq3d7jX0IAMEVpA=',
  ...(code === 'INVALID_INPUT' ? { fields: { email: 'Please enter a valid email address' } } : {}),
});

const detailed = (codes: readonly string[], details: Details): Json => ({
  type: 'object',
  properties: { code: { enum: codes }, ...(details ? { details: answeredSchema(details) } : {}) },
});

/** Codes with the same details stand together. */
const problemWith = (
  codes: readonly string[],
  detailsOf: (code: string) => Details = () => undefined,
): Json => {
  const kinds = [...Map.groupBy(codes, detailsOf)].map(([details, those]) => detailed(those, details));
  return { allOf: [ref('schemas', 'Problem'), kinds.length === 1 ? kinds[0] : { anyOf: kinds }] };
};

const sharedAnswer = (code: SharedCode): Json => {
  const schema = problemWith([code]);
  return {
    description: runtimeProblems[code].message,
    headers,
    content: {
      'application/json': {
        schema: alsoFromGateway.has(code) ? { anyOf: [schema, ref('schemas', 'GatewayMessage')] } : schema,
        example: exampleOf(code),
      },
    },
  };
};

/** What the answers of all endpoints have in common. */
export const answerComponents = {
  schemas: {
    Problem: {
      description:
        'Every answer that is not a success. `code` is for programs and does not change; `message` is for people; `correlationId` is what support asks for; `fields` says what was wrong with the input, by path; `details` are described where the operation refuses.',
      ...answeredSchema(Problem),
    },
    GatewayMessage: {
      description: 'The answer of API Gateway when it refuses a call before any of our code runs.',
      type: 'object',
      properties: { message: { type: 'string' } },
      required: ['message'],
    },
  },
  headers: {
    CorrelationId: {
      description: 'Names this call in our logs.',
      schema: { type: 'string' },
    },
  },
  responses: Object.fromEntries(shared.map((code) => [code, sharedAnswer(code)])),
};

const statusesOf = (codes: readonly SharedCode[]): Readonly<Record<string, number>> =>
  Object.fromEntries(codes.map((code) => [code, runtimeProblems[code].status]));

/** The codes with which an endpoint itself refuses, with their statuses. */
export const ownRefusals = (endpoint: Endpoint): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.keys(endpoint.refusals ?? {}).flatMap((code) => {
      const declared = refusalOf(endpoint, code);
      return declared ? [[code, declared.status]] : [];
    }),
  );

/** The refusals that every endpoint can give. */
export const sharedRefusals = statusesOf(shared);

/** Every code with which an endpoint can refuse, with its status: its own codes and those of the runtime that apply. */
const refusalsOf = (endpoint: Endpoint): Readonly<Record<string, number>> => {
  const { method, access, params, query, headers: asked, body } = endpoint;
  const applies: Readonly<Record<SharedCode, boolean>> = {
    INVALID_INPUT: [params, query, asked, body].some((half) => half !== undefined),
    UNAUTHORIZED: access !== 'anyone',
    FORBIDDEN: access !== 'anyone' && access !== 'signed-in',
    // Who only reads is never in conflict.
    BUSY: method !== 'GET',
    PAYLOAD_TOO_LARGE: body !== undefined,
    TOO_MANY_REQUESTS: true,
    INTERNAL: true,
    TOO_SLOW: true,
  };
  return { ...statusesOf(shared.filter((code) => applies[code])), ...ownRefusals(endpoint) };
};

const refusalAnswer = (endpoint: Endpoint, codes: readonly string[]): Json => {
  const [code] = codes;
  const own = shared.find((one) => one === code);
  if (codes.length === 1 && own !== undefined) return ref('responses', own);
  return {
    description: `Refused: ${codes.join(', ')}.`,
    headers,
    content: {
      'application/json': { schema: problemWith(codes, (one) => refusalOf(endpoint, one)?.details) },
    },
  };
};

/** The answers of an endpoint by status. */
export const answersOf = (endpoint: Endpoint, example: unknown): Json => {
  const refused = Object.groupBy(Object.entries(refusalsOf(endpoint)), ([, status]) => status);
  return {
    200: {
      description: 'Done.',
      headers,
      content: {
        [endpoint.replyType ?? 'application/json']: { schema: answeredSchema(endpoint.reply), example },
      },
    },
    ...Object.fromEntries(
      Object.entries(refused).map(([status, codes = []]) => [
        status,
        refusalAnswer(
          endpoint,
          codes.map(([code]) => code),
        ),
      ]),
    ),
  };
};
