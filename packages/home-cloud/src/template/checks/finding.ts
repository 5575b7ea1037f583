import type { Place } from '../errors.ts';
import type { ResolvedResource } from '../model.ts';

/** Something that AWS would refuse, or accept and then not do. */
export interface Finding {
  readonly place: Place;
  /** What is wrong. AWS's own message, if there is one. */
  readonly message: string;
}

/** The value at a path of a resource's properties, such as `RedrivePolicy.deadLetterTargetArn`, or undefined. */
export const at = (resource: ResolvedResource, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (here, key) =>
        typeof here === 'object' && here !== null && Object.hasOwn(here, key)
          ? (here as Record<string, unknown>)[key]
          : undefined,
      resource.properties,
    );

export const textAt = (resource: ResolvedResource, path: string): string | undefined => {
  const value = at(resource, path);
  return typeof value === 'string' ? value : undefined;
};

/** The number at a path (CloudFormation also accepts text), or `standard` if the template sets none. */
export const numberAt = (resource: ResolvedResource, path: string, standard: number): number =>
  Number(at(resource, path) ?? standard);

export const listAt = (resource: ResolvedResource, path: string): readonly unknown[] => {
  const value = at(resource, path);
  return Array.isArray(value) ? value : [];
};
