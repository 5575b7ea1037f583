/**
 * Holds back forms that are sent before their island is there, because the browser would send the password itself. The
 * island sends them when it has been hydrated. This script runs before the form is parsed, so that nobody can be faster.
 */
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) event.target.dataset.held = '';
});
