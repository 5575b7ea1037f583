import type { Assembly, StackTemplate, TemplateResource } from '../assembly.ts';
import { TemplateError } from '../errors.ts';
import type { Finding } from './finding.ts';

type Visit = (intrinsic: string, argument: unknown) => void;

/** Every intrinsic function anywhere in a value. */
const walk = (value: unknown, visit: Visit): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, it] of Object.entries(value)) {
    if (key === 'Ref' || key.startsWith('Fn::')) visit(key, it);
    walk(it, visit);
  }
};

const namesIn = (intrinsic: string, argument: unknown): string[] => {
  if (intrinsic === 'Ref') return [String(argument)];
  if (intrinsic === 'Fn::GetAtt') return [String([argument].flat()[0]).split('.')[0] ?? ''];
  if (intrinsic !== 'Fn::Sub') return [];
  const text = String([argument].flat()[0]);
  return [...text.matchAll(/\$\{([^!}.][^}.]*)[^}]*\}/g)].map(([, name = '']) => name);
};

/** Logical ids that must exist before this resource. */
const needsOf = (stack: StackTemplate, resource: TemplateResource): Set<string> => {
  const needs = new Set(resource.dependsOn);
  walk(resource.properties, (intrinsic, argument) => {
    for (const name of namesIn(intrinsic, argument)) if (stack.resources.has(name)) needs.add(name);
  });
  return needs;
};

/** Stacks whose outputs this one reads. */
const stacksBefore = (stack: StackTemplate, { stacks }: Assembly): Set<string> => {
  const needs = new Set<string>();
  const visit: Visit = (intrinsic, argument) => {
    if (intrinsic === 'Fn::GetStackOutput') needs.add((argument as { StackName: string }).StackName);
    if (intrinsic !== 'Fn::ImportValue') return;
    for (const { name, outputs } of stacks) {
      if ([...outputs.values()].some(({ exportName }) => exportName === argument)) needs.add(name);
    }
  };
  for (const { properties } of stack.resources.values()) walk(properties, visit);
  for (const { value } of stack.outputs.values()) walk(value, visit);
  return needs;
};

/**
 * Takes away whatever needs nothing that is left, and whatever nothing that is left needs. What remains waits for itself.
 */
const circleIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const left = new Map([...graph].map(([id, needs]) => [id, [...needs].filter((it) => graph.has(it))]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const needed = new Set([...left.values()].flat());
    for (const [id, needs] of left) {
      if (!needed.has(id) || !needs.some((it) => left.has(it))) left.delete(id);
    }
  }
  return [...left.keys()].sort();
};

/** What CloudFormation could not put into an order: resources of a stack, and stacks, that wait for each other. */
export function* orderOfCreation(assembly: Assembly): Iterable<Finding> {
  const stacks = circleIn(new Map(assembly.stacks.map((it) => [it.name, stacksBefore(it, assembly)])));
  if (stacks.length > 0) {
    throw new TemplateError(`Circular dependency between stacks: [${stacks.join(', ')}]`);
  }
  for (const stack of assembly.stacks) {
    const graph = new Map([...stack.resources].map(([id, it]) => [id, needsOf(stack, it)]));
    for (const [id, needs] of graph) {
      const missing = [...needs].filter((it) => !graph.has(it));
      const place = { stack: stack.name, logicalId: id };
      if (missing.length > 0)
        yield { place, says: `Unresolved resource dependencies [${missing.join(', ')}]` };
    }
    const circle = circleIn(graph);
    const place = { stack: stack.name, logicalId: circle[0] ?? '' };
    if (circle.length > 0)
      yield { place, says: `Circular dependency between resources: [${circle.join(', ')}]` };
  }
}
