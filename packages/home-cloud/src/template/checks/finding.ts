import type { Place } from '../errors.ts';
import type { ResolvedResource } from '../model.ts';

/** Something AWS would refuse, or would take and never do. */
export interface Finding {
  readonly place: Place;
  /** What is wrong, in AWS's own words where it has some. */
  readonly says: string;
}

/** The value at a path of a resource's properties, `RedrivePolicy.deadLetterTargetArn`; undefined where there is none. */
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

/** The number at a path, which CloudFormation also takes as text; `usual` where the template sets none. */
export const numberAt = (resource: ResolvedResource, path: string, usual: number): number =>
  Number(at(resource, path) ?? usual);

export const listAt = (resource: ResolvedResource, path: string): readonly unknown[] => {
  const value = at(resource, path);
  return Array.isArray(value) ? value : [];
};
