import { describe, expect, it } from 'vitest';
import { EDGE_CODE_MAX_BYTES, edgeCodeProblems } from './edge-code.ts';

/** A whole function around one statement. */
const wrapped = (statement: string, before = ''): string =>
  `${before}\nasync function handler(event) {\n  ${statement}\n  return event.request;\n}\n`;

describe('code of an edge function', () => {
  it.each([
    [
      'loops of 5.1',
      'for (let i = 0; i < 3; i++) { if (i) continue; } for (const name in event) { delete event[name]; }',
    ],
    [
      'arrow functions and rest parameters',
      'const all = (...names) => names.map((name) => name + 1); all(1);',
    ],
    ['template literals and **', 'const text = `' + '$' + '{2 ** 3} a' + '`; event.b = text;'],
    [
      'catch with its name',
      'try { throw new Error("no"); } catch (_error) { event.a = 1; } finally { event.b = 2; }',
    ],
    ['await inside an async function', 'const found = (await look(event)) || "none"; event.found = found;'],
    [
      'accessors and labels',
      'const o = { get a() { return 1; } }; out: while (true) { break out; } event.a = o.a;',
    ],
    ['named groups', 'event.a = /(?<n>a)/gi.exec("a");'],
  ])('may use %s', (_what, statement) => {
    expect(edgeCodeProblems(wrapped(statement, "import cf from 'cloudfront';"))).toEqual([]);
  });

  it.each([
    ['for (const a of [1]) event.a = a;', /line 3 uses for…of/],
    ['for await (const a of [1]) event.a = a;', /for…of|not JavaScript/],
    ['class A {}', /a class/],
    ['const f = function* () { yield 1; };', /a generator/],
    ['const { a } = event;', /destructuring/],
    ['const [a] = event;', /destructuring/],
    ['const f = (a = 1) => a;', /a default value/],
    ['const a = [...event.list];', /spreading/],
    ['const a = { ...event };', /spreading/],
    ['look(...event.list);', /spreading/],
    ['event.a = event?.b;', /not JavaScript as the runtime reads it/],
    ['event.a = event.b ?? 1;', /not JavaScript as the runtime reads it/],
    ['event.a ||= 1;', /not JavaScript as the runtime reads it/],
    ['try { look(); } catch { look(); }', /not JavaScript as the runtime reads it/],
    ['event.a = 1_000;', /not JavaScript as the runtime reads it/],
    ['event.a = 10n;', /not JavaScript as the runtime reads it/],
    ['const a = 1; event.o = { a };', /short, computed or method/],
    ['event.o = { [event.a]: 1 };', /short, computed or method/],
    ['event.o = { a() { return 1; } };', /short, computed or method/],
    ['event.a = String.raw`x`;', /a tagged template/],
    ['event.a = /a/u.test("a");', /Literal/],
    ['event.list.map(async (one) => one);', /async function inside an expression/],
    ['look(await event.a);', /await as an argument/],
    ['eval("1");', /names eval/],
    ['new Function("return 1");', /names Function/],
    ['setTimeout(look, 1);', /names setTimeout/],
    ['import("cloudfront");', /not JavaScript as the runtime reads it/],
  ])('may not say %s', (statement, problem) => {
    expect(edgeCodeProblems(wrapped(statement)).join('\n')).toMatch(problem);
  });

  it.each([
    ["import fs from 'fs';", /imports fs/],
    ["import { kvs } from 'cloudfront';", /default export only/],
    ["import * as cf from 'cloudfront';", /default export only/],
    ["import 'cloudfront';", /default export only/],
    ['export const a = 1;', /ExportNamedDeclaration/],
  ])('is refused for %s', (line, problem) => {
    expect(edgeCodeProblems(wrapped('', line)).join('\n')).toMatch(problem);
  });

  it('needs a function named handler', () => {
    expect(edgeCodeProblems('function answer(event) { return event; }')).toEqual([
      'has no function named handler',
    ]);
  });

  it('is at most 10 KB long', () => {
    const long = (characters: number) => `function handler() { return '${'é'.repeat(characters)}'; }`;
    const rest = Buffer.byteLength(long(0));
    const fits = Math.floor((EDGE_CODE_MAX_BYTES - rest) / 2);
    expect(edgeCodeProblems(long(fits))).toEqual([]);
    expect(edgeCodeProblems(long(fits + 1))).toEqual([
      expect.stringMatching(/bytes of code; CloudFront takes 10240/),
    ]);
  });

  it('reports all problems at once, each with its line', () => {
    const problems = edgeCodeProblems(wrapped('const { a } = event;\n  for (const b of a) event.b = b;'));
    expect(problems).toEqual([
      'line 3 uses destructuring, which AWS does not list for the runtime',
      'line 3 uses a short, computed or method property, which AWS does not list for the runtime',
      'line 4 uses for…of, which AWS does not list for the runtime',
    ]);
  });
});
