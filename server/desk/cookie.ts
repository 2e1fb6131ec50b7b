/** `__Host-` restricts the cookie to this host over https. Over http browsers reject the prefix. */
const names = { secure: '__Host-desk', loopback: 'desk' };
const maxAgeSeconds = 30 * 24 * 3600;

export function deskCookie(isSecure: boolean) {
  const name = isSecure ? names.secure : names.loopback;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read(header: string | undefined): string | undefined {
      const pairs = (header ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    set: (token: string) => `${name}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
