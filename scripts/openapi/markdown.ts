import { allEndpoints } from '../../domain/endpoints.ts';
import type { Endpoint } from '../../domain/kernel/endpoint.ts';
import { ownRefusals, sharedRefusals } from './answers.ts';
import type { ApiDescription } from './document.ts';
import { whoMayCall } from './operation.ts';

const refusals = (codes: Readonly<Record<string, number>>): string =>
  Object.entries(codes)
    .map(([code, status]) => `${status} \`${code}\``)
    .join(', ');

const line = (endpoint: Endpoint): string => {
  const call = `\`${endpoint.method} ${endpoint.path}\``;
  const cells = [call, endpoint.summary, whoMayCall(endpoint.access), refusals(ownRefusals(endpoint))];
  return `| ${cells.join(' | ')} |`;
};

/** The short description in docs/api.md: what all calls have in common, then a line for each call. */
export const apiInMarkdown = ({ info }: Pick<ApiDescription, 'info'>): string => {
  const domains = Object.entries<Readonly<Record<string, Endpoint>>>(allEndpoints).map(
    ([domain, endpoints]) =>
      `## ${domain}\n\n| call | what it does | who | refuses with |\n| --- | --- | --- | --- |\n${Object.values(endpoints).map(line).join('\n')}`,
  );
  return `# The API

This page is generated from the endpoints (\`domain/*/endpoints.ts\`) by \`node scripts/write-api-docs.ts\`, and a test fails when it is out of date. The full
description, with every schema and an example of every call, is at \`/api/openapi.json\` (OpenAPI 3.1); at home \`/local/endpoints\` shows it to people.

${info.description}

**Refusals that any call can get:** ${refusals(sharedRefusals)}.

${domains.join('\n\n')}
`;
};
