import * as z from 'zod/mini';
import type { ResolvedResource } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import type { WireResponse } from '../wire.ts';

const Override = { Override: z.boolean() };

const Security = z.strictObject({
  ContentSecurityPolicy: z.optional(z.strictObject({ ...Override, ContentSecurityPolicy: z.string() })),
  ContentTypeOptions: z.optional(z.strictObject(Override)),
  FrameOptions: z.optional(z.strictObject({ ...Override, FrameOption: z.string() })),
  ReferrerPolicy: z.optional(z.strictObject({ ...Override, ReferrerPolicy: z.string() })),
  StrictTransportSecurity: z.optional(
    z.strictObject({
      ...Override,
      AccessControlMaxAgeSec: z.number(),
      IncludeSubdomains: z.optional(z.boolean()),
      Preload: z.optional(z.boolean()),
    }),
  ),
  XSSProtection: z.optional(
    z.strictObject({
      ...Override,
      Protection: z.boolean(),
      ModeBlock: z.optional(z.boolean()),
      ReportUri: z.optional(z.string()),
    }),
  ),
});
type Security = z.output<typeof Security>;

/** AWS::CloudFront::ResponseHeadersPolicy. CORS is not supported on purpose: everything is served from one origin. */
const PolicyProperties = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    SecurityHeadersConfig: z.optional(Security),
    CustomHeadersConfig: z.optional(
      z.strictObject({
        Items: z.array(z.strictObject({ ...Override, Header: z.string(), Value: z.string() })),
      }),
    ),
    RemoveHeadersConfig: z.optional(
      z.strictObject({ Items: z.array(z.strictObject({ Header: z.string() })) }),
    ),
    ServerTimingHeadersConfig: z.optional(z.unknown()),
  }),
});

interface PolicyHeader {
  readonly name: string;
  readonly value: string;
  readonly override: boolean;
}

const hsts = (config: NonNullable<Security['StrictTransportSecurity']>): string =>
  [
    `max-age=${config.AccessControlMaxAgeSec}`,
    ...(config.IncludeSubdomains === true ? ['includeSubDomains'] : []),
    ...(config.Preload === true ? ['preload'] : []),
  ].join('; ');

const xssProtection = (config: NonNullable<Security['XSSProtection']>): string =>
  [
    config.Protection ? '1' : '0',
    ...(config.ModeBlock === true ? ['mode=block'] : []),
    ...(config.ReportUri === undefined ? [] : [`report=${config.ReportUri}`]),
  ].join('; ');

const header = <Config extends { readonly Override: boolean }>(
  name: string,
  config: Config | undefined,
  value: (config: Config) => string,
): readonly PolicyHeader[] =>
  config === undefined ? [] : [{ name, value: value(config), override: config.Override }];

const securityHeaders = (config: Security): readonly PolicyHeader[] => [
  ...header('content-security-policy', config.ContentSecurityPolicy, (csp) => csp.ContentSecurityPolicy),
  ...header('x-content-type-options', config.ContentTypeOptions, () => 'nosniff'),
  ...header('x-frame-options', config.FrameOptions, (frame) => frame.FrameOption),
  ...header('referrer-policy', config.ReferrerPolicy, (referrer) => referrer.ReferrerPolicy),
  ...header('strict-transport-security', config.StrictTransportSecurity, hsts),
  ...header('x-xss-protection', config.XSSProtection, xssProtection),
];

/** The content security policy without the upgrade to HTTPS, because this machine serves HTTP only. */
const withoutUpgrade = (policy: string): string =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .join('; ');

/** Adds and removes the headers of a policy. */
export type ResponseHeadersPolicy = (response: WireResponse) => WireResponse;

/** Reads an AWS::CloudFront::ResponseHeadersPolicy. */
export const createResponseHeadersPolicy = (resource: ResolvedResource): ResponseHeadersPolicy => {
  const config = readProperties(resource, PolicyProperties).ResponseHeadersPolicyConfig;
  const removed = (config.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase());
  const custom = (config.CustomHeadersConfig?.Items ?? []).map((item) => ({
    name: item.Header.toLowerCase(),
    value: item.Value,
    override: item.Override,
  }));
  const added = [...securityHeaders(config.SecurityHeadersConfig ?? {}), ...custom];
  return (response) => {
    const headers = { ...response.headers };
    for (const name of removed) delete headers[name];
    for (const { name, value, override } of added) {
      if (override || headers[name] === undefined) {
        headers[name] = name.startsWith('content-security-policy') ? withoutUpgrade(value) : value;
      }
    }
    return { ...response, headers };
  };
};
