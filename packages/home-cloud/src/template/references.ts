import { TemplateError } from './errors.ts';
import type { ResolvedResource } from './model.ts';

/** True if a reference in the template (Ref, ARN or another attribute) refers to this resource. */
export const matchesReference = (resource: ResolvedResource, reference: string): boolean =>
  resource.ref === reference || Object.values(resource.attributes).includes(reference);

/**
 * The resource that a reference in `whose` refers to.
 * @throws TemplateError when there is none.
 */
export const findReferenced = (
  resources: readonly ResolvedResource[],
  reference: string,
  whose: ResolvedResource,
): ResolvedResource => {
  const found = resources.find((resource) => matchesReference(resource, reference));
  if (found === undefined) {
    throw new TemplateError(`refers to ${reference}, which the template does not have`, whose);
  }
  return found;
};
