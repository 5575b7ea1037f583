import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  type IKeyValueStore,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { EDGE_CODE_MAX_BYTES, edgeCodeProblems } from 'home-cloud/aws';
import { appRoutes } from './app-paths.ts';
import { ASSET_PATH, type BuiltSite } from './pages.ts';

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../edge', file), 'utf8');

/** The code unchanged, if CloudFront's runtime supports it. @throws with everything that the runtime does not support. */
const supported = (file: string, code: string): string => {
  const problems = edgeCodeProblems(code);
  if (problems.length > 0) throw new Error(`infra/edge/${file} ${problems.join('\n- ')}`);
  return code;
};

/** The text of viewer-request.js, filled with the lists of the built site. @throws when CloudFront would not run it. */
export const viewerRequestCode = (site: BuiltSite): string => {
  const file = 'viewer-request.js';
  const code = textOf(file)
    .replace('%APP_ROUTES%', appRoutes.join(' '))
    .replace('%PAGES%', site.pages.join(' '))
    .replace('%FILES%', site.files.join(' '))
    .replace('/%ASSET%/', String(ASSET_PATH));
  const size = Buffer.byteLength(code);
  if (size > EDGE_CODE_MAX_BYTES) {
    throw new Error(
      `viewer-request is ${size} bytes, CloudFront takes ${EDGE_CODE_MAX_BYTES}: move pages to the KeyValueStore`,
    );
  }
  return supported(file, code);
};

/** The text of viewer-response.js. @throws when CloudFront would not run it. */
export const viewerResponseCode = (): string => supported('viewer-response.js', textOf('viewer-response.js'));

export interface EdgeFunctions {
  readonly request: EdgeFunction;
  readonly response: EdgeFunction;
}

/**
 * The two functions at the edge.
 * @param published path → object of what was published after the build. The viewer-request function reads it.
 */
export const edgeFunctions = (
  scope: Construct,
  site: BuiltSite,
  published: IKeyValueStore,
): EdgeFunctions => {
  const request = new EdgeFunction(scope, 'ViewerRequest', {
    code: FunctionCode.fromInline(viewerRequestCode(site)),
    runtime: FunctionRuntime.JS_2_0,
    keyValueStore: published,
    comment: 'Rewrites paths to objects, app paths to the app, unknown ones to the 404 page',
  });
  const response = new EdgeFunction(scope, 'ViewerResponse', {
    code: FunctionCode.fromInline(viewerResponseCode()),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Gives the 404 page its status',
  });
  return { request, response };
};
