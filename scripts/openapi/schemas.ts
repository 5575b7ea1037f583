import * as z from 'zod/mini';

/** A schema as OpenAPI 3.1 has it: JSON Schema of 2020-12. */
export type Schema = z.core.JSONSchema.BaseSchema;

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** A list that is also taken without its brackets where it is of one: the contract wraps it, so its own schema says list only. */
const oneOrMany: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform' || jsonSchema.type !== 'array') return;
  const list = { ...jsonSchema } as Schema;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema.anyOf = [list.items as Schema, list];
};

const withoutDialect = ({ $schema: _dialect, '~standard': _standard, ...schema }: Schema): Schema => schema;

/** What callers may send. What rules add that JSON Schema cannot say is told by the refusal, field by field. */
export const sentSchema = (schema: z.ZodMiniType): Schema =>
  withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: oneOrMany }));

/** What callers get. */
export const answeredSchema = (schema: z.ZodMiniType): Schema =>
  withoutDialect(z.toJSONSchema(schema, { io: 'output' }));
