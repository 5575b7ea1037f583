import { CrossStackReferences, ReferenceStrength, type Resource, Stack } from 'aws-cdk-lib';

/**
 * For resources that hold data of people or that a whole stack depends on. Other stacks refer to them by exports, so
 * CloudFormation refuses a change that would replace such a table, pool or bucket while it is in use. With the weak
 * references of everything else, they would go on using the old one, because a stack whose template is unchanged is not
 * deployed again. The exports exist even when nobody uses them, so that the last function that uses one can be removed.
 */
export const lasting = <Kind extends Resource>(resource: Kind, ...values: readonly string[]): Kind => {
  CrossStackReferences.of(resource).produce(ReferenceStrength.STRONG);
  for (const value of values) Stack.of(resource).exportValue(value);
  return resource;
};

/** The name of the export, which cdk-nag shows for a reference to such a resource. */
export const exportOf = (resource: Resource, value: string): string => {
  const stack = Stack.of(resource);
  const reference: { readonly 'Fn::ImportValue': string } = stack.resolve(stack.exportValue(value));
  return reference['Fn::ImportValue'];
};
