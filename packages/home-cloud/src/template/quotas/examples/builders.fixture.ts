import type { Assembly, TemplateResource } from '../../assembly.ts';

type Properties = Readonly<Record<string, unknown>>;
type Resources = readonly (readonly [type: string, properties: Properties])[];

/** An assembly of one stack with these resources, as if it were read from a folder. */
export const assemblyOf = (
  resources: Resources,
  more: Partial<Assembly['stacks'][number]> = {},
): Assembly => ({
  stacks: [
    {
      name: 'stack',
      bytes: 1000,
      resources: new Map(
        resources.map(([type, properties], index): [string, TemplateResource] => [
          `R${index}`,
          {
            stack: 'stack',
            logicalId: `R${index}`,
            type: `AWS::${type}`,
            properties,
            condition: undefined,
            dependsOn: [],
          },
        ]),
      ),
      outputs: new Map(),
      conditions: {},
      mappings: {},
      parameters: {},
      ...more,
    },
  ],
  assets: new Map(),
});

/** Makes an assembly that uses `amount` of a quota. */
export type Example = (amount: number) => Assembly;

const text = (length: number): string => 'x'.repeat(length);
const list = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index));

/** `{a: {b: value}}` for `a.b`. */
const nested = (path: string, value: unknown): Properties =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Properties;

/** One resource with a value at a path that depends on the amount. */
const having =
  (type: string, path: string, value: (amount: number) => unknown, rest: Properties = {}): Example =>
  (amount) =>
    assemblyOf([[type, { ...nested(path, value(amount)), ...rest }]]);

export const numberAt = (type: string, path: string): Example => having(type, path, (amount) => amount);
export const textAt = (type: string, path: string): Example => having(type, path, text);
export const listAt = (type: string, path: string, item: (index: number) => unknown = String): Example =>
  having(type, path, (amount) => list(amount, item));
/** One entry of a list, with a value of this amount. */
export const entryAt = (type: string, path: string, entry: (amount: number) => unknown): Example =>
  having(type, path, (amount) => [entry(amount)]);
/** A document whose JSON is this long. */
export const documentAt = (type: string, path: string): Example =>
  having(type, path, (amount) => {
    const document = (filler: string) => ({ Version: '2012-10-17', Statement: [{ Sid: filler }] });
    return document(text(amount - JSON.stringify(document('')).length));
  });
/** So many statements in a policy, or one with something that is there so often. */
export const statementsAt = (
  type: string,
  statement: (index: number) => unknown = () => ({ Effect: 'Allow' }),
): Example => listAt(type, 'PolicyDocument.Statement', statement);
export const statementAt = (type: string, statement: (amount: number) => unknown): Example =>
  having(type, 'PolicyDocument.Statement', (amount) => [statement(amount)]);
/** So many resources of a type that belong to the same other one. */
export const many =
  (type: string, properties: Properties = {}): Example =>
  (amount) =>
    assemblyOf(list(amount, () => [type, properties] as const));
export const names = (length: number): Readonly<Record<string, string>> =>
  Object.fromEntries(list(length, (index) => [`key${index}`, 'value']));
export { list, text };
