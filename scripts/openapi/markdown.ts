import { allEndpoints } from '../../domain/endpoints.ts';
import type { Endpoint } from '../../domain/kernel/endpoint.ts';
import { sharedRefusals } from './answers.ts';
import type { ApiDescription } from './document.ts';
import { whoMayCall } from './operation.ts';

const refusals = (codes: Readonly<Record<string, number>> = {}): string =>
  Object.entries(codes)
    .map(([code, status]) => `${status} \`${code}\``)
    .join(', ');

const line = (endpoint: Endpoint): string => {
  const call = `\`${endpoint.method} ${endpoint.path}\``;
  const cells = [call, endpoint.summary, whoMayCall(endpoint.access), refusals(endpoint.refusals)];
  return `| ${cells.join(' | ')} |`;
};

/** The description in short, for docs/api.md: what all calls have in common, then a line for each. */
export const apiInMarkdown = ({ info }: Pick<ApiDescription, 'info'>): string => {
  const domains = Object.entries<Readonly<Record<string, Endpoint>>>(allEndpoints).map(
    ([domain, endpoints]) =>
      `## ${domain}\n\n| call | what it does | who | refuses with |\n| --- | --- | --- | --- |\n${Object.values(endpoints).map(line).join('\n')}`,
  );
  return `# The API

This page is written from the endpoints (\`domain/*/endpoints.ts\`) by \`node scripts/write-api-docs.ts\`; a test holds it in step. With every schema and an
example of every call the API stands at \`/api/openapi.json\` (OpenAPI 3.1), and to be read at home at \`/local/endpoints\`.

${info.description}

**Refusals that any call may meet:** ${refusals(sharedRefusals)}.

${domains.join('\n\n')}
`;
};
