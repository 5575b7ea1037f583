import * as z from 'zod/mini';

/** A schema of OpenAPI 3.1, which is JSON Schema 2020-12. */
export type Schema = z.core.JSONSchema.BaseSchema;

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** A list that may also be sent as a single record. The contract wraps the record, so its own schema only knows the list. */
const oneOrMany: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform' || jsonSchema.type !== 'array') return;
  const list = { ...jsonSchema } as Schema;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema.anyOf = [list.items as Schema, list];
};

const withoutDialect = ({ $schema: _dialect, '~standard': _standard, ...schema }: Schema): Schema => schema;

/** What callers may send. JSON Schema cannot express every validation; the refusal names the fields that fail the others. */
export const sentSchema = (schema: z.ZodMiniType): Schema =>
  withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: oneOrMany }));

/** What callers get. */
export const answeredSchema = (schema: z.ZodMiniType): Schema =>
  withoutDialect(z.toJSONSchema(schema, { io: 'output' }));
