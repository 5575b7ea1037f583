import { type ConsolePage, code, fold, type Html, html } from 'home-cloud/console';
import type { ApiDescription } from '../openapi/document.ts';

type Operation = ApiDescription['paths'][string][string];

const exampleIn = (holder: object | undefined): unknown =>
  (holder as { content?: { 'application/json'?: { example?: unknown } } } | undefined)?.content?.[
    'application/json'
  ]?.example;

const example = (label: string, value: unknown): Html | string =>
  value === undefined ? '' : fold(label, code(label, JSON.stringify(value, null, 2)));

const card = (path: string, method: string, operation: Operation): Html => {
  const call = `${method.toUpperCase()} ${path}`;
  const { requestBody, responses, summary, description } = operation;
  const answers = Object.entries(responses) as [string, object][];
  return html`<article class="card"><h2>${call}</h2><p>${summary}</p>
<p class="meta">${description} Answers with ${answers.map(([status]) => status).join(', ')}.</p>
${example(`What is sent to ${call}`, exampleIn(requestBody))}${answers.map(([status, answer]) => example(`What ${call} answers with ${status}`, exampleIn(answer)))}</article>`;
};

/** The description of the API in the console: first what all calls have in common, then each call with its examples. */
export const endpointsHtml = ({ info, paths }: Pick<ApiDescription, 'info' | 'paths'>): Html => {
  const introduction = info.description.replaceAll(/\*\*|`/g, '').split('\n\n');
  const operations = Object.entries(paths).flatMap(([path, ofPath]) =>
    Object.entries(ofPath).map(([method, operation]) => card(path, method, operation)),
  );
  return html`<p><a href="/api/openapi.json">The same for programs (OpenAPI 3.1)</a></p>
${introduction.map((paragraph) => html`<p>${paragraph}</p>`)}${operations}`;
};

/** `/local/endpoints`: the description of the API for people. It is generated when somebody opens the page. */
export const endpointsPage: ConsolePage = {
  path: 'endpoints',
  title: 'Endpoints',
  show: async () => {
    const { describeApi } = await import('../openapi/document.ts');
    return endpointsHtml(await describeApi());
  },
};
