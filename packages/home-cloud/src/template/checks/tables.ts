import * as z from 'zod/mini';
import type { ResolvedTemplate } from '../model.ts';
import { type Finding, listAt } from './finding.ts';

const Keys = z.array(z.object({ AttributeName: z.string() }));
const Indexes = z.array(z.object({ KeySchema: Keys }));

const namesIn = (list: unknown): readonly string[] => {
  const read = Keys.safeParse(list);
  return read.success ? read.data.map(({ AttributeName }) => AttributeName) : [];
};

const keysOfIndexes = (list: unknown): readonly string[] => {
  const read = Indexes.safeParse(list);
  return read.success ? read.data.flatMap(({ KeySchema }) => namesIn(KeySchema)) : [];
};

/** A table must define the types of the key attributes of the table and its indexes, and of no others. */
export function* tableKeys(template: ResolvedTemplate): Iterable<Finding> {
  for (const type of ['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable']) {
    for (const place of template.ofType(type)) {
      const defined = new Set(namesIn(listAt(place, 'AttributeDefinitions')));
      const keys = new Set([
        ...namesIn(listAt(place, 'KeySchema')),
        ...keysOfIndexes(listAt(place, 'GlobalSecondaryIndexes')),
        ...keysOfIndexes(listAt(place, 'LocalSecondaryIndexes')),
      ]);
      for (const key of [...keys].filter((one) => !defined.has(one)))
        yield { place, message: `the key attribute ${key} is not defined in AttributeDefinitions` };
      for (const attribute of [...defined].filter((one) => !keys.has(one)))
        yield { place, message: `the attribute ${attribute} is defined, and no key uses it` };
    }
  }
}
