import type { XmlNode } from './xml.ts'

/** Square centimetres from which on a picture may be a page of the contract: a third of the writing on A4, far more than logos and signatures. */
const large = 130

const emuPerCm = 360_000
const pointsPerCm = 72 / 2.54

/**
 * Whether a drawing, in its newer or its older form, is a picture of that size: what stands in it is not read. The elements are of
 * namespaces that text never stands in, which are told apart by their last name alone.
 */
export function isLargePicture(drawing: XmlNode): boolean {
  const nodes = below(drawing)
  if (!nodes.some(({ name }) => name === 'other:blip' || name === 'other:imagedata')) return false
  return nodes.some((node) => areaOf(node) >= large)
}

function areaOf({ name, attributes }: XmlNode): number {
  if (name === 'other:extent') return (Number(attributes.cx) / emuPerCm) * (Number(attributes.cy) / emuPerCm) || 0
  const points = (side: string) =>
    Number(attributes.style?.match(`(?:^|;)\\s*${side}:\\s*([\\d.]+)pt`)?.[1]) / pointsPerCm
  return name === 'other:shape' || name === 'other:rect' ? points('width') * points('height') || 0 : 0
}

const below = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(below)]
