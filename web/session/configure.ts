import { Amplify } from 'aws-amplify';
import * as z from 'zod/mini';

/** Content of `/config.json`: settings of the stage that serves this build. */
export const StageConfig = z.object({
  stage: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Absent in a deployed stage, where Amplify uses the region's own endpoint. */
  userPoolEndpoint: z.optional(z.string()),
});
export type StageConfig = z.infer<typeof StageConfig>;

/** Loads the stage's configuration and passes it to Amplify. Throws when it cannot be loaded, because nothing works without it. */
export const configureStage = async (): Promise<StageConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The configuration answered ${response.status}.`);
  const config = z.parse(StageConfig, await response.json());
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...(config.userPoolEndpoint
          ? { userPoolEndpoint: new URL(config.userPoolEndpoint, window.location.origin).href }
          : {}),
        loginWith: { email: true },
      },
    },
  });
  return config;
};
