import type * as z from 'zod/mini';
import { TemplateError } from './errors.ts';
import type { ResolvedResource } from './model.ts';

/**
 * Parses the resource's properties with the schema of the part that runs it. Schemas are strict: an unknown property could change
 * the behavior, so it is a TemplateError that names the property.
 */
export const readProperties = <Schema extends z.ZodMiniType>(
  resource: Pick<ResolvedResource, 'stack' | 'logicalId' | 'type' | 'properties'>,
  schema: Schema,
): z.output<Schema> => {
  const result = schema.safeParse(resource.properties);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      const names = issue.keys.map((key) => [...path, key].join('.'));
      return `the cloud at home does not know the property ${names.join(', ')}`;
    }
    return `property ${path.join('.')}: ${issue.message}`;
  });
  throw new TemplateError(problems.join('; '), resource);
};
