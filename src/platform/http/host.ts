/** A name, an IPv4 address or an IPv6 address in brackets, and perhaps a port. RFC 3986, 3.2.2, without its rarer signs. */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

let lastHost: string | undefined;

/**
 * Whether the value of a Host header can be one: RFC 9112, 3.2, and written as browsers write it. The framework takes an
 * address in another spelling for an attack; what is ready never comes to it. Most requests name the same, which is
 * looked at once.
 */
export function isHost(value: string): boolean {
  if (value === lastHost) return true;
  const name = plainHost.exec(value)?.[1];
  const url = name && URL.parse(`http://${value}`);
  if (!url || url.hostname !== name.toLowerCase()) return false;
  lastHost = value;
  return true;
}
