import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from './openapi/document.ts';
import { apiInMarkdown } from './openapi/markdown.ts';
import { root } from './support/root.ts';

writeFileSync(join(root, 'docs', 'api.md'), apiInMarkdown(await describeApi()));
