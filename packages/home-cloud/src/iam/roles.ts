import * as z from 'zod/mini';
import { TemplateError } from '../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';
import { type DocumentKind, readDocument, type Statement, wellFormed } from './policy/document.ts';

/** The role of a function with all statements of its policies. */
export interface FunctionRole {
  readonly functionName: string;
  readonly functionArn: string;
  readonly roleArn: string;
  /** Its name in AWS's errors. */
  readonly session: string;
  readonly account: string;
  readonly statements: readonly Statement[];
}

const ignored = z.optional(z.unknown());
const Inline = z.strictObject({ PolicyName: z.string(), PolicyDocument: z.unknown() });
const Role = z.strictObject({
  AssumeRolePolicyDocument: z.unknown(),
  Policies: z._default(z.array(Inline), []),
  ManagedPolicyArns: z._default(z.array(z.string()), []),
  PermissionsBoundary: z.optional(z.string()),
  RoleName: ignored,
  Description: ignored,
  MaxSessionDuration: ignored,
  Path: ignored,
  Tags: ignored,
});
const Attached = z.object({ PolicyDocument: z.unknown(), Roles: z._default(z.array(z.string()), []) });

const onLogs = ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'];
/** The supported managed policies of AWS, by the end of their ARN. */
const ofAws: Readonly<Record<string, Statement>> = {
  'service-role/AWSLambdaBasicExecutionRole': {
    effect: 'Allow',
    actions: onLogs,
    resources: ['*'],
    conditions: {},
  },
};

interface Document {
  readonly resource: ResolvedResource;
  readonly document: unknown;
}

/**
 * The roles of the functions that run at home. Every policy of the assembly is checked: a malformed one stops the start, as it
 * would stop a deployment. The policies of functions must be supported completely.
 * @throws a TemplateError that names the resource.
 */
export const readRoles = (
  template: ResolvedTemplate,
  functionNames: readonly string[],
): readonly FunctionRole[] => {
  const roles = template.ofType('AWS::IAM::Role');
  const attached = template.ofType('AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy');
  for (const resource of attached)
    check(readProperties(resource, Attached).PolicyDocument, 'identity', resource);
  for (const resource of roles) {
    const { AssumeRolePolicyDocument, Policies } = readProperties(resource, Role);
    check(AssumeRolePolicyDocument, 'trust', resource);
    for (const { PolicyDocument } of Policies) check(PolicyDocument, 'identity', resource);
  }
  return functionNames.map((name) => {
    const fn = template.byRef('AWS::Lambda::Function', name);
    const role = roles.find(({ attributes }) => attributes.Arn === fn.properties.Role);
    if (role === undefined) throw new TemplateError('it has no role of this assembly to act under', fn);
    return {
      functionName: name,
      functionArn: fn.attributes.Arn ?? '',
      roleArn: role.attributes.Arn ?? '',
      session: `arn:aws:sts::${template.accountId}:assumed-role/${role.ref}/${name}`,
      account: template.accountId,
      statements: statementsOf(role, attached),
    };
  });
};

/** Roles that nothing at home assumes, such as those of people, may use what only AWS supports. */
const check = (document: unknown, kind: DocumentKind, resource: ResolvedResource): void =>
  void wellFormed(document, kind, resource);

const statementsOf = (
  role: ResolvedResource,
  attached: readonly ResolvedResource[],
): readonly Statement[] => {
  const { Policies, ManagedPolicyArns, PermissionsBoundary } = readProperties(role, Role);
  if (PermissionsBoundary !== undefined)
    throw new TemplateError('functions at home know no permissions boundary', role);
  const documents: Document[] = [
    ...Policies.map(({ PolicyDocument }) => ({ resource: role, document: PolicyDocument })),
    ...attached
      .filter(
        ({ ref, properties }) =>
          readProperties({ ...role, properties }, Attached).Roles.includes(role.ref) ||
          ManagedPolicyArns.includes(ref),
      )
      .map((resource) => ({ resource, document: resource.properties.PolicyDocument })),
  ];
  const own = new Set(attached.map(({ ref }) => ref));
  return [
    ...documents.flatMap(({ document, resource }) => readDocument(document, 'identity', resource)),
    ...ManagedPolicyArns.filter((arn) => !own.has(arn)).map((arn) => managedByAws(arn, role)),
  ];
};

const managedByAws = (arn: string, role: ResolvedResource): Statement => {
  const statement = ofAws[arn.replace(/^arn:aws:iam::aws:policy\//, '')];
  if (statement === undefined)
    throw new TemplateError(`the cloud at home does not know what ${arn} allows`, role);
  return statement;
};
