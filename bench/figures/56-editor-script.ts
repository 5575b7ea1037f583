import { builtEditor } from '#tests/support/built-editor.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { buildProduct } from '../support/product.ts';

export const figure: Figure = {
  name: 'editor-script',
  measures: 'KB of the editor of posts, gzipped, which no other page or screen loads',
  unit: 'KB',
  direction: 'lower',
  reach: 130,
  aim: 100,
  value: amount,
  repeats: 1,
  how: 'The one file of the build that has Lexical in it, with what we made of it, compressed by gzip at its best. Beside it are the files of the build that would load it before somebody writes: pages that name it and scripts that import it at once. There has to be none.',
  prepare: async () => {
    await buildProduct();
    const { file, gzipped, importedBy } = builtEditor();
    if (importedBy.length > 0)
      throw new Error(`${importedBy.join(', ')} cannot be loaded without the editor.`);
    return {
      ours: async () => gzipped / 1024,
      details: async () => [
        { what: 'the file', value: file },
        { what: 'files that load it at once', value: String(importedBy.length) },
      ],
      close: async () => undefined,
    };
  },
};
