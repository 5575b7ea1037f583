import type { StackTemplate } from '../assembly.ts';
import type { Place } from '../errors.ts';
import type { ResolvedTemplate } from '../model.ts';

/** What is measured: all stacks of a stage, with names and ids as long as on AWS. */
export interface Deployment {
  readonly stacks: readonly StackTemplate[];
  readonly template: ResolvedTemplate;
}

/** How much of a quota one place uses. */
export interface Figure {
  readonly place: Place;
  readonly value: number;
}

export type Measure = (deployment: Deployment) => Iterable<Figure>;

/** A limit above which AWS refuses a template, or accepts it and then does not do what it says. */
export interface Quota {
  readonly name: string;
  /** Undefined if there is only a largest value. */
  readonly least: number | undefined;
  readonly most: number;
  readonly unit: string;
  /** Title of the page of AWS's documentation that says so. */
  readonly source: string;
  /** True if all stages of an account share it. */
  readonly shared: boolean;
  readonly measure: Measure;
}

/** One line of the table. A range is `[least, most]`. */
export const quota = (
  name: string,
  range: number | readonly [least: number, most: number],
  unit: string,
  source: string,
  measure: Measure,
): Quota => {
  const [least, most] = typeof range === 'number' ? [undefined, range] : range;
  return { name, least, most, unit, source, shared: false, measure };
};

/** A quota of the account, which all its stages share. */
export const sharedQuota = (...line: Parameters<typeof quota>): Quota => ({
  ...quota(...line),
  shared: true,
});
