import { describe, expect, test } from 'vitest';
import { retention } from '#domain/kernel/retention.ts';
import type { Held } from '#lambdas/runtime/holds.ts';
import { holds } from '#lambdas/told.ts';
import { at, listOf, synthesize, withAllOptions } from './cloud.ts';

const cloud = synthesize(withAllOptions);
const held: ReadonlyMap<string, Held> = new Map(holds.flatMap((of) => Object.entries(of)));

/** What keeps data for good: its name is its logical id without what CDK adds. */
const kept = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool', 'AWS::Events::Archive']
  .flatMap((type) => cloud.ofType(type))
  .map(
    (resource) =>
      [resource.id.replace(/^\w+\./, '').replace(/(?:Table)?[0-9A-F]{8}$/, ''), resource] as const,
  );

test('every table, bucket, pool and archive says what it holds of a person, and nothing else does', () => {
  expect([...held.keys()].toSorted()).toEqual(kept.map(([name]) => name).toSorted());
});

test('what is held is declared once', () => {
  expect(holds.flatMap((of) => Object.keys(of))).toHaveLength(held.size);
});

describe('a part of a person', () => {
  test.each(
    [...held].flatMap(([name, { ofPeople }]) => ('what' in ofPeople ? [[name, ofPeople] as const] : [])),
  )('in %s that a paper must keep is kept for a class of the same table', (name, { forgotten }) => {
    const classes = Object.values(held.get(name)?.kinds ?? {}).flat();
    for (const part of forgotten) if (part.how === 'kept') expect(classes).toContain(part.until);
  });

  test.each([...held].filter(([, { ofPeople }]) => 'what' in ofPeople))(
    'in %s that goes by itself has a class with days',
    (_, one) => {
      const parts = 'what' in one.ofPeople ? one.ofPeople.forgotten : [];
      const goes = parts.some(({ how }) => how === 'expires');
      const classes = Object.values(one.kinds).flat();
      if (goes) expect(classes.some((name) => !('stays' in retention[name]))).toBe(true);
    },
  );
});

describe('the files of a bucket', () => {
  test.each(kept.filter(([, { type }]) => type === 'AWS::S3::Bucket'))(
    '%s are deleted by the days of their class',
    (name, bucket) => {
      const rules = listOf(bucket.at('LifecycleConfiguration.Rules'));
      for (const [prefix, kind] of Object.entries(held.get(name)?.kinds ?? {})) {
        const { days, stays } = {
          days: undefined,
          stays: undefined,
          ...retention[kind as keyof typeof retention],
        };
        const ruling = rules
          .filter((rule) => prefix.startsWith(String(at(rule, 'Prefix') ?? '')))
          .flatMap((rule) => at(rule, 'ExpirationInDays') ?? []);
        expect(ruling.length === 0 ? undefined : Math.min(...ruling.map(Number)), prefix).toBe(
          stays ? undefined : days,
        );
      }
    },
  );
});
