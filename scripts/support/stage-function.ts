import { type LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';

/**
 * The name of a deployed function, by the stage and the handler entry that it has itself. CloudFormation shortens long names, and the
 * person on call may list functions but no stacks. Throws when the stage has no such function.
 */
export const functionOfStage = async (
  client: LambdaClient,
  stage: string,
  entry: string,
): Promise<string> => {
  for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
    for (const { FunctionName, Description, Environment } of Functions)
      if (FunctionName && Description === `lambdas/${entry}` && Environment?.Variables?.STAGE === stage)
        return FunctionName;
  throw new Error(`Stage ${stage} has no function lambdas/${entry}. Is it deployed, and in this account?`);
};
