import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { synthesize } from '../cloud.ts';
import { billOf, documented, sumOf } from './bill.ts';
import { costPage } from './page.ts';

const file = join(import.meta.dirname, '../../../docs/cost.md');

it('docs/cost.md has the figures of the bench and of the templates; `npx vitest run -u tests/infra/cost/page.test.ts` writes them', async () => {
  const page = readFileSync(file, 'utf8');
  const rendered = costPage(page, sumOf(billOf(synthesize(documented))));
  for (const table of ['dollars', 'counts'])
    expect(rendered).toMatch(new RegExp(`<!-- ${table}[^>]*-->\n\\|[\\s\\S]*\\|\n<!-- /${table} -->`));
  await expect(rendered).toMatchFileSnapshot(file);
});
