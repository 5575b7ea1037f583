import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Statement {
  readonly Action: string | readonly string[];
}
interface Role {
  readonly Type: string;
  readonly Properties: { Policies: readonly { PolicyDocument: { Statement: readonly Statement[] } }[] };
}
type Templates = Readonly<Record<string, Role>>;

/**
 * Copies the synthesized assembly into `folder` and removes some actions from the roles whose logical id has this part, like a
 * missing grant. Returns the copy; throws when nothing was removed.
 */
export const withoutGrants = (folder: string, role: string, actions: readonly string[]): string => {
  const dir = join(folder, 'cdk.out');
  cpSync('build/cdk.out', dir, { recursive: true });
  let taken = 0;
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.template.json'))) {
    const template = JSON.parse(readFileSync(join(dir, name), 'utf8')) as { Resources: Templates };
    for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
      if (Type !== 'AWS::IAM::Role' || !id.includes(role)) continue;
      for (const { PolicyDocument: policy } of Properties.Policies)
        policy.Statement = policy.Statement.flatMap((statement) => {
          const before = [statement.Action].flat();
          const left = before.filter((action) => !actions.includes(action));
          taken += before.length - left.length;
          return left.length === 0 ? [] : [{ ...statement, Action: left }];
        });
    }
    writeFileSync(join(dir, name), JSON.stringify(template));
  }
  if (taken === 0) throw new Error(`no role like ${role} may do ${actions.join(' or ')}`);
  return dir;
};
