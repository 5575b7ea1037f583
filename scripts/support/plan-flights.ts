import type { Cloud } from 'home-cloud';

/** Plans the flights, as on AWS the end of a deployment does. Flights that are planned already stay. */
export const planFlights = async ({
  template,
  invoke,
}: Pick<Cloud, 'template' | 'invoke'>): Promise<void> => {
  const plan = template
    .ofType('AWS::Lambda::Function')
    .find(({ logicalId }) => logicalId.startsWith('DeparturesPlan'));
  if (plan) await invoke(plan.ref, {});
};
