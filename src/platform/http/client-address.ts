import { BlockList, isIP, SocketAddress } from "node:net";

export interface Origin {
  /** The address of the connection; undefined after the connection is closed. */
  socketAddress: string | undefined;
  forwardedFor?: string | null | undefined;
}

/** Returns the last untrusted address in X-Forwarded-For, because clients can forge the earlier ones. */
export function clientAddress(
  { socketAddress, forwardedFor }: Origin,
  trustedProxies: readonly string[],
): string | undefined {
  let address = plainAddress(socketAddress ?? "");
  if (!address || trustedProxies.length === 0 || !forwardedFor) return address;
  const trusted = blockList(trustedProxies);
  for (const hop of forwardedFor.split(",").toReversed()) {
    if (!isIn(trusted, address)) return address;
    const next = plainAddress(withoutPort(hop.trim()));
    if (!next) return address;
    address = next;
  }
  return address;
}

/** Returns the first 24 bits of an IPv4 address or the first 48 bits of an IPv6 address. Returns "" for other texts. */
export function truncateAddress(address: string | undefined): string {
  const plain = plainAddress(address ?? "");
  if (!plain) return "";
  if (isIP(plain) === 4) return plain.replace(/\d+$/, "0");
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const first = [...groups, ...Array<string>(zeros).fill("0"), ...(tail ? tail.split(":") : [])].slice(0, 3);
  return new SocketAddress({ family: "ipv6", address: `${first.join(":")}::` }).address;
}

/** Returns an address in canonical form and without its zone. An IPv4 address in IPv6 form becomes an IPv4 address. */
function plainAddress(text: string): string | undefined {
  const [withoutZone = ""] = text.split("%");
  const version = isIP(withoutZone);
  if (version === 0) return undefined;
  if (version === 4) return withoutZone;
  const { address } = new SocketAddress({ family: "ipv6", address: withoutZone });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

/** Removes the port that some proxies add: "203.0.113.7:4711", "[2001:db8::1]:4711". */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}
