import { createHash, timingSafeEqual } from 'node:crypto';
import { HttpProblem } from './http-problem.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Lets through only what came by way of the distribution, which adds the secret. Compares digests in constant time,
 * so that neither length nor content can be felt out. Throws FORBIDDEN.
 */
export const originGuard = (secret: string) => {
  const expected = digest(secret);
  return (headers: Readonly<Record<string, string | undefined>>): void => {
    if (!timingSafeEqual(digest(headers['x-origin-secret'] ?? ''), expected))
      throw new HttpProblem('FORBIDDEN');
  };
};
