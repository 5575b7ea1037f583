import { CrossStackReferences, ReferenceStrength, type Resource, Stack } from 'aws-cdk-lib';

/**
 * For what keeps people's data, or is what a whole stack hangs on. Other stacks refer to it by exports: CloudFormation then refuses a change that
 * would put another table, pool or bucket in its place while somebody uses it. The weak references of everything else would
 * go on naming the old one, because a stack whose template is unchanged is not deployed again.
 * The exports stand whether or not they are used, so that the last function that uses one can be taken away.
 */
export const lasting = <Kind extends Resource>(resource: Kind, ...values: readonly string[]): Kind => {
  CrossStackReferences.of(resource).produce(ReferenceStrength.STRONG);
  for (const value of values) Stack.of(resource).exportValue(value);
  return resource;
};

/** The name of a lasting resource's export, by which cdk-nag calls a reference to it. */
export const exportOf = (resource: Resource, value: string): string => {
  const stack = Stack.of(resource);
  const reference: { readonly 'Fn::ImportValue': string } = stack.resolve(stack.exportValue(value));
  return reference['Fn::ImportValue'];
};
