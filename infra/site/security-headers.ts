import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import type { Stage } from '../stages.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const text = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * What pages may load: only from their own origin and from Cognito, and no inline script. The app also sends files to the
 * bucket for uploads, and shows pictures of the bucket of released files. There is no
 * upgrade-insecure-requests, because it would break the same build on http://localhost.
 */
const pageDirectives = (
  stage: Stage,
  more: {
    readonly scripts?: string;
    readonly styles?: string;
    readonly uploads?: string;
    readonly pictures?: readonly string[];
    /** The rules by which a text becomes the address of a script, or a document. */
    readonly trusted?: string;
  },
): Directives => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...(more.scripts ? [more.scripts] : [])],
  'style-src': ["'self'", ...(more.styles ? [more.styles] : [])],
  'img-src': ["'self'", 'data:', ...(more.pictures ?? [])],
  'font-src': ["'self'"],
  'connect-src': [
    "'self'",
    `https://cognito-idp.${stage.region}.amazonaws.com`,
    ...(more.uploads ? [more.uploads] : []),
  ],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Text may not become markup or script (innerHTML, script.src, eval …), and no code may make a policy that allows it. React and the
  // libraries of the app write text nodes and attributes only, so they need none. The app has two: one knows a
  // single address, that of the worker by which the dock opens without a network; the other reads a pasted order mail into a document that
  // nobody sees and in which nothing runs.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [more.trusted ?? "'none'"],
});

/** For answers that are not documents: if a browser shows one as a document anyway, it may load nothing. */
const nothing: Directives = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** Headers of every answer. */
const common = (csp: Directives) => ({
  contentSecurityPolicy: { contentSecurityPolicy: text(csp), override: true },
  contentTypeOptions: { override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(365),
    includeSubdomains: true,
    override: true,
  },
});
/** Whose pages may use an answer. */
const usedBy = (value: 'same-origin' | 'cross-origin'): ResponseCustomHeader => ({
  header: 'cross-origin-resource-policy',
  value,
  override: true,
});

/** Who may use a device of a browser: nobody, or the page itself. */
const NOBODY = '()';
const ITSELF = '(self)';

/** What a page may use: camera and position, and the ports where a scale and a label printer are. */
interface Devices {
  readonly camera: typeof NOBODY | typeof ITSELF;
  readonly ports: typeof NOBODY | typeof ITSELF;
}
const noDevices: Devices = { camera: NOBODY, ports: NOBODY };

const policy = (
  csp: Directives,
  comment: string,
  more: readonly ResponseCustomHeader[] = [],
  { camera, ports }: Devices = noDevices,
): ResponseHeadersPolicyProps => ({
  comment,
  securityHeadersBehavior: {
    ...common(csp),
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
  },
  customHeadersBehavior: {
    customHeaders: [
      {
        header: 'permissions-policy',
        value: `camera=${camera}, microphone=(), geolocation=${camera}, payment=(), serial=${ports}, usb=${ports}, browsing-topics=()`,
        override: true,
      },
      { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
      usedBy('same-origin'),
      ...more,
    ],
  },
});

/** API Gateway's own refusals have no cache header, and no cache may keep them. */
const neverKept = { header: 'cache-control', value: 'no-store', override: true };

/** Where the API says how long an answer may be kept, that counts. What API Gateway refuses itself says nothing. */
const keptAsTold = { ...neverKept, override: false };

/**
 * For styles, scripts, fonts and pictures. Headers that browsers use only for documents are left out: a page loads half a dozen
 * of these files, and its first ten kilobytes decide when something is visible. Other websites may use them: they are the same for everybody,
 * and news readers show the pictures of our feed. An account has few of these policies, so pictures have none of their own.
 */
const partPolicy: ResponseHeadersPolicyProps = {
  comment: 'What pages are made of: no document, so it may load nothing',
  securityHeadersBehavior: common(nothing),
  customHeadersBehavior: { customHeaders: [usedBy('cross-origin')] },
};

export interface SecurityHeaders {
  readonly site: ResponseHeadersPolicy;
  readonly app: ResponseHeadersPolicy;
  /** Pages of staff: those of the app that may use serial and USB ports besides. */
  readonly staff: ResponseHeadersPolicy;
  readonly api: ResponseHeadersPolicy;
  /** For answers of the API that caches may keep. */
  readonly keptApi: ResponseHeadersPolicy;
  /** For what pages are made of, pictures of posts among it. */
  readonly assets: ResponseHeadersPolicy;
}

/**
 * The toasts and the dialogs' scroll lock of the app's libraries add style elements while it runs. People who work here scan labels with
 * the camera and see the photos that they took before these are sent. Photos of parcels come from the bucket of released files, by a link for
 * each.
 */
const appDirectives = ({ stage, parts }: House): Directives =>
  pageDirectives(stage, {
    styles: "'unsafe-inline'",
    uploads: parts.urls.get('Uploads'),
    pictures: ['blob:', parts.urls.get('Pictures')],
    trusted: 'dock-worker order-mail',
  });

/** Security headers of the site, the app, the API and the assets. */
export const securityHeaders = (scope: Construct, house: House): SecurityHeaders => ({
  site: new ResponseHeadersPolicy(
    scope,
    'SiteHeaders',
    // Speculation rules are inline data that says which links to fetch ahead.
    policy(
      pageDirectives(house.stage, { scripts: "'inline-speculation-rules'" }),
      'Public pages: nothing inline that runs',
    ),
  ),
  app: new ResponseHeadersPolicy(
    scope,
    'AppHeaders',
    policy(appDirectives(house), 'The app: its libraries add styles, its own pages scan labels', [], {
      camera: ITSELF,
      ports: NOBODY,
    }),
  ),
  staff: new ResponseHeadersPolicy(
    scope,
    'StaffHeaders',
    policy(appDirectives(house), 'Pages of staff: as the app, and a scale and a label printer', [], {
      camera: ITSELF,
      ports: ITSELF,
    }),
  ),
  api: new ResponseHeadersPolicy(scope, 'ApiHeaders', policy(nothing, 'API answers', [neverKept])),
  keptApi: new ResponseHeadersPolicy(
    scope,
    'KeptApiHeaders',
    policy(nothing, 'API answers that caches may keep', [keptAsTold]),
  ),
  assets: new ResponseHeadersPolicy(scope, 'AssetHeaders', partPolicy),
});
