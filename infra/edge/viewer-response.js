// CloudFront Function (cloudfront-js-2.0), viewer response: sets the status 404, which an object in a bucket cannot have.
// It does not run when the origin itself answered 400 or above.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name; the runtime knows no exports
function handler(event) {
  const response = event.response;
  const path = event.request.uri;
  // As built, or published under its own hash.
  const isNotFound = path.endsWith('/404.html');
  if (isNotFound) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    response.headers['cache-control'] = { value: 'no-store' };
  }
  if (isNotFound || path.endsWith('/app.html') || path.endsWith('/desk.html')) {
    response.headers['x-robots-tag'] = { value: 'noindex' };
  }
  return response;
}
