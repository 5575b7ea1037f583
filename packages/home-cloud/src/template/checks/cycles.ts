import type { Assembly, StackTemplate, TemplateResource } from '../assembly.ts';
import { TemplateError } from '../errors.ts';
import type { Finding } from './finding.ts';

type Visit = (intrinsic: string, argument: unknown) => void;

/** Visits all intrinsic functions in a value, at any depth. */
const visitIntrinsics = (value: unknown, visit: Visit): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, it] of Object.entries(value)) {
    if (key === 'Ref' || key.startsWith('Fn::')) visit(key, it);
    visitIntrinsics(it, visit);
  }
};

const namesIn = (intrinsic: string, argument: unknown): string[] => {
  if (intrinsic === 'Ref') return [String(argument)];
  if (intrinsic === 'Fn::GetAtt') return [String([argument].flat()[0]).split('.')[0] ?? ''];
  if (intrinsic !== 'Fn::Sub') return [];
  const text = String([argument].flat()[0]);
  return [...text.matchAll(/\$\{([^!}.][^}.]*)[^}]*\}/g)].map(([, name = '']) => name);
};

/** The logical ids that this resource depends on. */
const needsOf = (stack: StackTemplate, resource: TemplateResource): Set<string> => {
  const needs = new Set(resource.dependsOn);
  visitIntrinsics(resource.properties, (intrinsic, argument) => {
    for (const name of namesIn(intrinsic, argument)) if (stack.resources.has(name)) needs.add(name);
  });
  return needs;
};

/** The stacks whose outputs this stack reads. */
const stacksBefore = (stack: StackTemplate, { stacks }: Assembly): Set<string> => {
  const needs = new Set<string>();
  const visit: Visit = (intrinsic, argument) => {
    if (intrinsic === 'Fn::GetStackOutput') needs.add((argument as { StackName: string }).StackName);
    if (intrinsic !== 'Fn::ImportValue') return;
    for (const { name, outputs } of stacks) {
      if ([...outputs.values()].some(({ exportName }) => exportName === argument)) needs.add(name);
    }
  };
  for (const { properties } of stack.resources.values()) visitIntrinsics(properties, visit);
  for (const { value } of stack.outputs.values()) visitIntrinsics(value, visit);
  return needs;
};

/** Removes nodes without remaining dependencies, and nodes that no remaining node depends on. What is left has a cycle. */
const cycleIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
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

/** Findings for resources of a stack, and for stacks, that CloudFormation cannot create in any order. */
export function* orderOfCreation(assembly: Assembly): Iterable<Finding> {
  const stacks = cycleIn(new Map(assembly.stacks.map((it) => [it.name, stacksBefore(it, assembly)])));
  if (stacks.length > 0) {
    throw new TemplateError(`Circular dependency between stacks: [${stacks.join(', ')}]`);
  }
  for (const stack of assembly.stacks) {
    const graph = new Map([...stack.resources].map(([id, it]) => [id, needsOf(stack, it)]));
    for (const [id, needs] of graph) {
      const missing = [...needs].filter((it) => !graph.has(it));
      const place = { stack: stack.name, logicalId: id };
      if (missing.length > 0)
        yield { place, message: `Unresolved resource dependencies [${missing.join(', ')}]` };
    }
    const cycle = cycleIn(graph);
    const place = { stack: stack.name, logicalId: cycle[0] ?? '' };
    if (cycle.length > 0)
      yield { place, message: `Circular dependency between resources: [${cycle.join(', ')}]` };
  }
}
