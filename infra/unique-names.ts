import { readFileSync } from 'node:fs';
import type { IPolicyValidationPlugin, PolicyViolation } from 'aws-cdk-lib';
import { namesakes } from 'home-cloud/aws';

interface Template {
  readonly Resources?: Readonly<
    Record<string, { readonly Type: string; readonly Properties?: Readonly<Record<string, unknown>> }>
  >;
}

const resourcesIn = (templatePath: string) => {
  const { Resources = {} } = JSON.parse(readFileSync(templatePath, 'utf8')) as Template;
  return Object.entries(Resources).map(([logicalId, { Type, Properties = {} }]) => ({
    logicalId,
    templatePath,
    type: Type,
    properties: Properties,
  }));
};

/** Fails a synthesis in which two resources of one type have the same name. No template alone shows that. */
export const uniqueNames: IPolicyValidationPlugin = {
  name: 'unique names',
  validate: ({ templatePaths }) => {
    const violations = namesakes(templatePaths.flatMap(resourcesIn)).map(
      ({ name, first, second }): PolicyViolation => ({
        ruleName: 'physical-names-are-unique',
        description: `${second.type} ${second.logicalId} is called ${name}, and so is ${first.logicalId}`,
        violatingResources: [
          { resourceLogicalId: second.logicalId, templatePath: second.templatePath, locations: [] },
        ],
      }),
    );
    return { success: violations.length === 0, violations };
  },
};
