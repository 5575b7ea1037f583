import type { RequestListener } from 'node:http';
import { listenOnLoopback } from './gateway/listeners.ts';
import type { FunctionDefinition } from './lambda/definition.ts';
import type { Stoppable } from './types.ts';

/** Simulates a service outside of AWS that the app's functions call over HTTP, such as a payment provider. */
export interface OutsideService {
  readonly name: string;
  /** The environment variable of the functions with the service's address. At home it has the simulation's address. */
  readonly variable: string;
  /** Starts the simulation. `cloud.url` is the address where the service may call the app. */
  readonly start: (cloud: { readonly url: string }) => RequestListener;
}

interface OutsideServices extends Stoppable {
  /** The functions with the addresses of the simulations in their variables. */
  readonly reachableBy: (functions: readonly FunctionDefinition[]) => readonly FunctionDefinition[];
}

/** Starts the simulations, each on its own loopback port. */
export const startOutsideServices = async (
  services: readonly OutsideService[],
  url: string,
): Promise<OutsideServices> => {
  const running = await Promise.all(
    services.map(async (service) => ({
      ...service,
      listeners: await listenOnLoopback(0, service.start({ url })),
    })),
  );
  return {
    reachableBy: (functions) => {
      for (const { name, variable } of running)
        if (!functions.some(({ variables }) => variable in variables))
          throw new Error(`No function has the variable ${variable}, which names the service ${name}.`);
      return functions.map((definition) => ({
        ...definition,
        variables: {
          ...definition.variables,
          ...Object.fromEntries(
            running
              .filter(({ variable }) => variable in definition.variables)
              .map(({ variable, listeners }) => [variable, `http://127.0.0.1:${listeners.port}`]),
          ),
        },
      }));
    },
    stop: async () => {
      await Promise.all(running.map(({ listeners }) => listeners.stop()));
    },
  };
};
