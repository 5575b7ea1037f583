import { TemplateError } from './errors.ts';
import type { ResolvedResource } from './model.ts';

/** True when a reference in the template (by Ref, ARN or any other attribute) means this resource. */
export const isMeant = (resource: ResolvedResource, reference: string): boolean =>
  resource.ref === reference || Object.values(resource.attributes).includes(reference);

/**
 * The resource that a reference of `whose` means.
 * @throws TemplateError when the template has none such.
 */
export const findMeant = (
  resources: readonly ResolvedResource[],
  reference: string,
  whose: ResolvedResource,
): ResolvedResource => {
  const found = resources.find((resource) => isMeant(resource, reference));
  if (found === undefined) {
    throw new TemplateError(`refers to ${reference}, which the template does not have`, whose);
  }
  return found;
};
