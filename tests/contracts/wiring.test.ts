import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const domains = readdirSync(join(root, 'lambdas')).filter((domain) =>
  existsSync(join(root, 'lambdas', domain, 'http.handler.ts')),
);
const tests = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

test.each(domains)('the HTTP function of %s is made by `wire` from its environment', (domain) => {
  expect(read(`lambdas/${domain}/http.handler.ts`)).toMatch(/export const handler = wire\(/);
  expect(read(`lambdas/${domain}/http.ts`)).toMatch(/export const wire = \(/);
});

test('no test wires endpoints and use cases itself', () => {
  const itself = tests.filter((file) =>
    /import \{[^}]*\bhttp\b[^}]*\} from '#lambdas\//.test(read(join('tests', file))),
  );
  expect(itself).toEqual([]);
});
