import { parseArgs } from 'node:util';
import { namesOf } from './new-domain/names.ts';
import { planDomain, writeDomain } from './new-domain/new-domain.ts';
import { root } from './support/root.ts';

const usage = 'Usage: npm run new -- domain NAME [--one ONE]     for example: npm run new -- domain crates';

const report = (written: Awaited<ReturnType<typeof writeDomain>>): string => {
  const listed = (files: readonly string[]) => files.map((file) => `  ${file}`);
  return [
    `${written.created.length} files created:`,
    ...listed(written.created),
    '',
    `${written.edited.length} shared files edited, and docs/api.md generated again:`,
    ...listed(written.edited),
    '',
    '0 edits by hand are left in shared files.',
    '',
    'Next:',
    '  npm test -- --changed   builds, and runs the tests that this can break',
    '  npm start               shows the new screen to staff and admins',
    'Then change it as you need: begin with the fields in domain, and the types and tests show the rest.',
  ].join('\n');
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { one: { type: 'string' } } });
const [kind, many, ...more] = positionals;
try {
  if (kind !== 'domain' || many === undefined || more.length > 0) throw new Error(usage);
  console.log(report(await writeDomain(root, planDomain(root, namesOf(many, values.one)))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
