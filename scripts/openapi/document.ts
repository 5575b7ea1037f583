import { allEndpoints } from '../../domain/endpoints.ts';
import { BODY_LIMIT_BYTES, type Endpoint } from '../../domain/kernel/endpoint.ts';
import { roles } from '../../domain/kernel/role.ts';
import { defaultBrand } from '../../domain/settings/brand.ts';
import { telemetryEndpoints } from '../../domain/telemetry/endpoints.ts';
import { RECORDS_PER_REQUEST } from '../../domain/telemetry/limits.ts';
import { rateLimits } from '../../infra/site/rate-limits.ts';
import { answerComponents } from './answers.ts';
import { type Example, operationOf, TOKEN } from './operation.ts';

type Examples = Readonly<Record<string, Example>>;

/** Path of the description, from the site's root. */
export const OPENAPI_FILE = 'api/openapi.json';

const beacons = Object.values(telemetryEndpoints).map(({ path }) => `\`${path}\``);

const introduction = `The calls that the site and the app of ${defaultBrand.name} make. With a token, other programs may make them too.

**Format.** Bodies are JSON (\`content-type: application/json\`) of at most ${BODY_LIMIT_BYTES / 1024} KB. Unknown keys in a body are refused. Instants are ISO 8601 in UTC, days are New York's, money is whole cents.

**Who may call.** An access token of the user pool in \`authorization: Bearer …\`; it is valid for 15 minutes. The roles are ${roles.join(', ')}; a person without one is a customer. An operation with several roles accepts any of them.

**Answers.** A success is 200. Everything else is a \`Problem\` with a stable \`code\`; \`fields\` names what to correct. When API Gateway itself refuses a call, the answer is \`{ "message": … }\`. Caches may keep an answer only where its operation says for how long. \`x-correlation-id\` names the call in our logs.

**Repeated and concurrent calls.** An endpoint with an \`idempotency-key\` does its work once for each key, however often the key is sent. A \`version\` in a body is the version that the caller has read: if somebody has changed the item since, the answer is 409 and nothing is overwritten.

**Pages.** Lists take \`limit\` and \`cursor\`; \`next\` of the answer is the cursor of the next page and is missing on the last one.

**Limits.** In five minutes one IP address may make ${rateLimits.api.toLocaleString('en-US')} calls, ${rateLimits.telemetry.toLocaleString('en-US')} to the beacons, and ${rateLimits.everything.toLocaleString('en-US')} of all kinds, with a token where one is needed included; more is answered 429 with \`retry-after\`.

**Beacons.** ${beacons.join(', ')} take reports of browsers, also from \`navigator.sendBeacon\`: one record or up to ${RECORDS_PER_REQUEST} in an array, without a token.`;

/** The examples of every domain. @throws when a domain has no file with examples. */
export const readExamples = async (): Promise<Readonly<Record<string, Examples>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(allEndpoints).map(async (domain) => {
        const { examples } = (await import(`../../domain/${domain}/endpoint-examples.ts`)) as {
          readonly examples: Examples;
        };
        return [domain, examples] as const;
      }),
    ),
  );

const operations = (examples: Readonly<Record<string, Examples>>) =>
  Object.entries<Readonly<Record<string, Endpoint>>>(allEndpoints).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => {
      const example = examples[domain]?.[name];
      if (example === undefined) throw new Error(`domain/${domain}/endpoint-examples.ts has no ${name}`);
      const { path, method } = endpoint;
      return { path, method: method.toLowerCase(), operation: operationOf(domain, name, endpoint, example) };
    }),
  );

/** The description of the API in OpenAPI 3.1, generated from the endpoints. The same endpoints give the same text. */
export const describeApi = async () => {
  const byPath = Object.groupBy(operations(await readExamples()), ({ path }) => path);
  return {
    openapi: '3.1.1',
    info: {
      title: `${defaultBrand.name} API`,
      version: '1',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(allEndpoints).map((name) => ({ name })),
    paths: Object.fromEntries(
      Object.entries(byPath).map(([path, ofPath = []]) => [
        path,
        Object.fromEntries(ofPath.map(({ method, operation }) => [method, operation])),
      ]),
    ),
    components: {
      ...answerComponents,
      securitySchemes: {
        [TOKEN]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token of the user pool; an ID token is refused.',
        },
      },
    },
  };
};
export type ApiDescription = Awaited<ReturnType<typeof describeApi>>;
