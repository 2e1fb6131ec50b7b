import { matchPath, parsePath } from 'react-router';

export const screenPaths = {
  requests: '/',
  oldRequests: '/requests',
  request: '/requests/:reference',
  newJob: '/new',
  texts: '/texts',
  numbers: '/numbers',
  people: '/people',
  settings: '/settings',
  erasePerson: '/settings/erase',
  account: '/account',
} as const;

/**
 * Returns the path if it is a screen's, else the first screen's path. Use it for paths from an address or a message: a
 * second `/` at the front would name another host.
 */
export function screenPath(path: string): string {
  const { pathname = '' } = parsePath(path);
  const isScreen = Object.values(screenPaths).some((pattern) => matchPath(pattern, pathname));
  return isScreen && !pathname.includes('//') ? path : screenPaths.requests;
}
