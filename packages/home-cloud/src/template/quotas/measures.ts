import { at, listAt, textAt } from '../checks/finding.ts';
import type { ResolvedResource } from '../model.ts';
import type { Deployment, Figure, Measure } from './quota.ts';

export const bytesIn = (text: string): number => Buffer.byteLength(text);

/** The size of a document as CloudFormation sends it: JSON without whitespace. */
export const bytesOfJson = (value: unknown): number =>
  bytesIn(typeof value === 'string' ? value : JSON.stringify(value));

type Values = number | undefined | readonly (number | undefined)[];

/** A figure, or several, for each resource of a type. */
export const each =
  (type: string, valuesOf: (resource: ResolvedResource, deployment: Deployment) => Values): Measure =>
  (deployment) =>
    deployment.template.ofType(type).flatMap((place) =>
      [valuesOf(place, deployment)].flat().flatMap((value): Figure[] =>
        // A number that is missing leaves AWS's default; text that is none would be refused by the schema.
        value === undefined || Number.isNaN(value) ? [] : [{ place, value }],
      ),
    );

/** The number at a path, where the template sets one. */
export const numberOf = (type: string, path: string): Measure =>
  each(type, (resource) => {
    const value = at(resource, path);
    return value === undefined ? undefined : Number(value);
  });

/** The characters of the text at a path, where the template sets one. */
export const lengthOf = (type: string, path: string): Measure =>
  each(type, (resource) => textAt(resource, path)?.length);

/** The entries of the list at a path. */
export const countOf = (type: string, path: string): Measure =>
  each(type, (resource) => listAt(resource, path).length);

/** A figure for each entry of the list at a path. */
export const eachIn = <Item>(type: string, path: string, figureOf: (item: Item) => Values): Measure =>
  each(type, (resource) => (listAt(resource, path) as readonly Item[]).flatMap((item) => figureOf(item)));

/** The size of the document at a path. */
export const documentOf = (type: string, path: string): Measure =>
  each(type, (resource) => {
    const value = at(resource, path);
    return value === undefined ? undefined : bytesOfJson(value);
  });

/** Something for each group of resources that name the same other resource at a path, such as the routes of an API. */
export const perOwner =
  (
    type: string,
    path: string,
    figureOf = (group: readonly ResolvedResource[]): number => group.length,
  ): Measure =>
  ({ template }) =>
    [...Map.groupBy(template.ofType(type), (one) => textAt(one, path)).values()].map((group) => ({
      place: group[0] as ResolvedResource,
      value: figureOf(group),
    }));

/** How many resources of a type all stacks have together. */
export const total =
  (type: string): Measure =>
  ({ template }) => {
    const [place, ...others] = template.ofType(type);
    return place === undefined ? [] : [{ place, value: 1 + others.length }];
  };

export interface PolicyStatement {
  readonly Principal?: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The statements of a policy document. AWS accepts a single one without brackets. */
export const statementsOf = (document: unknown): readonly PolicyStatement[] =>
  [
    (document as { readonly Statement?: PolicyStatement | readonly PolicyStatement[] } | undefined)
      ?.Statement ?? [],
  ].flat();
