import { createHash, createHmac } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import * as z from 'zod/mini';
import { edgeCodeProblems } from '../../aws/edge-code.ts';
import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import { findReferenced } from '../../template/references.ts';
import type { KeyValueStore } from '../key-values/key-value-store.ts';

/** A compiled CloudFront Function. */
export interface EdgeFunction {
  readonly name: string;
  /** @throws the function's error. CloudFront then responds with 503. */
  run(event: unknown): Promise<unknown>;
}

const FunctionProperties = z.strictObject({
  Name: z.string(),
  AutoPublish: z.optional(z.boolean()),
  FunctionCode: z.string(),
  FunctionConfig: z.strictObject({
    Comment: z.optional(z.string()),
    Runtime: z.literal('cloudfront-js-2.0'),
    KeyValueStoreAssociations: z.optional(z.array(z.strictObject({ KeyValueStoreARN: z.string() }))),
  }),
  FunctionMetadata: z.optional(z.unknown()),
  Tags: z.optional(z.unknown()),
});

const Format = z.optional(z.object({ format: z.optional(z.enum(['string', 'json'])) }));

const handleOf = (store: KeyValueStore) => ({
  get: async (key: string, options?: unknown): Promise<unknown> => {
    const value = store.get(key);
    if (value === undefined) throw new Error('KeyNotFound');
    return Format.parse(options)?.format === 'json' ? JSON.parse(value) : value;
  },
  exists: async (key: string): Promise<boolean> => store.get(key) !== undefined,
  count: async (): Promise<number> => store.state().items,
});

const cloudfrontModule = (stores: ReadonlyMap<string, KeyValueStore>) => ({
  kvs: (id?: string) => {
    const [only] = stores.values();
    const store = id === undefined ? only : stores.get(id);
    if (store === undefined) throw new Error(`no KeyValueStore ${id ?? ''} is associated with this function`);
    return handleOf(store);
  },
});

const importLine = /^[ \t]*import\s+([\w$]+)\s+from\s+(['"])([^'"]+)\2[ \t]*;?[ \t]*$/gm;

const requireLines = (code: string): string =>
  code.replace(
    importLine,
    (_, name: string, _quote, module: string) => `const ${name} = __module('${module}');`,
  );

const compile = (
  name: string,
  code: string,
  stores: ReadonlyMap<string, KeyValueStore>,
  log: (line: string) => void,
): unknown => {
  const modules: Readonly<Record<string, unknown>> = {
    cloudfront: cloudfrontModule(stores),
    crypto: { createHash, createHmac },
  };
  const say = (...words: readonly unknown[]): void => log(`${name}: ${words.map(String).join(' ')}`);
  const context = createContext(
    {
      __module: (module: string) => {
        if (modules[module] === undefined) throw new Error(`imports ${module}, which is not known here`);
        return modules[module];
      },
      console: { log: say, warn: say, error: say },
      Buffer,
      TextEncoder,
      TextDecoder,
      atob,
      btoa,
    },
    { name, codeGeneration: { strings: false, wasm: false } },
  );
  return new Script(`'use strict';${requireLines(code)}\n;handler`, { filename: `${name}.js` }).runInContext(
    context,
  );
};

/** A function that asks for a store without one of its own answers every request with 503 on CloudFront, or finds nothing. */
const asksForStore = /\.kvs\s*\(/;

const storesOf = (
  resource: ResolvedResource,
  references: readonly string[],
  stores: ReadonlyMap<ResolvedResource, KeyValueStore>,
): ReadonlyMap<string, KeyValueStore> => {
  const found = new Map<string, KeyValueStore>();
  for (const reference of references) {
    const meant = findReferenced([...stores.keys()], reference, resource);
    const store = stores.get(meant);
    // `cf.kvs(id)` takes the id, which is the last part of the ARN.
    if (store !== undefined) found.set(reference.slice(reference.lastIndexOf('/') + 1), store);
  }
  return found;
};

/**
 * Compiles an AWS::CloudFront::Function in a context of its own, with the modules that CloudFront provides. V8 accepts more syntax
 * than CloudFront's engine, so syntax that the engine does not accept is refused first.
 * @throws TemplateError when CloudFront would not run it (too large, no handler, syntax) or when it uses something unsupported.
 */
export const createEdgeFunction = (
  resource: ResolvedResource,
  stores: ReadonlyMap<ResolvedResource, KeyValueStore>,
  log: (line: string) => void,
): EdgeFunction => {
  const {
    Name: name,
    FunctionCode: code,
    FunctionConfig: config,
  } = readProperties(resource, FunctionProperties);
  const problems = edgeCodeProblems(code);
  if (problems.length > 0) throw new TemplateError(problems.join('; '), resource);
  const references = (config.KeyValueStoreAssociations ?? []).map(({ KeyValueStoreARN }) => KeyValueStoreARN);
  if (references.length === 0 && asksForStore.test(code))
    throw new TemplateError('reads a KeyValueStore, and none is associated with it', resource);
  let handler: unknown;
  try {
    handler = compile(name, code, storesOf(resource, references, stores), log);
  } catch (error) {
    throw new TemplateError(
      `does not compile: ${error instanceof Error ? error.message : String(error)}`,
      resource,
    );
  }
  const call = handler as (event: unknown) => unknown;
  return { name, run: async (event) => call(event) };
};
