import { isIP, isIPv6 } from 'node:net'

/**
 * What limits by address count: an IPv4 address, or the /56 of an IPv6 address. A provider hands a customer a network of
 * that size or of /64 (RIPE-690), all of whose addresses are the customer's to come from.
 *
 * @param address as a socket or a proxy tells it; a port behind it, which some proxies add, does not count
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address).split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last]
  const numbers = groups.slice(0, 4).map((group) => Number.parseInt(group, 16))
  numbers[3] = (numbers[3] ?? 0) & 0xff00
  return `${numbers.map((number) => number.toString(16)).join(':')}::/56`
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` without what is behind the address. */
function withoutPort(address: string): string {
  const found = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1]
  return found && isIP(found) ? found : address
}

/** Whether an address is this machine's own, as seen from itself. */
export function isLoopback(address: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/i.test(address)
}
