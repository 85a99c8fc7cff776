/** Whether a file is a picture of a kind that pages are made of (JPEG, PNG), by its content alone. */
export function isPhoto(bytes: Uint8Array): boolean {
  return starts(bytes, [0xff, 0xd8, 0xff]) || starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
}

const starts = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, i) => bytes[i] === byte)
