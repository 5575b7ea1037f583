import type { ResolvedResource, ResolvedTemplate } from '../../template/model.ts';

const withLimits = (value: unknown, viewers: number): unknown => {
  if (Array.isArray(value)) return value.map((one) => withLimits(one, viewers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'Limit' && typeof one === 'number' ? one * viewers : withLimits(one, viewers),
    ]),
  );
};

/**
 * The template with the limits of its firewalls for this many viewers behind each address. A machine that plays many people at once has
 * one address for all of them.
 */
export const withViewersPerAddress = <Template extends Pick<ResolvedTemplate, 'ofType'>>(
  template: Template,
  viewers: number,
): Template => ({
  ...template,
  ofType: (...types: readonly string[]): readonly ResolvedResource[] =>
    template.ofType(...types).map((resource) =>
      resource.type === 'AWS::WAFv2::WebACL'
        ? {
            ...resource,
            properties: withLimits(resource.properties, viewers) as ResolvedResource['properties'],
          }
        : resource,
    ),
});
