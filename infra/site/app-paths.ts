/**
 * Paths that belong to the single-page app; each stands for itself and everything below it. CloudFront's behaviours
 * (the app's security headers) and the viewer-request function (the rewrite to /app.html) are both made from this.
 */
export const appPaths = ['/auth', '/dashboard', '/customer', '/booking', '/admin', '/staff'] as const;
