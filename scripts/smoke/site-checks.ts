import type { Check } from './check.ts';

interface Expected {
  readonly status: number;
  /** The beginning of the answer's content type. */
  readonly type: string;
  /** A part of the text that only the right answer has. */
  readonly says: string;
}

const answers = (
  name: string,
  url: string,
  { status, type, says }: Expected,
  given: RequestInit = {},
): Check => ({
  name,
  look: async () => {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...given });
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${url} answered ${answer.status}, not ${status}`);
    const got = answer.headers.get('content-type') ?? 'nothing';
    if (!got.startsWith(type)) throw new Error(`${url} answered ${got}, not ${type}`);
    if (!text.includes(says)) throw new Error(`${url} answered without "${says}"`);
  },
});

const page = (status: number, says: string): Expected => ({ status, type: 'text/html', says });
const json = (status: number, says: string): Expected => ({ status, type: 'application/json', says });

/**
 * What people need first: a page, the page of an unknown path, the sign-up page with the ids that it needs, an answer of the
 * API, and the API's refusal of a person who is not signed in.
 */
export const siteChecks = (siteUrl: string): readonly Check[] => [
  answers('home page', `${siteUrl}/`, page(200, '<h1')),
  answers('page of an unknown path', `${siteUrl}/no-such-page`, page(404, '<h1')),
  answers('sign-up page', `${siteUrl}/auth/register`, page(200, '<script')),
  answers('configuration of the app', `${siteUrl}/config.json`, json(200, 'userPoolClientId')),
  answers('API', `${siteUrl}/api/zip-codes/07032`, json(200, 'Kearny')),
  answers('API without a sign-in', `${siteUrl}/api/profiles/me`, json(401, 'nauthorized')),
];
