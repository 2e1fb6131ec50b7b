/** Whether the server has no such file any more. Rejects if it cannot be reached. */
export async function isGone(url: string): Promise<boolean> {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 410;
}
