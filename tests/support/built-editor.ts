import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, siteDir } from '../../scripts/support/root.ts';

/** The file of the build that has the editor of posts, and the files that cannot be loaded without it. Fails when it is in several files. */
export const builtEditor = () => {
  const files = globSync(join(root, siteDir, '**/*.{js,html}')).map((path) => ({
    file: basename(path),
    code: readFileSync(path, 'utf8'),
  }));
  const [editor, ...others] = files.filter(({ code }) => code.includes('registerNodeTransform'));
  if (editor === undefined || others.length > 0)
    throw new Error(`The editor is in ${1 + others.length} files of the build.`);
  const { file, code } = editor;
  // A page that names it, or a script that imports it before it runs; `import()` loads it when somebody writes.
  const needs = new RegExp(`(?:from|import|src=|href=)\\s*["'\`][^"'\`]*${file.replaceAll('.', '\\.')}`);
  return {
    file,
    gzipped: gzipSync(code, { level: 9 }).length,
    importedBy: files.filter((other) => needs.test(other.code)).map((other) => other.file),
  };
};
