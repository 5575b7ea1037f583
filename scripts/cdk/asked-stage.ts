import * as z from 'zod/mini';
import { defaultBusiness, resolveStage, type Stage, StageSettings, stageByName } from '#infra/stages.ts';

const Context = z.object({ stage: z.optional(z.string()) });

/** The context as the CDK CLI hands it to the app: what `-c` names, and what cdk.json has. */
const contextOf = (json: string | undefined): z.infer<typeof Context> =>
  Context.parse(JSON.parse(json ?? '{}'));

/** The stage of this name. Throws in plain words when nothing can be deployed under it. */
export const stageToDeploy = (name: string): Stage => {
  if (name === 'home')
    throw new Error('The stage home is the cloud at home, which npm start runs. It is not deployed to AWS.');
  if (!StageSettings.shape.name.safeParse(name).success)
    throw new Error(
      `'${name}' cannot be the name of a stage, which is 2 to 16 lower-case letters, digits or dashes.`,
    );
  return resolveStage(stageByName(name), defaultBusiness);
};

/** The stage that a command of the CDK CLI is about: `-c stage=NAME`, else the environment's `STAGE`, else dev. */
export const askedStage = (env: NodeJS.ProcessEnv): Stage =>
  stageToDeploy(contextOf(env.CDK_CONTEXT_JSON).stage ?? env.STAGE ?? 'dev');
